/// Rows that are values of JSON one after another.
///
/// The scanner parses only strings, escapes and nesting. A value is an array, an object or a string to its end, or
/// other text to white space, to a bracket that opens, or to a quotation mark. A record separator ends any value: as a
/// control character, it is in none.
struct JSONSequenceScanner: RowScanner {
    /// The byte with which each value of a JSON text sequence begins.
    static let separator: UInt8 = 0x1E

    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private var line: Int
    /// The current row, if it has begun: its first byte, where that is, and the end of its last byte that is not white
    /// space.
    private var row: (first: UInt8, start: Int, line: Int)?
    private var rowEnd = 0

    init(line: Int = 1) { self.line = line }

    func restarted(at offset: Int, line: Int) -> JSONSequenceScanner { JSONSequenceScanner(line: line) }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        guard let bytes = window.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        var position = 0
        while position < window.count {
            if !isEscaped, row != nil {
                let start = position
                position = endOfPlainBytes(bytes, position..<window.count)
                if position > start { rowEnd = offset + position }
                guard position < window.count else { break }
            }
            let byte = bytes[position]
            if byte == Self.separator {
                emit(nil, found: found)
                (depth, isInString, isEscaped) = (0, false, false)
            } else if isInString {
                takeInString(byte, at: offset + position, found: found)
            } else {
                take(byte, at: offset + position, found: found)
            }
            if byte == 0x0A { line += 1 }
            position += 1
        }
    }

    /// Returns the end of the bytes that only make the row longer. Most bytes are such, so they have a loop of their
    /// own.
    private func endOfPlainBytes(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int {
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = bytes[position]
            if byte <= 0x22 {
                // A space in a string is as plain as a letter.
                guard isInString, byte >= 0x20, byte != 0x22 else { break }
            } else if isInString {
                if byte == 0x5C { break }
            } else {
                // Brackets and braces differ in one bit: 5B and 7B, 5D and 7D.
                let folded = byte | 0x20
                if folded == 0x7B || folded == 0x7D { break }
            }
            position += 1
        }
        return position
    }

    private mutating func takeInString(_ byte: UInt8, at offset: Int, found: (RowSpan) -> Void) {
        rowEnd = offset + 1
        if isEscaped {
            isEscaped = false
        } else if byte == 0x5C {
            isEscaped = true
        } else if byte == 0x22 {
            isInString = false
            if depth == 0 { emit(nil, found: found) }
        }
    }

    /// Takes a byte outside of strings.
    private mutating func take(_ byte: UInt8, at offset: Int, found: (RowSpan) -> Void) {
        if byte.isJSONSpace {
            if depth == 0 { emit(nil, found: found) }
            return
        }
        let opens = JSONSyntax.opensContainer(byte)
        if depth == 0, opens || byte == 0x22 { emit(nil, found: found) }
        if row == nil { row = (byte, offset, line) }
        rowEnd = offset + 1
        if opens {
            depth += 1
        } else if byte == 0x22 {
            isInString = true
        } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"), depth > 0 {
            depth -= 1
            if depth == 0 { emit(nil, found: found) }
        }
    }

    private mutating func emit(_ flaw: RowFlaw?, found: (RowSpan) -> Void) {
        guard let row else { return }
        found(RowSpan(row.start..<rowEnd, line: row.line, flaw: flaw))
        self.row = nil
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        if isInString { rowEnd = offset }
        emit(depth > 0 ? .unclosed(row?.first == UInt8(ascii: "{") ? .object : .array) : nil, found: found)
        (depth, isInString, isEscaped) = (0, false, false)
    }
}
