extension Example {
    /// The plain examples, in the same order, implemented with Unfold.
    static let unfolding: [Example] = [
        Example(
            id: "tap-to-reveal-unfold",
            title: "Tap to reveal",
            summary: "No heights, no fade: one line to toggle, and the tapped row stays where it is.",
            makeViewController: { UnfoldingPioneersViewController() }
        ),
        Example(
            id: "comments-unfold",
            title: "Comments",
            summary: "Nothing is measured by hand; what already fits has no arrow.",
            makeViewController: { UnfoldingCommentsViewController() }
        ),
        Example(
            id: "messages-unfold",
            title: "Messages",
            summary: "Open messages are remembered by what they are, wherever rows come and go.",
            makeViewController: { UnfoldingMessagesViewController() }
        ),
        Example(
            id: "main-and-detail-unfold",
            title: "Main and detail",
            summary: "Details are made when a row first opens, and go when it folds.",
            makeViewController: { UnfoldingCloudsViewController() }
        ),
        Example(
            id: "three-sizes-unfold",
            title: "Three sizes",
            summary: "Levels of its own, small, medium and large; a tap anywhere on the row counts.",
            makeViewController: { UnfoldingTilesViewController() }
        ),
    ]

    /// Examples that exist only with Unfold.
    static let unfoldingOnly: [Example] = [
        Example(
            id: "nested-groups",
            title: "Nested groups",
            summary: "Groups unfold to rows, rows to texts, and one of each kind is open.",
            makeViewController: { FieldGuideViewController() }
        ),
        Example(
            id: "live-feed",
            title: "Live feed",
            summary: "Messages arrive at the top while rows are open, and nothing moves.",
            makeViewController: { LiveFeedViewController() }
        ),
        Example(
            id: "catchable-spring",
            title: "A spring you can catch",
            summary: "Tap, pinch, or draw the handle; catch a row while it swings, and throw it.",
            makeViewController: { SpringsViewController() }
        ),
        Example(
            id: "million-rows",
            title: "A million rows",
            summary: "Unfold any, unfold all, or go to one far away that unfolds there.",
            makeViewController: { MillionRowsViewController() }
        ),
    ]
}
