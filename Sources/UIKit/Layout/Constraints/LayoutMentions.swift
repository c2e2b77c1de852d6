/// The active constraints that mention an item, not retained.
struct LayoutMentions {
    private struct Mention {
        weak var constraint: NSLayoutConstraint?
    }

    private var mentions: [Mention] = []

    /// Those that are left: the view that holds a constraint may be gone while an item lives on.
    var constraints: [NSLayoutConstraint] { mentions.compactMap(\.constraint) }

    var isEmpty: Bool { mentions.isEmpty }

    mutating func insert(_ constraint: NSLayoutConstraint) {
        mentions.append(Mention(constraint: constraint))
    }

    mutating func remove(_ constraint: NSLayoutConstraint) {
        mentions.removeAll { $0.constraint == nil || $0.constraint === constraint }
    }
}
