import CoreGraphics

extension Looks {
    static let prompt = Look("navigation bar", "prompt", LookFont(size: 12, weight: .regular), from: .openUIKit)
    static let promptColor = Look(
        "navigation bar",
        "color of the prompt",
        LookColor.system(.secondaryLabel),
        from: .openUIKit
    )
    static let promptHeight = Look("navigation bar", "height of the prompt", 32 as CGFloat, from: .openUIKit)

    static let tabTitle = Look("tab bar", "title", LookFont(size: 10, weight: .medium), from: .openUIKit, .swiftUIWeb)
    static let selectedTabTitle = Look(
        "tab bar",
        state: "selected",
        "title",
        LookFont(size: 10, weight: .semibold),
        from: .openUIKit,
        .swiftUIWeb
    )
    /// The color of titles and images in bars, which isn't the tint.
    static let barItem = Look(
        "bars",
        "color of an item",
        LookColor.black(0.9),
        dark: .gray(244),
        from: .homeAssistant,
        .reactNavigation,
        .openUIKit
    )
    static let tabPlatter = Look(
        "tab bar",
        "platter",
        LookColor.rgb(253, 253, 254),
        dark: .system(.secondarySystemGroupedBackground),
        from: .openUIKit
    )
    static let tabSelection = Look(
        "tab bar",
        "background of the selected tab",
        LookColor.rgb(235, 235, 236),
        dark: .system(.secondarySystemFill),
        from: .openUIKit,
        .swiftUIWeb
    )
    static let tabShadow = Look(
        "tab bar",
        "shadow",
        LookShadow(opacity: 0.1, radius: 7, y: 2.5),
        from: .openUIKit,
        .bottomTabs
    )

    static let bars: [any LookEntry] = [
        prompt, promptColor, promptHeight, barItem, tabTitle, selectedTabTitle, tabPlatter, tabSelection, tabShadow,
    ]
}
