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
    static let barItemTitle = Look(
        "bars",
        "title of an item",
        LookFont(size: 17, weight: .medium),
        from: .homeAssistant,
        .reactNavigation,
        .openUIKit
    )
    static let prominentBarItemTitle = Look(
        "bars",
        state: "prominent",
        "title of an item",
        LookFont(size: 17, weight: .semibold),
        from: .openUIKit,
        .swiftUIWeb,
        .morph
    )
    static let capsule = Look(
        "bars",
        "capsule",
        LookColor.gray(253, 0.85),
        dark: .gray(31, 0.8),
        from: .homeAssistant,
        .reactNavigation,
        .openUIKit
    )
    static let capsuleRim = Look(
        "bars",
        "rim of a capsule",
        LookColor.white(0.67),
        dark: .white(0.096),
        from: .homeAssistant,
        .openUIKit
    )
    /// Its opacity is that with which the edges have the depth of the pictures: 24 counts below a capsule and 20 beside
    /// it.
    static let capsuleShadow = Look(
        "bars",
        "shadow of a capsule",
        LookShadow(opacity: 0.13, radius: 14, y: 8),
        from: .homeAssistant,
        .reactNavigation
    )
    static let capsuleHeight = Look(
        "navigation bar",
        "height of a capsule",
        44 as CGFloat,
        from: .homeAssistant,
        .openUIKit,
        .swiftUIWeb
    )
    static let toolbarCapsuleHeight = Look(
        "toolbar",
        "height of a capsule",
        48 as CGFloat,
        from: .openUIKit,
        .swiftUIWeb,
        .morph
    )
    static let capsuleGap = Look(
        "bars",
        "distance between capsules",
        12 as CGFloat,
        from: .openUIKit,
        .reactNavigation,
        .morph
    )
    /// The space between the end of a capsule and its title.
    static let capsuleInset = Look(
        "bars",
        "space beside a title",
        16 as CGFloat,
        from: .openUIKit,
        .reactNavigation,
        .morph
    )
    static let navigationMargin = Look(
        "navigation bar",
        "distance of a capsule from the edge",
        16 as CGFloat,
        from: .homeAssistant,
        .openUIKit
    )
    static let toolbarMargin = Look(
        "toolbar",
        state: "in a navigation controller",
        "distance of a capsule from the edges",
        28 as CGFloat,
        from: .openUIKit,
        .swiftUIWeb,
        .morph
    )
    static let backButton = Look(
        "navigation bar",
        "back button",
        CGSize(width: 44, height: 44),
        from: .accessibilitySnapshot,
        .swiftUIWeb
    )
    /// The distance between the top of the safe area and the center of a title.
    static let titleCenter = Look(
        "navigation bar",
        "center of the title below the safe area",
        32 as CGFloat,
        from: .openUIKit
    )
    /// The distance by which the fading of content reaches beyond a bar.
    static let edgeReach = Look(
        "navigation bar",
        state: "over content",
        "reach of the fading",
        40 as CGFloat,
        from: .morph
    )
    static let tabPlatter = Look(
        "tab bar",
        "platter",
        LookColor.rgb(253, 253, 254, 0.85),
        dark: .rgb(33, 33, 35, 0.85),
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
        prompt, promptColor, promptHeight, barItem, barItemTitle, prominentBarItemTitle, capsule, capsuleRim,
        capsuleShadow, capsuleHeight, toolbarCapsuleHeight, capsuleGap, capsuleInset, navigationMargin, toolbarMargin,
        backButton, titleCenter, edgeReach, tabTitle,
        selectedTabTitle, tabPlatter, tabSelection, tabShadow,
    ]
}
