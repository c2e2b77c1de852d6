extension FormatName {
    package static let yaml = FormatName(ofFormat: "yaml")
}

/// YAML in block style. The members of the outermost mapping or sequence are the rows, or the documents of a stream.
///
/// Indentation determines where rows are, so that a file of any size is shown at once. Aliases, anchors and tags are
/// shown as they are written, and are not replaced.
struct YAMLFormat: DocumentFormat {
    static let name = FormatName.yaml
    static let title = "YAML"
    static let rowNoun = RowNoun("value")
    static let fileExtensions: Set = ["yaml", "yml"]
    static let example = "---\n# who\nname: Zoë\ntags:\n- a\n- b: {c: 1}\n  d: |\n    text\nlast: 1\n"
    static let highestConfidence = FormatConfidence.regular
    static let hasNestedRows = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        // A mark at the beginning, and then keys. Many other texts have colons.
        guard sample.bytes.starts(with: Array("---".utf8)) else { return .none }
        let lines = sample.lines.dropFirst()
        let fitting = lines.count { line in
            let text = line.drop { $0 == 0x20 }
            return text.count < line.count || text.first == UInt8(ascii: "#") || text.first == UInt8(ascii: "-")
                || YAMLLine(text).key != nil
        }
        return fitting > 1 && 10 * fitting >= 9 * lines.count ? .regular : .none
    }

    let start: Int
    private let line: Int
    private let newline: UInt8
    /// The column of the first row.
    private let column: Int
    /// Whether the rows are documents.
    private let hasDocuments: Bool

    init(_ beginning: DocumentBeginning) {
        (start, line, newline) = (beginning.start, beginning.line, beginning.newline)
        // Rows inside others may begin inside a line.
        let before = beginning.bytes(in: max(0, start - 256)..<start)
        let inLine = before.reversed().prefix { $0 != 0x0A && $0 != 0x0D }.count
        let lines = beginning.sample.lines
        let first = lines.first { $0.first { $0 != 0x20 } != UInt8(ascii: "#") && !YAMLLine.isMark($0) }
        column = inLine > 0 ? inLine : first?.prefix { $0 == 0x20 }.count ?? 0
        // Another document after the first one. Other marks separate no rows, so that they make no documents.
        let content = lines.drop(while: YAMLLine.isMark)
        hasDocuments = inLine == 0 && content.contains(where: YAMLLine.beginsDocument)
    }

    var scanner: YAMLScanner {
        YAMLScanner(newline: newline, start: start, line: line, column: column, hasDocuments: hasDocuments)
    }

    func renderer(after scanner: YAMLScanner) -> YAMLRenderer { YAMLRenderer(hasDocuments: hasDocuments) }
}

/// The key or the mark at the beginning of a line of YAML.
struct YAMLLine {
    /// The key of a member of a mapping, and the offset after its colon; `nil` for another line.
    private(set) var key: (text: String, end: Int)?
    /// The offset after the mark of an element of a sequence; `nil` for another line.
    private(set) var elementStart: Int?

    /// - Parameter line: The bytes from the first one that is no space on.
    init(_ line: some RandomAccessCollection<UInt8>) {
        let bytes = Array(line.prefix(4096).prefix { $0 != 0x0A && $0 != 0x0D })
        if bytes.first == UInt8(ascii: "-"), bytes.count == 1 || bytes[1] == 0x20 {
            elementStart = 1 + bytes.dropFirst().prefix { $0 == 0x20 }.count
            return
        }
        key = Self.key(bytes)
    }

    /// Whether a line begins a document, ends one, or is a directive.
    static func isMark(_ line: some RandomAccessCollection<UInt8>) -> Bool {
        let start = Array(line.prefix(4))
        guard start.count >= 3 else { return false }
        let isRule = start[0] == start[1] && start[1] == start[2] && (start[0] == 0x2D || start[0] == 0x2E)
        return isRule && (start.count == 3 || start[3].isJSONSpace) || start[0] == UInt8(ascii: "%")
    }

