import Foundation

/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1), with the time as x and the progress as y.
package struct CubicCurve: Sendable, Hashable {
    /// The first control point. Its x is within 0...1.
    package let x1, y1: Double
    /// The second control point. Its x is within 0...1.
    package let x2, y2: Double

    /// Creates a curve from its control points. Their x is clamped to 0...1, so that time never runs backwards. A
    /// coordinate that isn't a finite number counts as 0.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1.boundedFraction
        self.y1 = y1.isFinite ? y1 : 0
        self.x2 = x2.boundedFraction
        self.y2 = y2.isFinite ? y2 : 0
    }

    /// Constant speed.
    package static let linear = CubicCurve(0, 0, 1, 1)
    /// Starts at rest. The control points are those of Core Animation's `easeIn`.
    package static let easeIn = CubicCurve(0.42, 0, 1, 1)
    /// Ends at rest. The control points are those of Core Animation's `easeOut`.
    package static let easeOut = CubicCurve(0, 0, 0.58, 1)
    /// Starts and ends at rest. The control points are those of Core Animation's `easeInEaseOut`.
    package static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
    /// The curve of Core Animation's `default`.
    package static let `default` = CubicCurve(0.25, 0.1, 0.25, 1)

    /// Returns the progress at a fraction of the duration: 0 before the start and 1 after the end. Accurate to the
    /// last digits of a `Double`.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return Self.bezier(y1, y2, parameter(at: time))
    }

    /// Returns the progress per duration at a fraction of the duration. Outside 0...1 it is that at the nearer end.
    ///
    /// Where the curve is vertical, the slope is that across a millionth of the curve, so it is finite everywhere.
    package func slope(at time: Double) -> Double {
        let parameter = time <= 0 ? 0 : time >= 1 ? 1 : self.parameter(at: time)
        let run = Self.derivative(x1, x2, parameter)
        if run > 1e-6 { return Self.derivative(y1, y2, parameter) / run }
        let before = max(parameter - 1e-6, 0)
        let after = min(parameter + 1e-6, 1)
        let rise = Self.bezier(y1, y2, after) - Self.bezier(y1, y2, before)
        return rise / max(Self.bezier(x1, x2, after) - Self.bezier(x1, x2, before), .leastNormalMagnitude)
    }

    /// Returns the curve's parameter at a fraction of the duration.
    ///
    /// Newton's method, with bisection as the fallback that keeps it inside a shrinking bracket: x is monotonic, but
    /// its derivative may be zero.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var guess = time
        for _ in 0..<80 {
            let error = Self.bezier(x1, x2, guess) - time
            if error == 0 { break }
            if error < 0 { low = guess } else { high = guess }
            let slope = Self.derivative(x1, x2, guess)
            var next = slope > 0 ? guess - error / slope : low
            if !(next > low && next < high) { next = low + (high - low) / 2 }
            if abs(next - guess) <= guess.ulp || next <= low || next >= high { break }
            guess = next
        }
        return guess
    }

    private static func bezier(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let rest = 1 - s
        return s * (3 * rest * (rest * p1 + s * p2) + s * s)
    }

    private static func derivative(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let rest = 1 - s
        return 3 * (rest * rest * p1 + 2 * rest * s * (p2 - p1) + s * s * (1 - p2))
    }
}
