import CoreGraphics

extension SymbolShape {
    /// The symbols of the buttons in bars, by name.
    static let bars: [String: SymbolShape] = [
        "square.and.pencil": SymbolShape(width: 116, height: 112)
            .line(62, 18, 14, 18, 14, 100, 96, 100, 96, 56).line(44, 74, 44, 60, 94, 10, 106, 22, 56, 72, 44, 74),
        "square.and.arrow.up": SymbolShape(width: 96, height: 124)
            .line(32, 48, 12, 48, 12, 114, 84, 114, 84, 48, 64, 48).line(48, 80, 48, 12).line(26, 32, 48, 12, 70, 32),
        "arrowshape.turn.up.left": SymbolShape(width: 124, height: 104)
            .line(54, 12, 12, 46, 54, 80, 54, 60, 84, 62, 112, 92, 104, 54, 84, 36, 54, 32, 54, 12),
        "folder": SymbolShape(width: 124, height: 100)
            .line(12, 90, 12, 14, 46, 14, 58, 26, 112, 26, 112, 90, 12, 90).line(12, 44, 112, 44),
        "book": SymbolShape(width: 124, height: 104)
            .line(62, 94, 48, 84, 12, 84, 12, 14, 48, 14, 62, 24, 76, 14, 112, 14, 112, 84, 76, 84, 62, 94)
            .line(62, 24, 62, 94),
        "arrow.clockwise": SymbolShape(width: 104, height: 116)
            .arc(x: 52, y: 66, radius: 40, from: -15, to: 270)
            .line(52, 26, 62, 26).line(44, 8, 62, 26, 44, 44),
        "arrow.uturn.backward": SymbolShape(width: 112, height: 108)
            .line(40, 12, 12, 38, 40, 64)
            .adding(.stroke) { path in
                path.addLines(between: [CGPoint(x: 12, y: 38), CGPoint(x: 72, y: 38)])
                path.addCurve(
                    to: CGPoint(x: 72, y: 96),
                    control1: CGPoint(x: 112, y: 38),
                    control2: CGPoint(x: 112, y: 96)
                )
                path.addLine(to: CGPoint(x: 44, y: 96))
            },
        "camera": SymbolShape(width: 128, height: 104)
            .line(12, 28, 38, 28, 48, 12, 80, 12, 90, 28, 116, 28, 116, 92, 12, 92, 12, 28)
            .circle(x: 64, y: 58, radius: 20),
        "trash": SymbolShape(width: 100, height: 120)
            .line(10, 26, 90, 26).line(34, 26, 38, 12, 62, 12, 66, 26).line(20, 26, 26, 108, 74, 108, 80, 26)
            .line(40, 46, 42, 90).line(60, 46, 58, 90),
        "exclamationmark.triangle": triangle(.stroke)
            .line(60, 42, 60, 72).circle(.fill, x: 60, y: 88, radius: 5),
        "exclamationmark.triangle.fill": triangle(.fill)
            .adding(.fill, cutOut: true) { $0.addRect(CGRect(x: 55, y: 38, width: 10, height: 36)) }
            .circle(.fill, cutOut: true, x: 60, y: 88, radius: 6),
        "play.fill": triangles(104, 110, from: [(14, 96)]),
        "pause.fill": SymbolShape(width: 86, height: 100).adding(.fill) { path in
            path.addRect(CGRect(x: 10, y: 8, width: 24, height: 84))
            path.addRect(CGRect(x: 52, y: 8, width: 24, height: 84))
        },
        "backward.fill": triangles(128, 84, from: [(62, 8), (118, 64)]),
        "forward.fill": triangles(128, 84, from: [(10, 64), (66, 120)]),
    ]

    /// Returns the triangle of a warning sign.
    private static func triangle(_ ink: Ink) -> SymbolShape {
        SymbolShape(width: 120, height: 112).adding(ink) { path in
            path.addLines(
                between: [
                    CGPoint(x: 60, y: 12), CGPoint(x: 110, y: 102), CGPoint(x: 10, y: 102), CGPoint(x: 60, y: 12),
                ]
            )
        }
    }

    /// Returns triangles of the whole height, each from its base to its tip.
    private static func triangles(_ width: CGFloat, _ height: CGFloat, from places: [(CGFloat, CGFloat)]) -> SymbolShape
    {
        SymbolShape(width: width, height: height).adding(.fill) { path in
            for (base, tip) in places {
                path.addLines(
                    between: [
                        CGPoint(x: base, y: 10), CGPoint(x: tip, y: height / 2), CGPoint(x: base, y: height - 10),
                    ]
                )
                path.close()
            }
        }
    }
}
