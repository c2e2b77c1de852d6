import Foundation

extension PathSegments {
    /// Goes from `startAngle` by `delta` radians around a circle, after a line to the arc's start if there is a
    /// current point. `transform` maps the circle, not what was there before.
    package mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
        func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
            // `along` is how far to go on the tangent, in radii.
            CGPoint(
                x: center.x + radius * (cos(angle) - along * sin(angle)),
                y: center.y + radius * (sin(angle) + along * cos(angle))
            ).applying(transform)
        }
        addLineOrMove(to: point(startAngle))
        let pieces = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        guard pieces > 0 else { return }
        let step = delta / CGFloat(pieces)
        let handle = 4 / 3 * tan(step / 4)
        for piece in 0..<pieces {
            let from = startAngle + step * CGFloat(piece)
            let to = startAngle + step * CGFloat(piece + 1)
            addCurve(to: point(to), control1: point(from, handle), control2: point(to, -handle))
        }
    }

    /// Goes around a circle from one angle to another. An `endAngle` on the wrong side of `startAngle` for the
    /// direction is taken a number of whole turns further; one turn more than once around is enough to fill alike.
    package mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        // Clockwise as in Core Graphics' own coordinates, where y grows upwards: angles get smaller.
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

    /// Rounds the corner at `corner` on the way from the current point towards `end`: a line to where the circle
    /// touches the first leg, then the arc to where it touches the second.
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
        // No circle touches both legs when they lie on one line.
        guard abs(turn) > 1e-9, radius > 0 else {
            addLine(to: corner.applying(transform))
            return
        }
        let half = acos(min(max(first.dx * second.dx + first.dy * second.dy, -1), 1)) / 2
        let reach = radius / tan(half)
        let touch1 = CGPoint(x: corner.x + first.dx * reach, y: corner.y + first.dy * reach)
        // The center lies square to the first leg, on the second leg's side.
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
    /// The vector of length 1 towards `other`; zero if they are the same point.
    fileprivate func direction(to other: CGPoint) -> CGVector {
        let (dx, dy) = (other.x - x, other.y - y)
        let length = hypot(dx, dy)
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
    }
}
