/// Rows that are the elements of an array of JSON5, the members of an object, or one value.
///
/// As in JSON, the scanner parses only strings, comments, escapes and nesting. What a comment is about is told by
/// lines: after a comma, one that a line end follows belongs to the value before the comma, whose row then ends with
/// it. Any other comment belongs to the value around it or after it. The comments before the container, before its end
/// and after it are rows of their own.
struct JSON5Scanner: RowScanner {
    private enum Place: Sendable {
        /// `afterComma` is on the line of the comma. The row before the comma has not been found yet.
        case start, scalar, beforeElement, element, afterComma, afterEnd
    }

    private enum Text: Sendable {
        case plain, slash, lineComment, blockComment, blockStar
        case string(quote: UInt8), escape(quote: UInt8)
    }

    /// The array or object whose elements are the rows; `nil` before it begins, and for a document that has none.
    private(set) var container: JSONContainer?
    /// The offsets of its opening bracket, and after its closing bracket.
    private var containerStart: Int?
    private var containerEnd: Int?
    private var place = Place.start
    private var text = Text.plain
    private var depth = 0
    private var line: Int
    /// The current row, if it has begun: its start, its line, and the end of its last byte that is not white space.
    private var row: (start: Int, line: Int)?
    private var rowEnd = 0
    /// The comments after the comma on its line.
    private var comments: (range: Range<Int>, line: Int)?
    /// Whether the row after the end has more than comments.
    private var hasTextAfterEnd = false

    init(line: Int = 1) { self.line = line }

    func restarted(at offset: Int, line: Int) -> JSON5Scanner {
        var scanner = JSON5Scanner(line: line)
        guard let container, let containerStart, offset > containerStart else { return scanner }
        (scanner.container, scanner.containerStart) = (container, containerStart)
        scanner.place = .beforeElement
        if let containerEnd, offset >= containerEnd {
            scanner.containerEnd = containerEnd
            scanner.place = .afterEnd
        }
        return scanner
    }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        guard let bytes = window.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        var position = 0
        while position < window.count {
            if case .string(let quote) = text {
                while position < window.count, bytes[position] != quote, bytes[position] != 0x5C,
                    bytes[position] != 0x0A
                {
                    position += 1
                }
                guard position < window.count else { break }
            }
            take(bytes[position], at: offset + position, found: found)
            position += 1
        }
    }

    /// Reads bytes up to the first one that is neither blank nor in a comment, and returns the container that begins
    /// with it.
    mutating func container(beginning bytes: UnsafeRawBufferPointer) -> JSONContainer? {
        var offset = 0
        while offset < bytes.count, place == .start {
            take(bytes[offset], at: offset) { _ in }
            offset += 1
        }
        return container
    }

    private mutating func take(_ byte: UInt8, at offset: Int, found: (RowSpan) -> Void) {
        switch text {
        case .escape(let quote): text = .string(quote: quote)
        case .string(let quote):
            if byte == 0x5C { text = .escape(quote: quote) }
            if byte == quote {
                text = .plain
                rowEnd = offset + 1
            }
        case .lineComment:
            if byte == 0x0A || byte == 0x0D {
                endComment(at: offset)
                takeBlank(byte, found: found)
                return
            }
        case .blockComment: if byte == UInt8(ascii: "*") { text = .blockStar }
        case .blockStar:
            if byte == UInt8(ascii: "/") {
                endComment(at: offset + 1)
            } else if byte != UInt8(ascii: "*") {
                text = .blockComment
            }
        case .slash where byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*"):
            beginComment(at: offset - 1)
            text = byte == UInt8(ascii: "/") ? .lineComment : .blockComment
        case .slash:
            text = .plain
            takeContent(UInt8(ascii: "/"), at: offset - 1, found: found)
            take(byte, at: offset, found: found)
            return
        case .plain:
            if byte == UInt8(ascii: "/") {
                text = .slash
            } else if byte.isJSONSpace {
                takeBlank(byte, found: found)
                return
            } else {
                takeContent(byte, at: offset, found: found)
            }
        }
        if byte == 0x0A { line += 1 }
    }

    /// Takes white space. A line end completes the row before a comma.
    private mutating func takeBlank(_ byte: UInt8, found: (RowSpan) -> Void) {
        if place == .afterComma, byte == 0x0A || byte == 0x0D {
            if let comments { rowEnd = comments.range.upperBound }
            comments = nil
            emit(nil, found: found)
            place = .beforeElement
        }
        if byte == 0x0A { line += 1 }
    }

    private mutating func beginComment(at offset: Int) {
        if place == .afterComma {
            comments = comments ?? (offset..<offset, line)
        } else if row == nil {
            row = (offset, line)
        }
    }

    private mutating func endComment(at end: Int) {
        text = .plain
        if let open = comments, place == .afterComma {
            comments = (open.range.lowerBound..<end, open.line)
        } else {
            rowEnd = end
        }
    }

    /// Takes a byte that is neither white space nor in a comment or a string.
    private mutating func takeContent(_ byte: UInt8, at offset: Int, found: (RowSpan) -> Void) {
        if place == .afterComma {
            emit(nil, found: found)
            place = .beforeElement
            if let comments {
                row = (comments.range.lowerBound, comments.line)
                rowEnd = comments.range.upperBound
            }
            comments = nil
        }
        switch place {
        case .start where byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{"):
            emit(nil, found: found)
            container = byte == UInt8(ascii: "[") ? .array : .object
            containerStart = offset
            place = .beforeElement
        case .start:
            place = .scalar
            takeElement(byte, at: offset)
        case .beforeElement where byte == UInt8(ascii: ",") || byte == closer:
            emit(nil, found: found)
            if byte == closer { end(at: offset) } else { found(RowSpan(offset..<offset, line: line)) }
        case .beforeElement:
            place = .element
            takeElement(byte, at: offset)
        case .element where depth == 0 && byte == UInt8(ascii: ","): place = .afterComma
        case .element where depth == 0 && byte == closer:
            emit(nil, found: found)
            end(at: offset)
        case .element, .scalar: takeElement(byte, at: offset)
        case .afterComma: break
        case .afterEnd:
            if row == nil { row = (offset, line) }
            hasTextAfterEnd = true
            rowEnd = offset + 1
        }
    }

    private mutating func takeElement(_ byte: UInt8, at offset: Int) {
        if row == nil { row = (offset, line) }
        rowEnd = offset + 1
        switch byte {
        case 0x22, 0x27: text = .string(quote: byte)
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        default: break
        }
    }

    private var closer: UInt8 { container == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }

    private mutating func end(at offset: Int) {
        place = .afterEnd
        containerEnd = offset + 1
    }

    private mutating func emit(_ flaw: RowFlaw?, found: (RowSpan) -> Void) {
        guard let row else { return }
        found(RowSpan(row.start..<rowEnd, line: row.line, flaw: flaw))
        self.row = nil
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        switch text {
        case .slash: takeContent(UInt8(ascii: "/"), at: offset - 1, found: found)
        case .string, .escape: rowEnd = offset
        case .lineComment, .blockComment, .blockStar: endComment(at: offset)
        case .plain: break
        }
        text = .plain
        takeBlank(0x0D, found: found)
        switch (place, container) {
        case (.beforeElement, let container?):
            emit(nil, found: found)
            found(RowSpan(offset..<offset, line: line, flaw: .unclosed(container)))
        case (.element, let container?): emit(.unclosed(container), found: found)
        case (.afterEnd, let container?): emit(hasTextAfterEnd ? .afterEnd(container) : nil, found: found)
        default: emit(nil, found: found)
        }
        place = .afterEnd
    }
}
