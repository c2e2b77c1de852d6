import CoreGraphics

/// The looks of menus, of which O read the places off the views and the colors off the pixels of a device.
extension Looks {
    static let menuWidth = Look("menu", "width", 250 as CGFloat, from: .openUIKit, .morph)
    static let menuRow = Look("menu", "height of a row", 42 as CGFloat, from: .openUIKit, .morph)
    static let menuSubtitleRow = Look("menu", "height of a row with a subtitle", 58 as CGFloat, from: .openUIKit)
    static let menuPadding = Look("menu", "space above and below the rows", 10 as CGFloat, from: .openUIKit, .morph)
    static let menuInset = Look("menu", "space beside a title", 28 as CGFloat, from: .openUIKit, .morph)
    static let menuMarkInset = Look("menu", "the same with a check mark", 40 as CGFloat, from: .openUIKit)
    static let menuImageInset = Look("menu", "the same with an image", 60 as CGFloat, from: .openUIKit)
    static let menuImageCenter = Look("menu", "center of an image", 36 + 1 / 6 as CGFloat, from: .openUIKit)
    static let menuSectionGap = Look("menu", "distance between sections", 21 as CGFloat, from: .openUIKit, .morph)
    static let menuRadius = Look("menu", "radius of the corners", 32.5 as CGFloat, from: .openUIKit, .morph)
    static let menuTitle = Look(
        "menu",
        "title",
        LookFont(size: 17, weight: .regular),
        from: .openUIKit,
        .morph
    )
    static let menuTitleColor = Look(
        "menu",
        "color of a title",
        LookColor.black(0.96),
        dark: .white(0.96),
        from: .openUIKit,
        .morph
    )
    static let menuDetail = Look("menu", "subtitle", LookFont(size: 13, weight: .regular), from: .openUIKit, .morph)
    static let menuHeader = Look("menu", "header", LookFont(size: 13, weight: .medium), from: .openUIKit)
    static let menuFill = Look(
        "menu",
        "material",
        LookColor.gray(248.9, 0.711),
        dark: .gray(30.2, 0.72),
        from: .openUIKit
    )
    static let menuShadow = Look(
        "menu",
        "shadow",
        LookShadow(opacity: 0.094, radius: 17, y: 8.7),
        from: .openUIKit
    )

    static let menus: [any LookEntry] = [
        menuWidth, menuRow, menuSubtitleRow, menuPadding, menuInset, menuMarkInset, menuImageInset, menuImageCenter,
        menuSectionGap, menuRadius, menuTitle, menuTitleColor, menuDetail, menuHeader, menuFill, menuShadow,
    ]
}
