/// Lists of collection views.
extension Example {
    /// The lists that don't use Unfold, by section snapshots and configurations.
    static let plainLists: [Example] = [
        Example(
            id: "list-outline",
            title: "List outline",
            summary: "A section snapshot, and chevrons that show and hide what is inside.",
            icon: ExampleIcon("music.note.list", .systemGray),
            makeViewController: { InstrumentListViewController() }
        ),
        Example(
            id: "settings-list",
            title: "Settings list",
            summary: "Values, headers and footers. Choices stay open below their settings.",
            icon: ExampleIcon("gearshape.fill", .systemGray),
            makeViewController: { SettingsListViewController() }
        ),
        Example(
            id: "shop",
            title: "Shop",
            summary: "Cards that page across, and rows that are configured again for a text.",
            icon: ExampleIcon("cart.fill", .systemGray),
            makeViewController: { ShopViewController() }
        ),
        Example(
            id: "mail-sidebar",
            title: "Mail sidebar",
            summary: "Accounts and folders with their counts. Only the chevron opens them.",
            icon: ExampleIcon("tray.fill", .systemGray),
            makeViewController: { MailSidebarViewController() }
        ),
    ]

    /// The same lists, in the same order, with Unfold.
    static let unfoldingLists: [Example] = [
        Example(
            id: "list-outline-unfold",
            title: "List outline",
            summary: "One of each kind is open, and the tapped row stays where it is.",
            icon: ExampleIcon("music.note.list", .systemPurple),
            makeViewController: { UnfoldingInstrumentListViewController() }
        ),
        Example(
            id: "settings-list-unfold",
            title: "Settings list",
            summary: "A choice folds its setting. One setting of a section is open.",
            icon: ExampleIcon("gearshape.fill", .systemBlue),
            makeViewController: { UnfoldingSettingsListViewController() }
        ),
        Example(
            id: "shop-unfold",
            title: "Shop",
            summary: "Texts unfold below the cards. One that fits has no arrow.",
            icon: ExampleIcon("cart.fill", .systemPink),
            makeViewController: { UnfoldingShopViewController() }
        ),
        Example(
            id: "mail-sidebar-unfold",
            title: "Mail sidebar",
            summary: "A tap anywhere opens a folder, between sections of the app.",
            icon: ExampleIcon("tray.fill", .systemTeal),
            makeViewController: { UnfoldingMailSidebarViewController() }
        ),
    ]
}
