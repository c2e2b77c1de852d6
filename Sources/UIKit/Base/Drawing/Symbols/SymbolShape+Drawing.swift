import CoreGraphics

/// The parts of which most symbols consist.
extension SymbolShape {
    /// Returns the shape with a polygon through points, given as alternating x and y.
    func polygon(_ ink: Ink = .stroke, _ numbers: CGFloat...) -> SymbolShape {
        adding(ink) { path in
            path.addLines(between: Self.points(numbers))
            path.close()
        }
    }

    /// Returns the shape without a polyline through points, given as alternating x and y.
    func cut(_ numbers: CGFloat...) -> SymbolShape {
        adding(.stroke, cutOut: true) { $0.addLines(between: Self.points(numbers)) }
    }

    /// Returns the shape with a rectangle whose corners are round.
    func box(
        _ ink: Ink = .stroke,
        cutOut: Bool = false,
        x: CGFloat,
        y: CGFloat,
        width: CGFloat,
        height: CGFloat,
        radius: CGFloat
    ) -> SymbolShape {
        adding(ink, cutOut: cutOut) { path in
            let rect = CGRect(x: x, y: y, width: width, height: height)
            path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        }
    }

    /// Returns the shape with a part of a circle, between angles in degrees that grow clockwise from the right.
    func arc(x: CGFloat, y: CGFloat, radius: CGFloat, from start: CGFloat, to end: CGFloat) -> SymbolShape {
        adding(.stroke) { path in
            path.addArc(
                center: CGPoint(x: x, y: y),
                radius: radius,
                startAngle: start * .pi / 180,
                endAngle: end * .pi / 180,
                clockwise: false
            )
        }
    }

    private static func points(_ numbers: [CGFloat]) -> [CGPoint] {
        stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }
}

extension PathSegments {
    /// Adds a curve to a point, given as two control points and the point.
    mutating func addCurve(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat) {
        addCurve(to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
    }
}
