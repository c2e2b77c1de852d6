import Glibc

/// Rows that are the lines with text, or all lines. A line end is not part of the row.
struct LineScanner: RowScanner {
    /// The byte that ends a line: a line feed, or a carriage return in a file without line feeds.
    private let newline: UInt8
    /// Whether blank lines are rows.
    private let keepsBlankLines: Bool
    /// The state of the current line.
    private var start: Int
    private var number: Int
    private var isBlank = true
    private var lastByte: UInt8 = 0

    init(newline: UInt8 = UInt8(ascii: "\n"), start: Int = 0, line: Int = 1, keepsBlankLines: Bool = false) {
        self.newline = newline
        self.keepsBlankLines = keepsBlankLines
        self.start = start
        number = line
    }

    func restarted(at offset: Int, line: Int) -> LineScanner {
        LineScanner(newline: newline, start: offset, line: line, keepsBlankLines: keepsBlankLines)
    }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        guard let base = window.baseAddress else { return }
        var position = 0
        while position < window.count {
            position = takeLine(base, position..<window.count, at: offset, found: found)
        }
    }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, into batch: inout RowBatch) {
        guard let base = window.baseAddress else { return }
        var position = 0
        while position < window.count {
            // A survey also reads the byte before its stretch, which must be in the window.
            if position > 0, start == offset + position {
                position = takeStretch(base, position..<window.count, at: offset, into: &batch)
                guard position < window.count else { break }
            }
            var span: RowSpan?
            position = takeLine(base, position..<window.count, at: offset) { span = $0 }
            if let span { batch.append(span) }
        }
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        guard start < offset else { return }
        end(at: offset, found: found)
        start = offset
    }

    /// Scans the rest of a line, as far as the window has it, and returns where that ends.
    private mutating func takeLine(
        _ base: UnsafeRawPointer,
        _ part: Range<Int>,
        at offset: Int,
        found: (RowSpan) -> Void
    ) -> Int {
        let newline = memchr(base + part.lowerBound, Int32(newline), part.count).map { UnsafeRawPointer($0) - base }
        let end = newline ?? part.upperBound
        if end > part.lowerBound { lastByte = base.load(fromByteOffset: end - 1, as: UInt8.self) }
        var position = part.lowerBound
        while isBlank, position < end {
            isBlank = base.load(fromByteOffset: position, as: UInt8.self).isBlank
            position += 1
        }
        guard newline != nil else { return end }
        self.end(at: offset + end, found: found)
        start = offset + end + 1
        return end + 1
    }

    /// Scans lines none of which begins with white space, unless blank lines are rows, up to the next checkpoint.
    /// Begins at the start of a line. Returns the start of a later line, or where it began if it cannot gain anything.
    private mutating func takeStretch(
        _ base: UnsafeRawPointer,
        _ part: Range<Int>,
        at offset: Int,
        into batch: inout RowBatch
    ) -> Int {
        let rowLimit = batch.rowsToCheckpoint(from: offset + part.lowerBound)
        let byteLimit = min(part.count, batch.bytesToCheckpoint(from: offset + part.lowerBound))
        let limit = part.lowerBound + byteLimit - LineSurvey.size
        // A survey counts the line end before the stretch, and not one in its last byte.
        var count = -1
        var position = part.lowerBound
        while position <= limit {
            let survey = LineSurvey(base + position, newline: newline)
            guard survey.isPlain || keepsBlankLines, count + survey.lineEnds < rowLimit else { break }
            count += survey.lineEnds
            position += LineSurvey.size
        }
        guard count > 0 else { return part.lowerBound }
        batch.append(count, firstAt: start, line: number)
        // The last survey may end within a line, which `takeLine` has to see from its start.
        position -= 1
        while base.load(fromByteOffset: position - 1, as: UInt8.self) != newline { position -= 1 }
        number += count
        start = offset + position
        return position
    }

    private mutating func end(at end: Int, found: (RowSpan) -> Void) {
        let endsInReturn = lastByte == UInt8(ascii: "\r") && end > start
        if !isBlank || keepsBlankLines { found(RowSpan(start..<(endsInReturn ? end - 1 : end), line: number)) }
        number += 1
        isBlank = true
        lastByte = 0
    }
}
