extension Example {
    /// The plain examples, in the same order, implemented with Unfold.
    static let unfolding: [Example] = [
        Example(
            id: "tap-to-reveal-unfold",
            title: "Tap to reveal",
            summary: "One line to toggle. The tapped row stays where it is.",
            icon: ExampleIcon("person.fill", .systemBlue),
            makeViewController: { UnfoldingPioneersViewController() }
        ),
        Example(
            id: "comments-unfold",
            title: "Comments",
            summary: "Nothing is measured by hand. A comment that fits has no arrow.",
            icon: ExampleIcon("bubble.left.fill", .systemGreen),
            makeViewController: { UnfoldingCommentsViewController() }
        ),
        Example(
            id: "messages-unfold",
            title: "Messages",
            summary: "Open messages stay open, wherever rows come and go.",
            icon: ExampleIcon("envelope.fill", .systemCyan),
            makeViewController: { UnfoldingMessagesViewController() }
        ),
        Example(
            id: "main-and-detail-unfold",
            title: "Main and detail",
            summary: "A picture and a text that are made when a row opens.",
            icon: ExampleIcon("cloud.fill", .systemTeal),
            makeViewController: { UnfoldingCloudsViewController() }
        ),
        Example(
            id: "three-sizes-unfold",
            title: "Three sizes",
            summary: "Small, medium and large, by a tap anywhere on the row.",
            icon: ExampleIcon("drop.fill", .systemPurple),
            makeViewController: { UnfoldingTilesViewController() }
        ),
    ]

    /// Examples that exist only with Unfold.
    static let unfoldingOnly: [Example] = [
        Example(
            id: "plain-cells",
            title: "No cell class",
            summary: "The system's cells, whose texts unfold. Three lines of code.",
            icon: ExampleIcon("text.alignleft", .systemOrange),
            makeViewController: { SmallThingsViewController() }
        ),
        Example(
            id: "outline",
            title: "Outline",
            summary: "Three levels, indented, any number of groups open.",
            icon: ExampleIcon("list.bullet.indent", .systemIndigo),
            makeViewController: { OrchestraViewController() }
        ),
        Example(
            id: "nested-groups",
            title: "Nested groups",
            summary: "Groups unfold to rows, rows to texts, and one of each kind is open.",
            icon: ExampleIcon("leaf.fill", .systemGreen),
            makeViewController: { FieldGuideViewController() }
        ),
        Example(
            id: "folding-sections",
            title: "Sections that fold",
            summary: "A tap on a header folds its rows. The header stays in place.",
            icon: ExampleIcon("folder.fill", .systemBlue),
            makeViewController: { SeasonsViewController() }
        ),
        Example(
            id: "diffable",
            title: "Sorted while open",
            summary: "A diffable data source. Open rows move, and stay open.",
            icon: ExampleIcon("arrow.up.arrow.down", .systemPink),
            makeViewController: { RiversViewController() }
        ),
        Example(
            id: "live-feed",
            title: "Live feed",
            summary: "Messages arrive at the top while rows are open, and nothing moves.",
            icon: ExampleIcon("bolt.fill", .systemYellow),
            makeViewController: { LiveFeedViewController() }
        ),
        Example(
            id: "catchable-spring",
            title: "A spring you can catch",
            summary: "Tap, pinch or drag the handle. Catch a row while it swings, and throw it.",
            icon: ExampleIcon("arrow.up.and.down", .systemRed),
            makeViewController: { SpringsViewController() }
        ),
        Example(
            id: "million-rows",
            title: "A million rows",
            summary: "Unfold any row, all rows, or a distant one that the table scrolls to.",
            icon: ExampleIcon("number", .systemBrown),
            makeViewController: { MillionRowsViewController() }
        ),
    ]
}
