import CoreGraphics
import Foundation

/// The outlines of the symbols of things.
extension SymbolShape {
    /// Returns a wheel with teeth.
    static func gear(teeth: Int, _ ink: Ink) -> SymbolShape {
        let (outer, inner): (CGFloat, CGFloat) = ink == .fill ? (58, 46) : (54, 42)
        let shape = SymbolShape(width: 120, height: 120).adding(ink) { path in
            let points = (0..<(4 * teeth)).map { index in
                // Half of a turn is a tooth, which is narrower at its tip.
                let step = CGFloat(index / 4) + [-0.3, -0.17, 0.17, 0.3][index % 4]
                let angle = step * 2 * .pi / CGFloat(teeth) - .pi / 2
                let radius = [1, 2].contains(index % 4) ? outer : inner
                return CGPoint(x: 60 + radius * cos(angle), y: 60 + radius * sin(angle))
            }
            path.addLines(between: points)
            path.close()
        }
        return ink == .fill
            ? shape.circle(.fill, cutOut: true, x: 60, y: 60, radius: 19) : shape.circle(x: 60, y: 60, radius: 17)
    }

    static let pencil = SymbolShape(width: 114, height: 118)
        .polygon(.stroke, 12, 106, 18, 80, 82, 14, 104, 36, 40, 100).line(68, 28, 90, 50)

    static func pin(_ ink: Ink) -> SymbolShape {
        SymbolShape(width: 88, height: 120)
            .polygon(ink, 26, 10, 62, 10, 58, 46, 76, 70, 12, 70, 30, 46).line(44, 70, 44, 112)
    }

    static let tray = SymbolShape(width: 128, height: 100)
        .polygon(.stroke, 34, 14, 94, 14, 118, 52, 118, 88, 10, 88, 10, 52)
        .line(10, 52, 42, 52, 50, 66, 78, 66, 86, 52, 118, 52)

    static let copies = SymbolShape(width: 108, height: 124)
        .line(70, 92, 70, 114, 10, 114, 10, 34, 30, 34)
        .polygon(.stroke, 38, 10, 72, 10, 98, 36, 98, 90, 38, 90).line(72, 10, 72, 36, 98, 36)

    static let clipboard = SymbolShape(width: 98, height: 120)
        .line(34, 20, 12, 20, 12, 110, 86, 110, 86, 20, 64, 20)
        .box(x: 34, y: 10, width: 30, height: 20, radius: 6)

    static func bag(_ ink: Ink) -> SymbolShape {
        let shape = SymbolShape(width: 100, height: 120)
            .box(ink, x: 12, y: 36, width: 76, height: 72, radius: 10)
        return shape.line(34, 36, 34, 30).arc(x: 50, y: 28, radius: 16, from: 180, to: 360).line(66, 28, 66, 36)
    }

    static func shield(_ ink: Ink) -> SymbolShape {
        SymbolShape(width: 104, height: 120).curve(
            ink,
            closed: true,
            52,
            10,
            64,
            20,
            78,
            24,
            92,
            24,
            92,
            24,
            92,
            56,
            92,
            56,
            92,
            84,
            76,
            100,
            52,
            110,
            28,
            100,
            12,
            84,
            12,
            56,
            12,
            56,
            12,
            24,
            12,
            24,
            26,
            24,
            40,
            20,
            52,
            10
        )
    }

    static func bulb(_ ink: Ink) -> SymbolShape {
        SymbolShape(width: 88, height: 124)
            .curve(
                ink,
                closed: true,
                30,
                86,
                30,
                72,
                12,
                66,
                12,
                42,
                12,
                2,
                76,
                2,
                76,
                42,
                76,
                66,
                58,
                72,
                58,
                86,
                58,
                86,
                30,
                86,
                30,
                86
            )
            .line(32, 100, 56, 100).line(38, 114, 50, 114)
    }

    static func plusSign(_ ink: Ink) -> SymbolShape {
        SymbolShape(width: 112, height: 112)
            .polygon(
                ink,
                40,
                12,
                72,
                12,
                72,
                40,
                100,
                40,
                100,
                72,
                72,
                72,
                72,
                100,
                40,
                100,
                40,
                72,
                12,
                72,
                12,
                40,
                40,
                40
            )
    }
}
