/// The active constraints that mention an item, not retained.
@MainActor
struct LayoutMentions {
    private var mentions: [ConstraintReference] = []

    /// Those that are left: the view that holds a constraint may be gone while an item lives on.
    var constraints: [NSLayoutConstraint] { mentions.compactMap(\.constraint) }

    var isEmpty: Bool { mentions.isEmpty }

    mutating func insert(_ constraint: NSLayoutConstraint) {
        mentions.append(constraint.reference)
    }

    mutating func remove(_ constraint: NSLayoutConstraint) {
        mentions.removeAll { $0.constraint == nil || $0.constraint === constraint }
    }
}
