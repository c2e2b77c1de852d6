import Glibc

/// Rows that are the records of a file of separated cells. A quote at the start of a cell protects what follows,
/// including line ends, up to the next single quote. Blank lines are not records.
struct RecordScanner: RowScanner {
    private enum Place: Sendable {
        case cellStart, cell, quoted
    }

    private let dialect: TableDialect
    /// The byte that ends a line. It can differ from the byte that ends a record.
    private let newline: UInt8
    private var place = Place.cellStart
    private var line: Int
    private var recordStart: Int
    private var recordLine: Int
    private var isBlank = true
    private var lastByte: UInt8 = 0
    private var quoteLine = 1
    /// Whether the last byte was a closing quote. A second quote makes both a quote in the text.
    private var reopens = false
    /// Whether the last byte was a backslash inside quotes that may escape the next one.
    private var isEscaped = false

    init(_ dialect: TableDialect, newline: UInt8 = UInt8(ascii: "\n"), start: Int = 0, line: Int = 1) {
        self.dialect = dialect
        self.newline = newline
        self.line = line
        recordStart = start
        recordLine = line
    }

    func restarted(at offset: Int, line: Int) -> RecordScanner {
        RecordScanner(dialect, newline: newline, start: offset, line: line)
    }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        guard let base = window.baseAddress else { return }
        let bytes = base.assumingMemoryBound(to: UInt8.self)
        let count = window.count
        var position = 0
        while position < count {
            if place == .quoted {
                if isEscaped {
                    isEscaped = false
                    countLines(bytes, position..<position + 1)
                    position += 1
                    continue
                }
                let quote = Self.index(of: 0x22, in: bytes, position..<count)
                if dialect.escape == .backslash,
                    let backslash = Self.index(of: 0x5C, in: bytes, position..<(quote ?? count))
                {
                    isEscaped = true
                    countLines(bytes, position..<backslash)
                    position = backslash + 1
                    continue
                }
                countLines(bytes, position..<(quote ?? count))
                position = quote.map { $0 + 1 } ?? count
                lastByte = 0x22
                if quote != nil {
                    place = .cell
                    reopens = true
                }
                continue
            }
            if reopens {
                reopens = false
                if bytes[position] == 0x22 {
                    place = .quoted
                    position += 1
                    continue
                }
            }
            let end = Self.index(of: dialect.terminator, in: bytes, position..<count) ?? count
            if let quote = Self.index(of: 0x22, in: bytes, position..<end) {
                take(bytes, position..<quote)
                if place == .cellStart {
                    place = .quoted
                    quoteLine = line
                } else {
                    place = .cell
                }
                isBlank = false
                lastByte = 0x22
                position = quote + 1
            } else {
                take(bytes, position..<end)
                position = end
                if end < count {
                    emit(endingAt: offset + end, flaw: nil, found: found)
                    position += 1
                    if dialect.terminator == newline { line += 1 }
                    recordStart = offset + position
                    recordLine = line
                }
            }
        }
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        guard recordStart < offset else { return }
        emit(endingAt: offset, flaw: place == .quoted ? .unclosedQuote(line: quoteLine) : nil, found: found)
        recordStart = offset
    }

    /// Takes bytes without quotes and line ends.
    private mutating func take(_ bytes: UnsafePointer<UInt8>, _ part: Range<Int>) {
        guard !part.isEmpty else { return }
        lastByte = bytes[part.upperBound - 1]
        if dialect.terminator != newline { countLines(bytes, part) }
        var position = part.lowerBound
        while isBlank, position < part.upperBound {
            isBlank = isSpace(bytes[position]) && bytes[position] != dialect.delimiter
            position += 1
        }
        // White space before a cell is not part of it, so the last other byte decides where the scanner is.
        position = part.upperBound
        while position > part.lowerBound {
            let byte = bytes[position - 1]
            if byte == dialect.delimiter {
                place = .cellStart
                return
            }
            if !isSpace(byte) {
                place = .cell
                return
            }
            position -= 1
        }
    }

    private mutating func emit(endingAt offset: Int, flaw: RowFlaw?, found: (RowSpan) -> Void) {
        let end = flaw == nil && lastByte == UInt8(ascii: "\r") && offset > recordStart ? offset - 1 : offset
        if !isBlank { found(RowSpan(recordStart..<end, line: recordLine, flaw: flaw)) }
        place = .cellStart
        isBlank = true
        lastByte = 0
        reopens = false
        isEscaped = false
    }

    /// Whether a byte is white space. A line end is, where another byte ends records.
    private func isSpace(_ byte: UInt8) -> Bool { byte.isBlank || byte == 0x0A && dialect.terminator != 0x0A }

    private mutating func countLines(_ bytes: UnsafePointer<UInt8>, _ part: Range<Int>) {
        var position = part.lowerBound
        while let end = Self.index(of: newline, in: bytes, position..<part.upperBound) {
            line += 1
            position = end + 1
        }
    }

    private static func index(of byte: UInt8, in bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int? {
        memchr(bytes + range.lowerBound, Int32(byte), range.count).map { $0 - UnsafeMutableRawPointer(mutating: bytes) }
    }
}
