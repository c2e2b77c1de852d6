/// Rows that are the members of a mapping or the elements of a sequence, told by their indentation.
struct YAMLScanner: LinewiseScanner {
    private enum Kind { case comment, member, element }

    var lines: LineSplitter
    private let column: Int
    private let hasDocuments: Bool
    var group: RowSpan?
    private var kind = Kind.comment
    /// Whether the next line begins a row whatever its indentation, since it may begin inside a line.
    private var isFirst = true

    init(newline: UInt8, start: Int, line: Int, column: Int, hasDocuments: Bool) {
        lines = LineSplitter(newline: newline, start: start, number: line)
        (self.column, self.hasDocuments) = (column, hasDocuments)
    }

    func restarted(at offset: Int, line: Int) -> YAMLScanner {
        var scanner = self
        scanner.lines = lines.restarted(at: offset, line: line)
        (scanner.group, scanner.isFirst) = (nil, true)
        return scanner
    }

    mutating func take(_ line: LineSplitter.Line, found: (RowSpan) -> Void) {
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

    private func begins(_ text: Slice<UnsafeRawBufferPointer>, _ line: LineSplitter.Line, indentation: Int) -> Bool {
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
