import CoreGraphics
import Motion

extension AnimatedValue {
    /// Interpolates the points of two paths. Paths of different elements can't be interpolated: the result is `b`.
    static func mix(_ a: CGPath?, _ b: CGPath?, _ progress: Double) -> CGPath? {
        if progress == 0 { return a }
        if progress == 1 { return b }
        return combine(a, b) { $0.interpolated(to: $1, fraction: progress) } ?? b
    }

    /// Returns the path whose points are the sums of the points of two paths, or `a` if the paths have different
    /// elements.
    static func sum(_ a: CGPath?, _ b: CGPath?) -> CGPath? {
        combine(a, b) { $0.adding($1) } ?? a
    }

    /// Returns the path with the coordinates multiplied by `factor`.
    static func scale(_ path: CGPath?, by factor: Double) -> CGPath? {
        combine(path, path) { point, _ in point.scaled(by: factor) }
    }

    /// Returns the path whose points are the differences of the points of two paths, and a path of zeros. Returns nil
    /// if the paths have different elements.
    static func difference(_ a: CGPath?, _ b: CGPath?) -> (difference: AnimatedValue, zero: AnimatedValue)? {
        guard let difference = combine(a, b, { $0.subtracting($1) }) else { return nil }
        return (.path(difference), .path(scale(difference, by: 0)))
    }

    private static func combine(
        _ a: CGPath?,
        _ b: CGPath?,
        _ body: (CGPoint, CGPoint) -> CGPoint
    ) -> CGPath? {
        guard let a, let b else { return nil }
        return a.segments.combined(with: b.segments, body).map(CGPath.init(segments:))
    }
}
