import Foundation

/// A cubic Bézier curve. Lines and quadratic curves are represented by equal cubic curves.
struct CubicCurve {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    init(start: CGPoint, control: CGPoint, end: CGPoint) {
        func towardsControl(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        self.init(start: start, control1: towardsControl(start), control2: towardsControl(end), end: end)
    }

    func coordinate(_ axis: KeyPath<CGPoint, CGFloat>, at time: CGFloat) -> CGFloat {
        let rest = 1 - time
        return rest * rest * rest * start[keyPath: axis]
            + 3 * rest * rest * time * control1[keyPath: axis]
            + 3 * rest * time * time * control2[keyPath: axis]
            + time * time * time * end[keyPath: axis]
    }

    func point(at time: CGFloat) -> CGPoint {
        CGPoint(x: coordinate(\.x, at: time), y: coordinate(\.y, at: time))
    }

    /// Returns the parameters between 0 and 1 at which a coordinate has an extremum, in ascending order.
    /// There are at most two.
    func turns(of axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        let first = control1[keyPath: axis] - start[keyPath: axis]
        let middle = control2[keyPath: axis] - control1[keyPath: axis]
        let last = end[keyPath: axis] - control2[keyPath: axis]
        // A third of the derivative is square·t² + 2·half·t + first.
        let square = first - 2 * middle + last
        let half = middle - first
        var times: [CGFloat] = []
        let discriminant = half * half - square * first
        if discriminant >= 0 {
            // This form of the quadratic formula does not subtract nearly equal numbers.
            let sum = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
            if square != 0 { times.append(sum / square) }
            if sum != 0 { times.append(first / sum) }
        }
        return times.filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// Returns points after the start, including the end, whose connecting lines deviate by at most `threshold`.
    func flattened(threshold: CGFloat) -> [CGPoint] {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        }
        // A chord over a step of h deviates by at most h²/8 times the second derivative, which is at
        // most 6 times the bend.
        let bending = max(bend(start, control1, control2), bend(control1, control2, end))
        let steps = min(max((bending * 0.75 / threshold).squareRoot().rounded(.up), 1), 4096)
        guard steps > 1 else { return [end] }
        let count = Int(steps)
        return (1..<count).map { point(at: CGFloat($0) / steps) } + [end]
    }
}
