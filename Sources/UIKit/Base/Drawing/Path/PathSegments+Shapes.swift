import CoreGraphics
import Foundation

extension PathSegments {
    /// Returns a rectangle with some corners rounded. With y growing downwards, it runs clockwise from the top-left
    /// corner.
    static func roundedRect(_ rect: CGRect, corners: UIRectCorner, radius: CGFloat) -> PathSegments {
        let rect = rect.standardized
        let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
        func reach(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let turns: [(corner: CGPoint, radius: CGFloat, next: CGPoint)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), reach(.topRight), CGPoint(x: rect.maxX, y: rect.maxY)),
            (CGPoint(x: rect.maxX, y: rect.maxY), reach(.bottomRight), CGPoint(x: rect.minX, y: rect.maxY)),
            (CGPoint(x: rect.minX, y: rect.maxY), reach(.bottomLeft), CGPoint(x: rect.minX, y: rect.minY)),
            (CGPoint(x: rect.minX, y: rect.minY), reach(.topLeft), CGPoint(x: rect.maxX, y: rect.minY)),
        ]
        var path = PathSegments()
        path.move(to: CGPoint(x: rect.minX + reach(.topLeft), y: rect.minY))
        for turn in turns {
            path.addArc(tangent1End: turn.corner, tangent2End: turn.next, radius: turn.radius)
        }
        path.close()
        return path
    }

    /// Returns the same lines and curves in the opposite direction.
    func reversed() -> PathSegments {
        var parts: [(start: CGPoint, steps: [Element], isClosed: Bool)] = []
        for element in elements {
            switch element {
            case .move(let point):
                parts.append((point, [], false))
            case .close:
                parts[parts.count - 1].isClosed = true
            default:
                // After a close, the next subpath starts at the start of the closed one.
                if let last = parts.last, last.isClosed { parts.append((last.start, [], false)) }
                parts[parts.count - 1].steps.append(element)
            }
        }
        var path = PathSegments()
        for part in parts.reversed() {
            let ends = [part.start] + part.steps.map(\.end)
            path.move(to: ends[ends.count - 1])
            for (step, start) in zip(part.steps, ends).reversed() {
                switch step {
                case .quad(let control, _): path.addQuadCurve(to: start, control: control)
                case .curve(let control1, let control2, _):
                    path.addCurve(to: start, control1: control2, control2: control1)
                default: path.addLine(to: start)
                }
            }
            if part.isClosed { path.close() }
        }
        return path
    }
}

extension PathSegments.Element {
    /// The end point of the element; the origin for a close, which has none.
    fileprivate var end: CGPoint {
        switch self {
        case .move(let end), .line(let end), .quad(_, let end), .curve(_, _, let end): end
        case .close: .zero
        }
    }
}
