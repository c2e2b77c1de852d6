import CoreGraphics

extension SymbolShape {
    /// The symbols that are filled things, by name.
    static let fills: [String: SymbolShape] = [
        "bookmark.fill": bookmark(.fill),
        "house.fill": SymbolShape(width: 120, height: 114)
            .polygon(.fill, 22, 52, 60, 20, 98, 52, 98, 106, 22, 106).line(10, 58, 60, 14, 110, 58)
            .box(.fill, cutOut: true, x: 48, y: 70, width: 24, height: 40, radius: 4),
        "mappin": SymbolShape(width: 60, height: 124)
            .circle(.fill, x: 30, y: 28, radius: 22).line(30, 48, 30, 112),
        "speaker.fill": speaker(width: 72),
        "speaker.wave.2.fill": speaker(width: 120)
            .arc(x: 52, y: 50, radius: 28, from: -42, to: 42).arc(x: 52, y: 50, radius: 52, from: -42, to: 42),
        "stop.fill": SymbolShape(width: 100, height: 100)
            .box(.fill, x: 10, y: 10, width: 80, height: 80, radius: 12),
        "trash.fill": SymbolShape(width: 100, height: 120)
            .line(10, 24, 90, 24).line(34, 24, 38, 12, 62, 12, 66, 24)
            .polygon(.fill, 18, 36, 82, 36, 76, 112, 24, 112)
            .cut(40, 52, 42, 96).cut(60, 52, 58, 96),
    ]

    private static func speaker(width: CGFloat) -> SymbolShape {
        SymbolShape(width: width, height: 100).polygon(.fill, 8, 36, 28, 36, 60, 8, 60, 92, 28, 64, 8, 64)
    }
}
