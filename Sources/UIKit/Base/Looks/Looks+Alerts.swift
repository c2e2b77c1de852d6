import CoreGraphics

/// The looks of alerts and action sheets.
extension Looks {
    static let alertCard = Look(
        "alert",
        "card",
        LookColor.gray(253.4, 0.7143),
        dark: .gray(25.2, 0.6506),
        from: .openUIKit
    )
    static let alertRadius = Look("alert", "radius of the card", 34 as CGFloat, from: .openUIKit, .swiftUIWeb)
    static let alertShadow = Look(
        "alert",
        "shadow of the card",
        LookShadow(opacity: 0.09, radius: 17, y: 8),
        from: .openUIKit
    )
    static let alertDim = Look("alert", "dimming", LookColor.black(0.2), dark: .black(0.48), from: .openUIKit)
    static let alertButton = Look(
        "alert",
        "button",
        LookColor.gray(28, 0.137),
        dark: .white(0.11),
        from: .openUIKit
    )
    static let alertAction = Look("alert", "title of a button", LookFont(size: 17, weight: .medium), from: .openUIKit)
    static let alertPreferredAction = Look(
        "alert",
        state: "preferred",
        "title of a button",
        LookFont(size: 17, weight: .semibold),
        from: .openUIKit
    )
    static let alertTitle = Look(
        "alert",
        "title",
        LookFont(size: 17, weight: .semibold),
        from: .openUIKit,
        .swiftUIWeb
    )
    static let alertTextAlone = Look(
        "alert",
        "title or message alone",
        LookFont(size: 17, weight: .regular),
        from: .openUIKit
    )
    static let alertMessage = Look("alert", "message", LookFont(size: 15, weight: .regular), from: .openUIKit)
    static let alertMessageColor = Look(
        "alert",
        "color of a message beside a title",
        LookColor.system(.secondaryLabel),
        from: .openUIKit
    )

    static let alerts: [any LookEntry] = [
        alertCard, alertRadius, alertShadow, alertDim, alertButton, alertAction, alertPreferredAction, alertTitle,
        alertTextAlone, alertMessage, alertMessageColor,
    ]
}
