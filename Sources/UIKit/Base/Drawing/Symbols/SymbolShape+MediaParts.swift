import CoreGraphics
import Foundation

/// The outlines of the symbols of media and weather.
extension SymbolShape {
    static let end = SymbolShape(width: 92, height: 92)
        .polygon(.fill, 10, 10, 66, 46, 10, 82).box(.fill, x: 68, y: 10, width: 14, height: 72, radius: 3)

    static let microphone = SymbolShape(width: 84, height: 120)
        .box(.fill, x: 24, y: 6, width: 36, height: 64, radius: 18)
        .arc(x: 42, y: 52, radius: 30, from: 0, to: 180).line(42, 82, 42, 108).line(24, 108, 60, 108)

    static let speakerOutline = SymbolShape(width: 72, height: 100)
        .polygon(.stroke, 12, 38, 28, 38, 58, 12, 58, 88, 28, 62, 12, 62)

    static let note = SymbolShape(width: 76, height: 116)
        .circle(.fill, x: 24, y: 94, radius: 17).line(37, 94, 37, 14, 66, 28, 66, 42)

    static func sun(_ ink: Ink) -> SymbolShape {
        let disc = SymbolShape(width: 124, height: 124).circle(ink, x: 62, y: 62, radius: ink == .fill ? 26 : 23)
        return (0..<8).reduce(disc) { shape, index in
            let angle = CGFloat(index) * .pi / 4
            let (x, y) = (cos(angle), sin(angle))
            return shape.line(62 + 42 * x, 62 + 42 * y, 62 + 53 * x, 62 + 53 * y)
        }
    }

    static func flame(_ ink: Ink) -> SymbolShape {
        let shape = SymbolShape(width: 92, height: 124).curve(
            ink,
            closed: true,
            40,
            10,
            74,
            26,
            80,
            58,
            80,
            78,
            80,
            98,
            66,
            114,
            46,
            114,
            26,
            114,
            12,
            98,
            12,
            80,
            12,
            62,
            22,
            54,
            26,
            42,
            30,
            50,
            34,
            54,
            40,
            56,
            46,
            42,
            46,
            26,
            40,
            10
        )
        return ink == .fill ? shape : shape.curve(34, 106, 22, 86, 44, 80, 46, 68, 56, 78, 68, 92, 56, 106)
    }

    static func car(_ ink: Ink) -> SymbolShape {
        let body = SymbolShape(width: 128, height: 100)
            .curve(
                ink,
                closed: true,
                12,
                82,
                12,
                82,
                12,
                52,
                12,
                52,
                14,
                44,
                20,
                42,
                24,
                40,
                24,
                40,
                36,
                14,
                36,
                14,
                38,
                12,
                90,
                12,
                92,
                14,
                92,
                14,
                104,
                40,
                104,
                40,
                108,
                42,
                114,
                44,
                116,
                52,
                116,
                52,
                116,
                82,
                116,
                82,
                116,
                82,
                12,
                82,
                12,
                82
            )
            .line(24, 84, 24, 92).line(104, 84, 104, 92)
        return ink == .fill
            ? body.cut(32, 40, 96, 40).circle(.fill, cutOut: true, x: 32, y: 62, radius: 8)
                .circle(.fill, cutOut: true, x: 96, y: 62, radius: 8)
            : body.line(24, 40, 104, 40).circle(.fill, x: 34, y: 62, radius: 6).circle(.fill, x: 94, y: 62, radius: 6)
    }
}