    /// Whether a line begins a document.
    static func beginsDocument(_ line: some RandomAccessCollection<UInt8>) -> Bool {
        line.first == UInt8(ascii: "-") && isMark(line)
    }

    private static func key(_ bytes: [UInt8]) -> (text: String, end: Int)? {
        var place = 0
        var text: ArraySlice<UInt8>
        if let quote = bytes.first, quote == 0x22 || quote == 0x27 {
            place = 1
            while place < bytes.count, bytes[place] != quote { place += bytes[place] == 0x5C && quote == 0x22 ? 2 : 1 }
            guard place < bytes.count else { return nil }
            text = bytes[1..<place]
            place += 1
            while place < bytes.count, bytes[place] == 0x20 { place += 1 }
            guard place < bytes.count, bytes[place] == 0x3A else { return nil }
        } else {
            guard let first = bytes.first, !"#[{&*!|>%@`,".utf8.contains(first) else { return nil }
            while place < bytes.count {
                if bytes[place] == 0x3A, place + 1 == bytes.count || bytes[place + 1] == 0x20 { break }
                if bytes[place] == UInt8(ascii: "#"), place > 0, bytes[place - 1] == 0x20 { return nil }
                place += 1
            }
            guard place < bytes.count, place > 0 else { return nil }
            text = bytes[..<place]
            while text.last == 0x20 { text = text.dropLast() }
        }
        return (String(decoding: text, as: UTF8.self), place + 1)
    }
}

/// Rows that are the members of a mapping or the elements of a sequence, told by their indentation.
struct YAMLScanner: RowScanner {
    private enum Kind { case comment, member, element }

    private var lines: LineCursor
    private let column: Int
    private let hasDocuments: Bool
    private var group: RowSpan?
    private var kind = Kind.comment
    /// Whether the next line begins a row whatever its indentation, since it may begin inside a line.
    private var isFirst = true

    init(newline: UInt8, start: Int, line: Int, column: Int, hasDocuments: Bool) {
        lines = LineCursor(newline: newline, start: start, number: line)
        (self.column, self.hasDocuments) = (column, hasDocuments)
    }

    func restarted(at offset: Int, line: Int) -> YAMLScanner {
        var scanner = self
        scanner.lines = lines.restarted(at: offset, line: line)
        (scanner.group, scanner.isFirst) = (nil, true)
        return scanner
    }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        // Exclusive access: the closure must not change what the cursor is in.
        var (lines, rest) = (lines, self)
        lines.scan(window, at: offset) { rest.take($0, found: found) }
        rest.lines = lines
        self = rest
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        var (lines, rest) = (lines, self)
        lines.finish(at: offset) { rest.take($0, found: found) }
        rest.lines = lines
        if let group = rest.group { found(group) }
        rest.group = nil
        self = rest
    }

    private mutating func take(_ line: LineCursor.Line, found: (RowSpan) -> Void) {
        guard !line.isBlank else { return }
        let indentation = line.head.prefix { $0 == 0x20 }.count
        let text = line.head.dropFirst(indentation)
        if let open = group, !begins(text, line, indentation: indentation) {
            // A comment belongs to the row that follows it.
            if kind == .comment { kind = Self.kind(of: text) }
            group = RowSpan(open.range.lowerBound..<line.range.upperBound, line: open.line)
        } else {
            if let ended = group { found(ended) }
            kind = Self.kind(of: text)
            group = RowSpan(line.range, line: line.number)
        }
        isFirst = false
    }

    private func begins(_ text: Slice<UnsafeRawBufferPointer>, _ line: LineCursor.Line, indentation: Int) -> Bool {
        if isFirst { return true }
        if hasDocuments { return YAMLLine.beginsDocument(line.head) }
        guard indentation <= column else { return false }
        if kind == .comment { return false }
        switch text.first {
        case UInt8(ascii: "]"), UInt8(ascii: "}"): return false
        // The elements of a sequence may have the indentation of its key.
        case UInt8(ascii: "-") where kind == .member && Self.kind(of: text) == .element: return false
        default: return true
        }
    }

    private static func kind(of text: Slice<UnsafeRawBufferPointer>) -> Kind {
        switch text.first {
        case UInt8(ascii: "#"): return .comment
        case UInt8(ascii: "-"):
            let second = text.dropFirst().first
            return second == nil || second == 0x20 ? .element : .member
        default: return .member
        }
    }
}

