import CoreGraphics

extension Looks {
    // MARK: Switch

    static let switchTrack = Look(
        "switch",
        "track",
        CGSize(width: 63, height: 28),
        from: .accessibilitySnapshot,
        .homeAssistant,
        .openUIKitOnCatalyst
    )
    static let switchThumb = Look(
        "switch",
        "thumb",
        CGSize(width: 37, height: 24),
        from: .accessibilitySnapshot,
        .homeAssistant
    )
    static let switchThumbShadow = Look(
        "switch",
        "shadow of the thumb",
        LookShadow.none,
        from: .accessibilitySnapshot,
        .homeAssistant
    )
    static let switchOff = Look(
        "switch",
        state: "off",
        "track",
        LookColor.system(.tertiaryLabel),
        from: .homeAssistant
    )

    // MARK: Slider

    static let sliderTrack = Look(
        "slider",
        "track",
        LookColor.black(26.0 / 255),
        dark: .white(26.0 / 255),
        from: .openUIKit
    )

    // MARK: Segmented control

    static let segmentTitle = Look(
        "segmented control",
        "title",
        LookFont(size: 13, weight: .regular),
        from: .swiftUIWeb,
        .openUIKit
    )
    static let selectedSegmentTitle = Look(
        "segmented control",
        state: "selected",
        "title",
        LookFont(size: 13, weight: .medium),
        from: .swiftUIWeb,
        .openUIKit
    )

    // MARK: Fields and buttons

    static let searchPlaceholder = Look(
        "search field",
        "placeholder",
        LookColor.system(.secondaryLabel),
        from: .swiftUIWeb
    )
    static let searchFont = Look("search field", "text", LookFont(size: 17, weight: .medium), from: .swiftUIWeb)
    static let grayButtonTitle = Look(
        "gray button",
        "title",
        LookColor.system(.label),
        from: .swiftUIWeb
    )

    static let controls: [any LookEntry] = [
        switchTrack, switchThumb, switchThumbShadow, switchOff, sliderTrack, segmentTitle, selectedSegmentTitle,
        searchPlaceholder, searchFont, grayButtonTitle,
    ]
}
