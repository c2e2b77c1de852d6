/// Rows that are the elements of a JSON array, the members of a JSON object, or one JSON value.
///
/// The scanner parses only strings, escapes and nesting. Whether an element is valid is decided when its row is
/// rendered. Text after the end is a row, and so is a missing element between two commas.
struct ElementScanner: RowScanner {
    private enum Place: Sendable {
        case start, scalar, beforeElement, element, afterEnd
    }

    /// The array or object whose elements are the rows; `nil` before it begins, and for a document that has none.
    private(set) var container: JSONContainer?
    private var place = Place.start
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private var isAfterComma = false
    private var line: Int
    /// The current row: its start, its line, and the end of its last byte that is not white space.
    private var rowStart = 0
    private var rowLine = 1
    private var rowEnd: Int?

    init(line: Int = 1) { self.line = line }

    /// Whether the array or the object has ended.
    var isAtEnd: Bool { place == .afterEnd }

    func restarted(at offset: Int, line: Int) -> ElementScanner {
        var scanner = ElementScanner(line: line)
        scanner.container = container
        scanner.place = container == nil ? .start : .beforeElement
        scanner.isAfterComma = true
        return scanner
    }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        guard let bytes = window.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        var position = 0
        while position < window.count {
            if !isEscaped {
                let start = position
                position = Self.endOfPlainBytes(bytes, position..<window.count, inString: isInString)
                if position > start, !isInString { takePlain(from: offset + start, upTo: offset + position) }
                guard position < window.count else { break }
            }
            let byte = bytes[position]
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == 0x5C {
                    isEscaped = true
                } else if byte == 0x22 {
                    isInString = false
                    rowEnd = offset + position + 1
                } else if byte == 0x0A {
                    line += 1
                }
            } else if byte.isJSONSpace {
                if byte == 0x0A { line += 1 }
            } else {
                take(byte, at: offset + position, found: found)
            }
            position += 1
        }
    }

    /// Returns the end of the bytes that only make the row longer. Most bytes are such, so they have a loop of their
    /// own.
    private static func endOfPlainBytes(
        _ bytes: UnsafePointer<UInt8>,
        _ range: Range<Int>,
        inString: Bool
    ) -> Int {
        var position = range.lowerBound
        if inString {
            while position < range.upperBound {
                let byte = bytes[position]
                if byte == 0x22 || byte == 0x5C || byte == 0x0A { break }
                position += 1
            }
        } else {
            while position < range.upperBound {
                let byte = bytes[position]
                // Brackets and braces differ in one bit: 5B and 7B, 5D and 7D.
                let folded = byte | 0x20
                if byte <= 0x22 || byte == 0x2C || folded == 0x7B || folded == 0x7D { break }
                position += 1
            }
        }
        return position
    }

    /// Takes bytes outside of strings that are neither white space nor punctuation other than colons.
    private mutating func takePlain(from start: Int, upTo end: Int) {
        switch place {
        case .start: begin(.scalar, at: start)
        case .beforeElement: begin(.element, at: start)
        case .afterEnd where rowEnd == nil: begin(.afterEnd, at: start)
        case .scalar, .element, .afterEnd: break
        }
        rowEnd = end
    }

    /// Takes a byte that is neither in a string nor white space.
    private mutating func take(_ byte: UInt8, at offset: Int, found: (RowSpan) -> Void) {
        switch place {
        case .start where byte == UInt8(ascii: "["): enter(.array)
        case .start where byte == UInt8(ascii: "{"): enter(.object)
        case .start:
            begin(.scalar, at: offset)
            takeElement(byte, at: offset)
        case .beforeElement where byte == UInt8(ascii: ",") || byte == closer:
            if byte != closer || isAfterComma { found(RowSpan(offset..<offset, line: line)) }
            if byte == closer { place = .afterEnd }
            isAfterComma = true
        case .beforeElement:
            begin(.element, at: offset)
            takeElement(byte, at: offset)
        case .element where depth == 0 && (byte == UInt8(ascii: ",") || byte == closer):
            emit(nil, found: found)
            place = byte == closer ? .afterEnd : .beforeElement
            isAfterComma = true
        case .element, .scalar:
            takeElement(byte, at: offset)
        case .afterEnd:
            if rowEnd == nil { begin(.afterEnd, at: offset) }
            rowEnd = offset + 1
        }
    }

    private mutating func takeElement(_ byte: UInt8, at offset: Int) {
        rowEnd = offset + 1
        switch byte {
        case 0x22: isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        default: break
        }
    }

    private var closer: UInt8 { container == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }

    private mutating func enter(_ container: JSONContainer) {
        self.container = container
        place = .beforeElement
    }

    private mutating func begin(_ place: Place, at offset: Int) {
        self.place = place
        rowStart = offset
        rowLine = line
    }

    private mutating func emit(_ flaw: RowFlaw?, found: (RowSpan) -> Void) {
        guard let end = rowEnd else { return }
        found(RowSpan(rowStart..<end, line: rowLine, flaw: flaw))
        rowEnd = nil
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        if isInString { rowEnd = offset }
        switch (place, container) {
        case (.beforeElement, let container?):
            found(RowSpan(offset..<offset, line: line, flaw: .unclosed(container)))
        case (.element, let container?):
            emit(.unclosed(container), found: found)
        case (.afterEnd, let container?):
            emit(.afterEnd(container), found: found)
        default:
            emit(nil, found: found)
        }
        place = .afterEnd
    }
}
