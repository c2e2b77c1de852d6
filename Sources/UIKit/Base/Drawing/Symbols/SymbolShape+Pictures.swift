import CoreGraphics

extension SymbolShape {
    /// The symbols that are pictures, by name.
    static let pictures: [String: SymbolShape] = [
        "arrow.up.and.down": SymbolShape(width: 84, height: 120)
            .line(42, 12, 42, 108).line(16, 38, 42, 12, 68, 38).line(16, 82, 42, 108, 68, 82),
        "arrow.up.arrow.down": SymbolShape(width: 124, height: 110)
            .line(36, 98, 36, 12).line(12, 36, 36, 12, 60, 36)
            .line(88, 12, 88, 98).line(64, 74, 88, 98, 112, 74),
        "bolt.fill": bolt,
        "bubble.left.fill": bubble,
        "cloud.fill": cloud,
        "drop.fill": drop,
        "envelope.fill": envelope,
        "folder.fill": folder,
        "leaf.fill": leaf,
        "list.bullet.indent": SymbolShape(width: 122, height: 96)
            .circle(.fill, x: 14, y: 14, radius: 8).line(38, 14, 110, 14)
            .circle(.fill, x: 42, y: 48, radius: 8).line(66, 48, 110, 48)
            .circle(.fill, x: 42, y: 82, radius: 8).line(66, 82, 110, 82),
        "number": SymbolShape(width: 104, height: 112)
            .line(42, 12, 28, 100).line(78, 12, 64, 100).line(18, 38, 94, 38).line(10, 74, 86, 74),
        "text.alignleft": SymbolShape(width: 116, height: 96)
            .line(12, 12, 104, 12).line(12, 36, 76, 36).line(12, 60, 104, 60).line(12, 84, 60, 84),
    ]

    private static let bolt = SymbolShape(width: 86, height: 120).adding(.fill) { path in
        let points: [(CGFloat, CGFloat)] = [(56, 6), (10, 66), (40, 66), (30, 114), (76, 52), (46, 52)]
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        path.close()
    }

    private static let bubble = SymbolShape(width: 124, height: 112)
        .adding(.fill) { path in
            path.addRoundedRect(in: CGRect(x: 6, y: 8, width: 112, height: 78), cornerWidth: 26, cornerHeight: 26)
        }
        .adding(.fill) { path in
            path.addLines(between: [CGPoint(x: 28, y: 74), CGPoint(x: 28, y: 108), CGPoint(x: 62, y: 80)])
            path.close()
        }

    private static let cloud = SymbolShape(width: 136, height: 98)
        .circle(.fill, x: 34, y: 62, radius: 28)
        .circle(.fill, x: 66, y: 40, radius: 34)
        .circle(.fill, x: 102, y: 60, radius: 30)
        .adding(.fill) { path in
            path.addRoundedRect(in: CGRect(x: 20, y: 56, width: 96, height: 34), cornerWidth: 17, cornerHeight: 17)
        }

    private static let drop = SymbolShape(width: 88, height: 120).adding(.fill) { path in
        path.move(to: CGPoint(x: 44, y: 6))
        path.addCurve(to: CGPoint(x: 80, y: 76), control1: CGPoint(x: 60, y: 34), control2: CGPoint(x: 80, y: 54))
        path.addCurve(to: CGPoint(x: 44, y: 112), control1: CGPoint(x: 80, y: 96), control2: CGPoint(x: 64, y: 112))
        path.addCurve(to: CGPoint(x: 8, y: 76), control1: CGPoint(x: 24, y: 112), control2: CGPoint(x: 8, y: 96))
        path.addCurve(to: CGPoint(x: 44, y: 6), control1: CGPoint(x: 8, y: 54), control2: CGPoint(x: 28, y: 34))
        path.close()
    }

    private static let envelope = SymbolShape(width: 128, height: 98)
        .adding(.fill) { path in
            path.addRoundedRect(in: CGRect(x: 6, y: 8, width: 116, height: 82), cornerWidth: 14, cornerHeight: 14)
        }
        .adding(.stroke, cutOut: true) { path in
            path.addLines(between: [CGPoint(x: 12, y: 20), CGPoint(x: 64, y: 58), CGPoint(x: 116, y: 20)])
        }

    private static let folder = SymbolShape(width: 128, height: 100)
        .adding(.fill) { path in
            path.addRoundedRect(in: CGRect(x: 6, y: 8, width: 56, height: 40), cornerWidth: 12, cornerHeight: 12)
        }
        .adding(.fill) { path in
            path.addRoundedRect(in: CGRect(x: 6, y: 22, width: 116, height: 70), cornerWidth: 12, cornerHeight: 12)
        }
        .adding(.stroke, cutOut: true) { path in
            path.addLines(between: [CGPoint(x: 6, y: 38), CGPoint(x: 122, y: 38)])
        }

    private static let leaf = SymbolShape(width: 116, height: 112)
        .adding(.fill) { path in
            path.move(to: CGPoint(x: 108, y: 8))
            path.addCurve(to: CGPoint(x: 22, y: 92), control1: CGPoint(x: 118, y: 70), control2: CGPoint(x: 70, y: 116))
            path.addCurve(to: CGPoint(x: 108, y: 8), control1: CGPoint(x: -6, y: 40), control2: CGPoint(x: 40, y: 14))
            path.close()
        }
        .adding(.stroke, cutOut: true) { path in
            path.addLines(between: [CGPoint(x: 78, y: 40), CGPoint(x: 34, y: 80)])
        }
        .line(34, 80, 12, 102)
}
