import Foundation

extension PathSegments {
    /// A line or curve that a path draws, from the end of the previous one.
    enum Piece {
        case line(from: CGPoint, to: CGPoint)
        case curve(CubicCurve)
    }

    /// Returns all pieces in order. With `closingParts`, open subpaths are closed with a line, as filling implies.
    func pieces(closingParts: Bool) -> [Piece] {
        var pieces: [Piece] = []
        var (first, last) = (CGPoint.zero, CGPoint.zero)
        func closePart() {
            if last != first { pieces.append(.line(from: last, to: first)) }
            last = first
        }
        for element in elements {
            switch element {
            case .move(let point):
                if closingParts { closePart() }
                first = point
                last = point
            case .line(let point):
                pieces.append(.line(from: last, to: point))
                last = point
            case .quad(let control, let end):
                pieces.append(.curve(CubicCurve(start: last, control: control, end: end)))
                last = end
            case .curve(let control1, let control2, let end):
                pieces.append(.curve(CubicCurve(start: last, control1: control1, control2: control2, end: end)))
                last = end
            case .close:
                closePart()
            }
        }
        if closingParts { closePart() }
        return pieces
    }

    /// The bounding box of all points and control points, or the null rectangle if there are none.
    package var controlBounds: CGRect {
        CGRect(around: elements.lazy.flatMap(\.points))
    }

    /// The bounding box of the path without control points, or the null rectangle if the path is empty.
    package var bounds: CGRect {
        var points: [CGPoint] = []
        for case .move(let point) in elements { points.append(point) }
        for piece in pieces(closingParts: false) {
            switch piece {
            case .line(_, let end):
                points.append(end)
            case .curve(let curve):
                points.append(curve.end)
                points += (curve.turns(of: \.x) + curve.turns(of: \.y)).map(curve.point(at:))
            }
        }
        return CGRect(around: points)
    }

    /// Returns the path with its curves replaced by lines that deviate by at most `threshold`.
    package func flattened(threshold: CGFloat) -> PathSegments {
        var result = PathSegments()
        var last = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point): result.move(to: point)
            case .line(let point): result.addLine(to: point)
            case .quad(let control, let end):
                CubicCurve(start: last, control: control, end: end)
                    .flattened(threshold: threshold).forEach { result.addLine(to: $0) }
            case .curve(let control1, let control2, let end):
                CubicCurve(start: last, control1: control1, control2: control2, end: end)
                    .flattened(threshold: threshold).forEach { result.addLine(to: $0) }
            case .close: result.close()
            }
            last = result.current ?? last
        }
        return result
    }

    /// Returns whether filling the path would cover a point.
    package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
        let crossings = crossings(rightOf: point)
        return switch rule {
        case .winding: crossings.winding != 0
        case .evenOdd: !crossings.count.isMultiple(of: 2)
        }
    }

    /// Returns the number of crossings of the path with the ray from `point` towards greater x, and the number of
    /// upward crossings minus that of downward ones.
    private func crossings(rightOf point: CGPoint) -> (count: Int, winding: Int) {
        var (count, winding) = (0, 0)
        func cross(up: Bool) {
            count += 1
            winding += up ? 1 : -1
        }
        for piece in pieces(closingParts: true) {
            switch piece {
            case .line(let a, let b):
                // Half-open: only one end of a line counts, so that a corner on the ray is crossed once.
                guard (a.y <= point.y) != (b.y <= point.y) else { continue }
                if a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x { cross(up: b.y > a.y) }
            case .curve(let curve):
                // Between two extrema the curve meets the ray's line at most once. Bisection finds the parameter.
                let times = [0] + curve.turns(of: \.y) + [1]
                for (from, to) in zip(times, times.dropFirst()) {
                    let startsBelow = curve.coordinate(\.y, at: from) <= point.y
                    guard startsBelow != (curve.coordinate(\.y, at: to) <= point.y) else { continue }
                    var (low, high) = (from, to)
                    for _ in 0..<48 {
                        let middle = (low + high) / 2
                        if (curve.coordinate(\.y, at: middle) <= point.y) == startsBelow {
                            low = middle
                        } else {
                            high = middle
                        }
                    }
                    if curve.coordinate(\.x, at: low) > point.x { cross(up: startsBelow) }
                }
            }
        }
        return (count, winding)
    }
}
