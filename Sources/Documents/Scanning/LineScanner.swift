import Foundation

/// Rows that are lines: each one that is not blank. What ends a line is not part of it.
struct LineScanner: RowScanner {
    /// The byte that ends a line: a line feed; a carriage return in files that have no line feed.
    private let newline: UInt8
    /// The line under way.
    private var start: Int
    private var number: Int
    private var isBlank = true
    private var lastByte: UInt8 = 0

    init(newline: UInt8 = UInt8(ascii: "\n"), start: Int = 0, line: Int = 1) {
        self.newline = newline
        self.start = start
        number = line
    }

    func restarted(at offset: Int, line: Int) -> LineScanner {
        LineScanner(newline: newline, start: offset, line: line)
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
            // The byte before the stretch is looked at, too.
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

    /// Takes the rest of one line, or what the window has of it, and returns where that ends.
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

    /// Takes lines of which none begins as a blank one does, as far as no checkpoint is due, from the start of a line to
    /// anywhere in a line. Returns where it ended: at the start if there is nothing to gain.
    private mutating func takeStretch(
        _ base: UnsafeRawPointer,
        _ part: Range<Int>,
        at offset: Int,
        into batch: inout RowBatch
    ) -> Int {
        let rowLimit = batch.rowsToCheckpoint(from: offset + part.lowerBound)
        let byteLimit = min(part.count, batch.bytesToCheckpoint(from: offset + part.lowerBound))
        let limit = part.lowerBound + byteLimit - LineSurvey.size
        // The line end before the stretch is counted, the last byte of it is not.
        var count = -1
        var position = part.lowerBound
        while position <= limit {
            let survey = LineSurvey(base + position, newline: newline)
            guard survey.isPlain, count + survey.lineEnds < rowLimit else { break }
            count += survey.lineEnds
            position += LineSurvey.size
        }
        guard count > 0 else { return part.lowerBound }
        batch.append(count, firstAt: start, line: number)
        // Back to the start of the line under way.
        position -= 1
        while base.load(fromByteOffset: position - 1, as: UInt8.self) != newline { position -= 1 }
        number += count
        start = offset + position
        return position
    }

    private mutating func end(at end: Int, found: (RowSpan) -> Void) {
        let endsInReturn = lastByte == UInt8(ascii: "\r") && end > start
        if !isBlank { found(RowSpan(start..<(endsInReturn ? end - 1 : end), line: number)) }
        number += 1
        isBlank = true
        lastByte = 0
    }
}
