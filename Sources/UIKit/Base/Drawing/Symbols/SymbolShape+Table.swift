import CoreGraphics
import Foundation

extension SymbolShape {
    /// All symbols, by name.
    static let sets = [named, pictures, bars, objects, outlines, fills, marks, people, things, media]

    /// Returns the symbol with a name.
    static func ofName(_ name: String) -> SymbolShape? { sets.lazy.compactMap { $0[name] }.first }

    /// The symbols of lists and controls, by name.
    static let named: [String: SymbolShape] = [
        "chevron.right": SymbolShape(width: 62, height: 96).line(14, 12, 48, 48, 14, 84),
        "chevron.left": SymbolShape(width: 62, height: 96).line(48, 12, 14, 48, 48, 84),
        "chevron.down": SymbolShape(width: 96, height: 62).line(12, 14, 48, 48, 84, 14),
        "chevron.up": SymbolShape(width: 96, height: 62).line(12, 48, 48, 14, 84, 48),
        "chevron.up.chevron.down": SymbolShape(width: 74, height: 110)
            .line(13, 38, 37, 14, 61, 38).line(13, 72, 37, 96, 61, 72),
        "sidebar.left": sidebar,
        "sidebar.leading": sidebar,
        "chevron.forward": SymbolShape(width: 62, height: 96).line(14, 12, 48, 48, 14, 84),
        "chevron.backward": SymbolShape(width: 62, height: 96).line(48, 12, 14, 48, 48, 84),
        "arrow.right": SymbolShape(width: 110, height: 100).line(12, 50, 98, 50).line(64, 14, 98, 50, 64, 86),
        "arrow.left": SymbolShape(width: 110, height: 100).line(98, 50, 12, 50).line(46, 14, 12, 50, 46, 86),
        "arrow.down": SymbolShape(width: 100, height: 110).line(50, 12, 50, 98).line(14, 64, 50, 98, 86, 64),
        "arrow.up": SymbolShape(width: 100, height: 110).line(50, 98, 50, 12).line(14, 46, 50, 12, 86, 46),
        "checkmark": checkmark,
        "checkmark.circle": checkmark.inCircle(.stroke),
        "checkmark.circle.fill": checkmark.inCircle(.fill),
        "plus": plus,
        "plus.circle": plus.inCircle(.stroke),
        "plus.circle.fill": plus.inCircle(.fill),
        "minus": minus,
        "minus.circle": minus.inCircle(.stroke),
        "minus.circle.fill": minus.inCircle(.fill),
        "xmark": xmark,
        "xmark.circle": xmark.inCircle(.stroke),
        "xmark.circle.fill": xmark.inCircle(.fill),
        "ellipsis": ellipsis,
        "ellipsis.circle": ellipsis.inCircle(.stroke),
        "ellipsis.circle.fill": ellipsis.inCircle(.fill),
        "info": info,
        "info.circle": info.inCircle(.stroke),
        "info.circle.fill": info.inCircle(.fill),
        "circle": SymbolShape(width: 120, height: 120).circle(x: 60, y: 60, radius: 54),
        "circle.fill": SymbolShape(width: 120, height: 120).circle(.fill, x: 60, y: 60, radius: 58),
        "line.3.horizontal": SymbolShape(width: 110, height: 90)
            .line(12, 16, 98, 16).line(12, 45, 98, 45).line(12, 74, 98, 74),
        "magnifyingglass": SymbolShape(width: 110, height: 110)
            .circle(x: 46, y: 46, radius: 36).line(73, 73, 100, 100),
        "person.fill": person,
        "person.crop.circle.fill": personInCircle,
        "star": star(.stroke),
        "star.fill": star(.fill),
        "heart": heart(.stroke),
        "heart.fill": heart(.fill),
    ]

    private static let checkmark = SymbolShape(width: 104, height: 100).line(14, 54, 40, 86, 90, 14)
    private static let sidebar = SymbolShape(width: 124, height: 100)
        .line(14, 12, 110, 12, 110, 88, 14, 88, 14, 12).line(46, 12, 46, 88)
    private static let plus = SymbolShape(width: 100, height: 100).line(50, 10, 50, 90).line(10, 50, 90, 50)
    private static let minus = SymbolShape(width: 100, height: 100).line(10, 50, 90, 50)
    private static let xmark = SymbolShape(width: 92, height: 92).line(14, 14, 78, 78).line(78, 14, 14, 78)

    private static let ellipsis = SymbolShape(width: 110, height: 40)
        .circle(.fill, x: 16, y: 20, radius: 10)
        .circle(.fill, x: 55, y: 20, radius: 10)
        .circle(.fill, x: 94, y: 20, radius: 10)

    private static let info = SymbolShape(width: 60, height: 116)
        .circle(.fill, x: 30, y: 18, radius: 10)
        .line(18, 46, 32, 46, 32, 98)
        .line(14, 98, 50, 98)

    private static let person = SymbolShape(width: 104, height: 110)
        .circle(.fill, x: 52, y: 29, radius: 25)
        .adding(.fill, shoulders(x: 52, top: 62, width: 92, bottom: 104))

    private static let personInCircle = SymbolShape(width: 120, height: 120)
        .circle(.fill, x: 60, y: 60, radius: 58)
        .circle(.fill, cutOut: true, x: 60, y: 46, radius: 20)
        .adding(.fill, cutOut: true, shoulders(x: 60, top: 73, width: 72, bottom: 102))

    static func shoulders(
        x: CGFloat,
        top: CGFloat,
        width: CGFloat,
        bottom: CGFloat
    ) -> (inout PathSegments) -> Void {
        { path in
            // With both control points at the height chosen below, the middle of the curve is at `top`.
            path.move(to: CGPoint(x: x - width / 2, y: bottom))
            path.addCurve(
                to: CGPoint(x: x + width / 2, y: bottom),
                control1: CGPoint(x: x - width / 2, y: 2 * top - bottom + (bottom - top) * 0.66),
                control2: CGPoint(x: x + width / 2, y: 2 * top - bottom + (bottom - top) * 0.66)
            )
            path.close()
        }
    }

    /// Returns a five-pointed star: the outer points lie on one circle and the inner points on a smaller one.
    private static func star(_ ink: Ink) -> SymbolShape {
        SymbolShape(width: 120, height: 116).adding(ink) { path in
            let points = (0..<10).map { index in
                let radius: CGFloat = index.isMultiple(of: 2) ? 54 : 23
                let angle = CGFloat(index) * .pi / 5 - .pi / 2
                return CGPoint(x: 60 + radius * cos(angle), y: 62 + radius * sin(angle))
            }
            path.addLines(between: points)
            path.close()
        }
    }

    private static func heart(_ ink: Ink) -> SymbolShape {
        SymbolShape(width: 120, height: 110).adding(ink) { path in
            path.move(to: CGPoint(x: 60, y: 102))
            path.addCurve(
                to: CGPoint(x: 9, y: 36),
                control1: CGPoint(x: 30, y: 82),
                control2: CGPoint(x: 9, y: 62)
            )
            path.addCurve(
                to: CGPoint(x: 60, y: 27),
                control1: CGPoint(x: 9, y: 4),
                control2: CGPoint(x: 48, y: 0)
            )
            path.addCurve(
                to: CGPoint(x: 111, y: 36),
                control1: CGPoint(x: 72, y: 0),
                control2: CGPoint(x: 111, y: 4)
            )
            path.addCurve(
                to: CGPoint(x: 60, y: 102),
                control1: CGPoint(x: 111, y: 62),
                control2: CGPoint(x: 90, y: 82)
            )
            path.close()
        }
    }
}
