/// Rows that are the nodes inside the outermost element: elements, texts, comments and instructions.
struct XMLScanner: RowScanner {
    private enum Markup {
        /// Text, or nothing.
        case none
        /// After `<`, until it is known what begins.
        case beginning
        case startTag, endTag, comment, characters, instruction, declaration
    }

    private var markup = Markup.none
    /// The last bytes of the current markup, up to eight. The last one is the lowest.
    private var recent: UInt64 = 0
    /// The number of bytes after `<`, while it is not known what begins.
    private var beginningLength = 0
    private var quote: UInt8 = 0
    /// The number of brackets that are open in a declaration.
    private var brackets = 0
    /// The number of elements that are open, with the outermost one.
    private var depth = 0
    private var line: Int
    /// The current row: its start, its line, and the end of its last byte that is not white space.
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

    /// Whether the outermost element has ended.
    var hasEnded: Bool { endStart != nil }

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
            found(RowSpan(head.offset..<max(headEnd, head.offset), line: head.line, flaw: .noElement))
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
                (markup, recent, quote, beginningLength) = (.beginning, 0, 0, 0)
            } else if isRow, !byte.isJSONSpace {
                if row == nil { row = (offset, line, offset) }
                row?.end = offset + 1
            }
            return
        case .beginning: begin(byte)
        case .comment, .characters, .instruction:
            recent = recent << 8 | UInt64(byte)
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
        case .endTag where byte == UInt8(ascii: "<"):
            // A damaged end tag ends where other markup begins, since rows don't show end tags.
            takeTag(UInt8(ascii: ">"), at: offset - 1, found: found)
            return take(byte, at: offset, found: found)
        case .startTag, .endTag: takeTag(byte, at: offset, found: found)
        }
        if row != nil { row?.end = offset + 1 }
    }

    /// Takes a byte after `<`.
    private mutating func begin(_ byte: UInt8) {
        recent = recent << 8 | UInt64(byte)
        beginningLength += 1
        if beginningLength == 1 {
            switch byte {
            case UInt8(ascii: "/"): markup = .endTag
            case UInt8(ascii: "?"): (markup, recent) = (.instruction, 0)
            case UInt8(ascii: "!"): break
            // A tag without a name ends at once.
            case UInt8(ascii: ">"): markup = .none
            default: markup = .startTag
            }
            return
        }
        if recent == Self.register("!--") {
            (markup, recent) = (.comment, 0)
        } else if recent == Self.register("![CDATA[") {
            (markup, recent) = (.characters, 0)
        } else if !Self.begins("!--", recent, beginningLength), !Self.begins("![CDATA[", recent, beginningLength) {
            brackets = byte == UInt8(ascii: "[") ? 1 : 0
            (markup, recent) = (.declaration, 0)
            if byte == UInt8(ascii: ">") { markup = .none }
        }
    }

    /// Returns the bytes of a text of up to eight as they are in `recent`.
    private static func register(_ text: StaticString) -> UInt64 {
        text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt64($1) } }
    }

    private static func begins(_ text: StaticString, _ recent: UInt64, _ count: Int) -> Bool {
        count < text.utf8CodeUnitCount && register(text) >> UInt64(8 * (text.utf8CodeUnitCount - count)) == recent
    }

    private static func ends(_ recent: UInt64, _ markup: Markup) -> Bool {
        switch markup {
        case .comment: recent & 0xFF_FFFF == register("-->")
        case .characters: recent & 0xFF_FFFF == register("]]>")
        default: recent & 0xFFFF == register("?>")
        }
    }

    private mutating func takeTag(_ byte: UInt8, at offset: Int, found: (RowSpan) -> Void) {
        if quote != 0 {
            if byte == quote { quote = 0 }
            return
        }
        if markup == .startTag, byte == 0x22 || byte == 0x27 { return quote = byte }
        guard byte == UInt8(ascii: ">") else { return recent = UInt64(byte) }
        let isEmpty = markup == .startTag && recent == UInt64(UInt8(ascii: "/"))
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
        recent = 0
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
