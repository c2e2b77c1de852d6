/// The active constraints that mention an item. They are not retained.
@MainActor
struct LayoutMentions {
    private var mentions: [ConstraintReference] = []

    /// The constraints that still exist. The view that holds a constraint may be deallocated before the item is.
    var constraints: [NSLayoutConstraint] { mentions.compactMap(\.constraint) }

    var isEmpty: Bool { mentions.isEmpty }

    mutating func insert(_ constraint: NSLayoutConstraint) {
        mentions.append(constraint.reference)
    }

    mutating func remove(_ constraint: NSLayoutConstraint) {
        mentions.removeAll { $0.constraint == nil || $0.constraint === constraint }
    }
}
