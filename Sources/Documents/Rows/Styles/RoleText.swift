/// A text and the roles of its parts. Control characters in it are visible.
struct RoleText: Sendable, Hashable {
    private(set) var text = ""
    private(set) var spans: [TextSpan] = []

    init() {}

    init(_ text: String, _ role: TextRole? = nil) { append(text, role) }

    /// The number of bytes of UTF-8.
    var count: Int { text.utf8.count }
    var isEmpty: Bool { text.isEmpty }

    mutating func append(_ part: String, _ role: TextRole? = nil) {
        let start = text.utf8.count
        text += RowText.visible(part)
        guard let role, !part.isEmpty else { return }
        add(start..<text.utf8.count, role)
    }

    mutating func append(_ part: RoleText) {
        let start = text.utf8.count
        text += part.text
        spans += part.spans.map { TextSpan(start + $0.range.lowerBound..<start + $0.range.upperBound, $0.role) }
    }

    /// Gives a role to a part of the text, after the parts that have one.
    private mutating func add(_ range: Range<Int>, _ role: TextRole) {
        if let last = spans.last, last.role == role, last.range.upperBound == range.lowerBound {
            spans[spans.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            spans.append(TextSpan(range, role))
        }
    }
}

extension Sequence<RoleText> {
    /// Returns the texts in one, with a separator in the secondary color between them.
    func joined(separator: String) -> RoleText {
        var all = RoleText()
        for (index, part) in enumerated() {
            if index > 0 { all.append(separator, .secondary) }
            all.append(part)
        }
        return all
    }
}
