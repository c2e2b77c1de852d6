import CoreGraphics

extension Looks {
    static let line = Look(
        "table",
        "line",
        LookColor.system(.separator),
        from: .homeAssistant,
        .swiftUIWeb
    )
    /// The distance between the end of a line and the edge of its card, in a table whose margins are 16.
    static let lineEnd = Look(
        "inset grouped table",
        "end of a line before the edge",
        16 as CGFloat,
        from: .homeAssistant,
        .openUIKit,
        .swiftUIWeb
    )
    static let header = Look(
        "grouped table",
        state: "header",
        "color",
        LookColor.system(.secondaryLabel),
        from: .homeAssistant,
        .openUIKit,
        .swiftUIWeb
    )
    static let cardRadius = Look("inset grouped table", "radius of a card", 26 as CGFloat, from: .homeAssistant)
    static let selectedRow = Look(
        "table",
        state: "selected row",
        "color",
        LookColor.system(.systemGray4),
        from: .swiftUIWeb
    )

    /// The height of an action beside a row, which is a capsule.
    static let swipeAction = Look("table", state: "swiped row", "height of an action", 48 as CGFloat, from: .lemonade)
    static let fullSwipe = Look(
        "table",
        state: "swiped row",
        "part of the width of a full swipe",
        0.55 as CGFloat,
        from: .lemonade
    )
    static let swipeSpring = Look(
        "table",
        state: "swiped row",
        "spring, in radians per second",
        12.5 as CGFloat,
        from: .lemonade
    )

    static let tables: [any LookEntry] = [
        line, lineEnd, header, cardRadius, selectedRow, swipeAction, fullSwipe, swipeSpring,
    ]
}
