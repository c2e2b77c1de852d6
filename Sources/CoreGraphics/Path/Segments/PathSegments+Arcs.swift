import Foundation

extension PathSegments {
    /// Adds an arc that starts at `startAngle` and covers `delta` radians of a circle. If there is a current point, a
    /// line to the arc's start comes first. `transform` applies only to the circle.
    package mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
        func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
            // `along` is a distance on the tangent, in radii.
            CGPoint(
                x: center.x + radius * (cos(angle) - along * sin(angle)),
                y: center.y + radius * (sin(angle) + along * cos(angle))
            ).applying(transform)
        }
        addLineOrMove(to: point(startAngle))
        let pieces = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        guard pieces > 0 else { return }
        let step = delta / CGFloat(pieces)
        // With control points at this distance the curve touches the middle of the arc too.
        let handle = 4 / 3 * tan(step / 4)
        for piece in 0..<pieces {
            let from = startAngle + step * CGFloat(piece)
            let to = startAngle + step * CGFloat(piece + 1)
            addCurve(to: point(to), control1: point(from, handle), control2: point(to, -handle))
        }
    }

    /// Adds an arc between two angles. If `endAngle` is on the wrong side of `startAngle` for the direction,
    /// whole turns are added to it. More than two whole turns are reduced to one turn and the rest, which
    /// fills the same area.
    package mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        // Clockwise in Core Graphics' coordinates, in which y points up: angles decrease.
        var delta = clockwise ? startAngle - endAngle : endAngle - startAngle
        if delta < 0 {
            delta = delta.remainder(dividingBy: turn)
            if delta <= 0 { delta += turn }
        } else if delta > 2 * turn {
            delta = turn + delta.truncatingRemainder(dividingBy: turn)
        }
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: clockwise ? -delta : delta,
            transform: transform
        )
    }

    /// Adds a line and an arc that round a corner on the way from the current point towards `end`. The line ends
    /// where the circle touches the first leg, and the arc where it touches the second one.
    package mutating func addArc(
        tangent1End corner: CGPoint,
        tangent2End end: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let current else { return }
        let start = current.applying(transform.inverted())
        let (first, second) = (corner.direction(to: start), corner.direction(to: end))
        let turn = first.dx * second.dy - first.dy * second.dx
        // No circle touches both legs if they are collinear.
        guard abs(turn) > 1e-9, radius > 0 else {
            addLine(to: corner.applying(transform))
            return
        }
        let half = acos(min(max(first.dx * second.dx + first.dy * second.dy, -1), 1)) / 2
        let reach = radius / tan(half)
        let touch1 = CGPoint(x: corner.x + first.dx * reach, y: corner.y + first.dy * reach)
        // The center is on the perpendicular to the first leg, on the side of the second leg.
        let side: CGFloat = turn > 0 ? 1 : -1
        let center = CGPoint(x: touch1.x - first.dy * radius * side, y: touch1.y + first.dx * radius * side)
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: atan2(touch1.y - center.y, touch1.x - center.x),
            delta: -side * (.pi - 2 * half),
            transform: transform
        )
    }
}

extension CGPoint {
    /// Returns the unit vector towards `other`, or zero if the points are equal.
    fileprivate func direction(to other: CGPoint) -> CGVector {
        let (dx, dy) = (other.x - x, other.y - y)
        let length = hypot(dx, dy)
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
    }
}
