import CoreGraphics
import Failures
import Foundation

/// Symbols that are made of other symbols.
extension SymbolShape {
    /// Returns the shape with another one, scaled and with its top-left corner at a point.
    func with(_ other: SymbolShape, scale: CGFloat = 1, x: CGFloat = 0, y: CGFloat = 0, cutOut: Bool = false)
        -> SymbolShape
    {
        let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
        return other.parts.reduce(self) { shape, part in
            shape.adding(part.ink, cutOut: part.isCutOut != cutOut) { $0 = part.path.applying(place) }
        }
    }

    /// Returns the shape scaled down and centered in a square with round corners: within an outline, or cut out.
    func inSquare(_ ink: Ink) -> SymbolShape {
        let scale = min(64 / size.width, 64 / size.height)
        return Self.square(ink).with(
            self,
            scale: scale,
            x: 56 - size.width * scale / 2,
            y: 56 - size.height * scale / 2,
            cutOut: ink == .fill
        )
    }

    /// Returns the shape behind a line from its upper left to its lower right corner, with a gap beside the line.
    var slashed: SymbolShape {
        let (start, end) = (CGPoint(x: 14, y: 8), CGPoint(x: size.width - 14, y: size.height - 8))
        let length = hypot(end.x - start.x, end.y - start.y)
        let gap = CGPoint(x: (end.y - start.y) / length * 11, y: (start.x - end.x) / length * 11)
        return cut(start.x + gap.x, start.y + gap.y, end.x + gap.x, end.y + gap.y)
            .line(start.x, start.y, end.x, end.y)
    }

    /// Returns the shape with a plus sign in the lower right corner.
    var withPlus: SymbolShape { withBadge.line(x: size.width - 22, y: size.height - 22) }

    private var withBadge: SymbolShape {
        circle(.fill, cutOut: true, x: size.width - 22, y: size.height - 22, radius: 29)
    }

    private func line(x: CGFloat, y: CGFloat) -> SymbolShape {
        line(x - 15, y, x + 15, y).line(x, y - 15, x, y + 15)
    }

    /// Returns the shape with a dot in the upper right corner.
    var withDot: SymbolShape {
        circle(.fill, cutOut: true, x: size.width - 22, y: 22, radius: 28)
            .circle(.fill, x: size.width - 22, y: 22, radius: 17)
    }

    /// Returns the shape as it is seen in a mirror.
    var mirrored: SymbolShape {
        let place = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        return parts.reduce(SymbolShape(width: size.width, height: size.height)) { shape, part in
            shape.adding(part.ink, cutOut: part.isCutOut) { $0 = part.path.applying(place) }
        }
    }

    static func square(_ ink: Ink) -> SymbolShape {
        ink == .fill
            ? SymbolShape(width: 112, height: 112).box(.fill, x: 6, y: 6, width: 100, height: 100, radius: 20)
            : SymbolShape(width: 112, height: 112).box(x: 10, y: 10, width: 92, height: 92, radius: 18)
    }

    /// Returns the shape with an ellipse.
    func ellipse(_ ink: Ink = .stroke, cutOut: Bool = false, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
        -> SymbolShape
    {
        adding(ink, cutOut: cutOut) { $0.addEllipse(in: CGRect(x: x, y: y, width: width, height: height)) }
    }

    /// Returns the shape with a curve through control points: two for each point after the first one.
    func curve(_ ink: Ink, closed: Bool = false, _ numbers: CGFloat...) -> SymbolShape {
        curve(ink, closed, through: numbers)
    }

    /// Returns the shape with the line of a curve.
    func curve(closed: Bool = false, _ numbers: CGFloat...) -> SymbolShape {
        curve(.stroke, closed, through: numbers)
    }

    private func curve(_ ink: Ink, _ isClosed: Bool, through numbers: [CGFloat]) -> SymbolShape {
        adding(ink) { path in
            path.move(to: CGPoint(x: numbers[0], y: numbers[1]))
            for start in stride(from: 2, to: numbers.count - 5, by: 6) {
                let part = Array(numbers[start..<(start + 6)])
                path.addCurve(part[0], part[1], part[2], part[3], part[4], part[5])
            }
            if isClosed { path.close() }
        }
    }

    /// Returns the shape of a symbol of the sets before those of `marks`, or of one of these that needs no other.
    static func known(_ name: String) -> SymbolShape {
        for set in [named, pictures, bars, objects, outlines, fills] { if let shape = set[name] { return shape } }
        if name == "questionmark" { return question }
        invariantFailure("no symbol is named \(name)")
    }
}