/// Renders members and elements. The summary is the value on one line, and what is indented below it is inside.
struct YAMLRenderer: RowRenderer {
    /// Whether the rows are documents.
    let hasDocuments: Bool

    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        let node = YAMLNode(source.bytes)
        let start = source.span.range.lowerBound
        let end = source.span.range.upperBound
        var inside: NestedPlace?
        if hasDocuments {
            // The first document needs no mark.
            let first = YAMLLine.isMark(source.bytes) ? node.firstLineEnd : 0
            if let first { inside = NestedPlace(start + first..<end, .yaml) }
        } else if let place = node.inside {
            inside = NestedPlace(start + place..<end, node.isFlow ? .json : .yaml, beginsAtStart: !node.isFlow)
        }
        let name = name(source)
        let lines = LinesSummary(text.text, hasMembers: inside != nil && !node.isFlow, key: ":", named: name)
        let summary = lines.text
        let isWhole = source.hiddenCount == 0 && !text.text.contains("\n") && summary.count < SummaryText.lengthLimit
        var row = DocumentRow(
            source,
            summary: summary,
            lineLimit: 1,
            detail: isWhole || inside != nil ? nil : text.text,
            detailHasSummary: true,
            inside: inside,
            problems: text.problems
        )
        row.detailIsCode = true
        row.name = name
        row.summarySpans = lines.spans
        return row
    }

    func name(_ source: RowSource) -> RowName {
        if hasDocuments { return .index }
        let node = YAMLNode(source.bytes)
        return node.isElement ? .index : node.key.map { .key($0) } ?? .none
    }
}

/// The parts of a row of YAML.
struct YAMLNode {
    private(set) var key: String?
    private(set) var isElement = false
    /// The offset of what is inside; `nil` if there is nothing.
    private(set) var inside: Int?
    /// Whether what is inside is in brackets or braces.
    private(set) var isFlow = false
    /// The offset after the first line; `nil` if there are no others.
    private(set) var firstLineEnd: Int?

    init(_ bytes: [UInt8]) {
        var start = 0
        // Comments in front of the value are part of its row.
        while start < bytes.count, bytes[start].isJSONSpace || bytes[start] == UInt8(ascii: "#") {
            if bytes[start] == UInt8(ascii: "#") {
                start = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            } else {
                start += 1
            }
        }
        let lineEnd = bytes[start...].firstIndex(of: 0x0A)
        firstLineEnd = lineEnd.flatMap { end in bytes[end...].contains { !$0.isJSONSpace } ? end + 1 : nil }
        let line = YAMLLine(bytes[start...])
        let value: Int
        if let element = line.elementStart {
            isElement = true
            value = start + element
        } else if let found = line.key {
            key = found.text
            value = start + found.end
        } else {
            return
        }
        let end = lineEnd ?? bytes.count
        let rest = bytes[min(value, end)..<end].drop { $0 == 0x20 }
        switch rest.first {
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            // A value that is also JSON has rows of JSON. Other flow style is shown as text.
            let flow = bytes[rest.startIndex...]
            guard JSONValuePlace(Array(flow), isMember: false).hasMembers, JSONSyntax.isValid(flow) else { return }
            (inside, isFlow) = (rest.startIndex, true)
        case UInt8(ascii: "|"), UInt8(ascii: ">"), 0x22, 0x27, UInt8(ascii: "*"): return
        case nil, UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "!"), 0x0D: inside = firstLineEnd
        default:
            // A mapping or a sequence begins on the line of its dash.
            let first = YAMLLine(rest)
            if isElement, firstLineEnd != nil, first.key != nil || first.elementStart != nil {
                inside = rest.startIndex
            }
        }
    }
}
