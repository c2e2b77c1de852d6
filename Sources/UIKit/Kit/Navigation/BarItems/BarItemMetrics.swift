import CoreGraphics

/// The measures of items in a kind of bar, in points: those of an iPhone 16 Pro, of which O has the capsules and M what
/// is in them (`LookSource`). Values without a source are unverified.
struct BarItemMetrics: Equatable {
    /// The height of a capsule.
    var height: CGFloat
    /// The height of a button in a capsule, and its least width.
    var button: CGFloat
    /// The space between two buttons in a capsule.
    var gap: CGFloat
    /// The space beside the title of a button.
    var titleInset: CGFloat
    /// The space beside the image of a button.
    var imageInset: CGFloat

    /// The space between the ends of a capsule and its buttons.
    var padding: CGFloat { (height - button) / 2 }

    static let navigation = BarItemMetrics(
        height: Looks.capsuleHeight.light,
        button: 36,
        gap: 16,
        titleInset: 12,
        imageInset: 7
    )
    static let toolbar = BarItemMetrics(
        height: Looks.toolbarCapsuleHeight.light,
        button: 38,
        gap: 14,
        titleInset: 11,
        imageInset: 8
    )

    /// The distance between two capsules.
    static let capsuleGap = Looks.capsuleGap.light
    /// The opacity of the tint color behind a selected item.
    static let selectionAlpha: CGFloat = 0.2
    /// The opacity of a pressed item, if capsules don't move.
    static let highlightedAlpha: CGFloat = 0.3
    /// The least width that the title of a navigation bar keeps if its items want all of it.
    static let leastTitle: CGFloat = 44
}
