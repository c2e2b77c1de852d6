/// Rows that are the nodes inside the outermost element: elements, texts, comments and instructions.
struct XMLScanner: RowScanner {
    private enum Markup {
        /// Text, or nothing.
        case none
        /// After `<`, until it is known what begins.
        case beginning
        case startTag, endTag, comment, characters, instruction, declaration
    }

    /// The first bytes after `<`, while it is not known what begins.
    private static let longestBeginning = 8

    private var markup = Markup.none
    /// The bytes of the present markup that decide: its first ones, or its last ones.
    private var recent: [UInt8] = []
    private var quote: UInt8 = 0
    /// The number of brackets that are open in a declaration.
    private var brackets = 0
    /// The number of elements that are open, with the outermost one.
    private var depth = 0
    private var line: Int
    /// The present row: its start, its line, and the end of its last byte that is not white space.
    private var row: (start: Int, line: Int, end: Int)?
    private var isAtEnd = false
    /// The offset after the outermost element; `nil` before.
    private var endStart: Int?
    /// Whether what is in front of the first node, with the tag of the outermost element, is a row.
    private let hasHead: Bool
    /// Where that begins; `nil` before.
    private var headStart: (offset: Int, line: Int)?
    private var headEnd = 0

    init(line: Int = 1, hasHead: Bool = true) { (self.line, self.hasHead) = (line, hasHead) }

    /// Whether the outermost element has begun.
    var isInside: Bool { depth > 0 || isAtEnd }

    func restarted(at offset: Int, line: Int) -> XMLScanner {
        var scanner = XMLScanner(line: line, hasHead: hasHead)
        scanner.headStart = headStart
        scanner.isAtEnd = endStart.map { $0 <= offset } ?? false
        scanner.endStart = endStart
        if headStart.map({ $0.offset < offset }) ?? true, !scanner.isAtEnd { scanner.depth = 1 }
        return scanner
    }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        for (place, byte) in window.enumerated() {
            take(byte, at: offset + place, found: found)
            if byte == 0x0A { line += 1 }
        }
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        if depth == 0, !isAtEnd, let head = headStart, hasHead, row == nil, head.offset < offset {
            // There is no element.
            found(RowSpan(head.offset..<max(headEnd, head.offset), line: head.line))
        }
        if let row {
            found(RowSpan(row.start..<row.end, line: row.line, flaw: isAtEnd ? .afterElement : .unclosedElement))
        }
        row = nil
        (isAtEnd, headStart) = (true, headStart)
    }

    private mutating func take(_ byte: UInt8, at offset: Int, found: (RowSpan) -> Void) {
        if isAtEnd {
            guard !byte.isJSONSpace else { return }
            if row == nil { row = (offset, line, offset) }
            row?.end = offset + 1
            return
        }
        let isRow = depth > 0
        if depth == 0, !byte.isJSONSpace {
            if headStart == nil { headStart = (offset, line) }
            headEnd = offset + 1
        }
        switch markup {
        case .none:
            if byte == UInt8(ascii: "<") {
                // A text between elements is a row.
                if depth == 1 { emit(found: found) }
                if isRow, row == nil { row = (offset, line, offset) }
                (markup, recent, quote) = (.beginning, [], 0)
            } else if isRow, !byte.isJSONSpace {
                if row == nil { row = (offset, line, offset) }
                row?.end = offset + 1
            }
            return
        case .beginning: begin(byte)
        case .comment, .characters, .instruction:
            recent = recent.suffix(2) + [byte]
            if Self.ends(recent, markup) { endMarkup(at: offset, found: found) }
        case .declaration:
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else {
                switch byte {
                case 0x22, 0x27: quote = byte
                case UInt8(ascii: "["): brackets += 1
                case UInt8(ascii: "]"): brackets -= 1
                case UInt8(ascii: ">") where brackets <= 0: endMarkup(at: offset, found: found)
                default: break
                }
            }
        case .startTag, .endTag: takeTag(byte, at: offset, found: found)
        }
        if row != nil { row?.end = offset + 1 }
    }

    /// Takes a byte after `<`.
    private mutating func begin(_ byte: UInt8) {
        recent.append(byte)
        switch recent.first {
        case UInt8(ascii: "/"): markup = .endTag
        case UInt8(ascii: "?"): (markup, recent) = (.instruction, [])
        case UInt8(ascii: "!"):
            if recent.starts(with: Array("!--".utf8)) {
                (markup, recent) = (.comment, [])
            } else if recent.starts(with: Array("![CDATA[".utf8)) {
                (markup, recent) = (.characters, [])
            } else if !Array("!--".utf8).starts(with: recent), !Array("![CDATA[".utf8).starts(with: recent) {
                (markup, recent, brackets) = (.declaration, [], recent.last == UInt8(ascii: "[") ? 1 : 0)
            }
        default:
            markup = .startTag
            recent = [byte]
            // A tag without a name ends at once.
            if byte == UInt8(ascii: ">") { markup = .none }
        }
    }

    private static func ends(_ recent: [UInt8], _ markup: Markup) -> Bool {
        switch markup {
        case .comment: recent == Array("-->".utf8)
        case .characters: recent == Array("]]>".utf8)
        default: recent.suffix(2) == Array("?>".utf8)[...]
        }
    }

    private mutating func takeTag(_ byte: UInt8, at offset: Int, found: (RowSpan) -> Void) {
        if quote != 0 {
            if byte == quote { quote = 0 }
            return
        }
        if markup == .startTag, byte == 0x22 || byte == 0x27 { return quote = byte }
        guard byte == UInt8(ascii: ">") else { return recent = [byte] }
        let isEmpty = markup == .startTag && recent.last == UInt8(ascii: "/")
        if markup == .startTag, !isEmpty {
            depth += 1
            markup = .none
            if depth > 1 { row?.end = offset + 1 } else { emitHead(upTo: offset + 1, found: found) }
            return
        }
        if markup == .endTag { depth -= 1 }
        if depth <= 0 {
            if markup == .startTag { emitHead(upTo: offset + 1, found: found) }
            depth = 0
            endStart = offset + 1
            // The end of the outermost element is no row.
            isAtEnd = true
            row = nil
            markup = .none
            return
        }
        endMarkup(at: offset, found: found)
    }

    /// Ends markup, and the row if it is not inside an element of the row.
    private mutating func endMarkup(at offset: Int, found: (RowSpan) -> Void) {
        markup = .none
        recent = []
        guard depth == 1 else { return }
        row?.end = offset + 1
        emit(found: found)
    }

    private func emitHead(upTo end: Int, found: (RowSpan) -> Void) {
        if hasHead, let head = headStart { found(RowSpan(head.offset..<end, line: head.line)) }
    }

    private mutating func emit(found: (RowSpan) -> Void) {
        if let row { found(RowSpan(row.start..<row.end, line: row.line)) }
        row = nil
    }
}
