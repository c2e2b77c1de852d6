import Foundation

extension CubicCurve {
    /// The length of the curve, to about a millionth.
    var length: CGFloat { length(upTo: 1) }

    /// Returns the length of the curve from its start to a parameter.
    func length(upTo time: CGFloat) -> CGFloat {
        // The speed has corners where the curve turns back, so each of several intervals is integrated.
        let steps = 16
        return (0..<steps).reduce(0) { sum, step in
            let (from, to) = (time * CGFloat(step) / CGFloat(steps), time * CGFloat(step + 1) / CGFloat(steps))
            return sum + length(from: from, to: to)
        }
    }

    /// Returns the parameter up to which the curve has a length, which must not be greater than that of the curve.
    func time(atLength length: CGFloat) -> CGFloat {
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.length(upTo: middle) < length { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Returns the part of the curve between two parameters.
    func part(from first: CGFloat, to last: CGFloat) -> CubicCurve {
        let (start, end) = (point(at: first), point(at: last))
        // The controls of a part follow from the derivatives at its ends.
        let third = (last - first) / 3
        let (leaving, arriving) = (derivative(at: first), derivative(at: last))
        return CubicCurve(
            start: start,
            control1: CGPoint(x: start.x + leaving.dx * third, y: start.y + leaving.dy * third),
            control2: CGPoint(x: end.x - arriving.dx * third, y: end.y - arriving.dy * third),
            end: end
        )
    }

    /// Integrates the speed by Gauss-Legendre quadrature with five points.
    private func length(from: CGFloat, to: CGFloat) -> CGFloat {
        let half = (to - from) / 2
        let middle = (to + from) / 2
        return half
            * Self.quadrature.reduce(0) { sum, node in
                let velocity = derivative(at: middle + half * node.place)
                return sum + node.weight * hypot(velocity.dx, velocity.dy)
            }
    }

    /// The nodes and weights for the interval from -1 to 1.
    private static let quadrature: [(place: CGFloat, weight: CGFloat)] = [
        (0, 0.5688888888888889),
        (-0.5384693101056831, 0.47862867049936647), (0.5384693101056831, 0.47862867049936647),
        (-0.906179845938664, 0.23692688505618908), (0.906179845938664, 0.23692688505618908),
    ]

    private func derivative(at time: CGFloat) -> (dx: CGFloat, dy: CGFloat) {
        let rest = 1 - time
        func part(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            let first = control1[keyPath: axis] - start[keyPath: axis]
            let middle = control2[keyPath: axis] - control1[keyPath: axis]
            let last = end[keyPath: axis] - control2[keyPath: axis]
            return 3 * (rest * rest * first + 2 * rest * time * middle + time * time * last)
        }
        return (part(\.x), part(\.y))
    }
}
