import Foundation

/// The values of one property of a moving view over time, such as its height.
///
/// Each check of a curve returns the first violation, or `nil` if there is none:
///
/// ```swift
/// #expect(trace[0].curve(\.height).firstDecrease() == nil)
/// ```
///
/// For other checks, use the values of the curve:
///
/// ```swift
/// for (time, value) in zip(height.times, height.values) { print(height.label, time, value) }
/// ```
public struct MotionCurve: Equatable, Sendable {
    /// The name of the property and the view, for the descriptions of flaws.
    public let label: String
    /// The virtual times of the values, in seconds.
    public let times: [TimeInterval]
    /// The value at each of the times.
    public let values: [CGFloat]

    /// Creates a curve from values and their times. If one of the arrays is longer, its last elements are ignored.
    ///
    /// ```swift
    /// let parabola = MotionCurve(label: "parabola", times: [0, 1, 2], values: [0, 1, 4])
    /// ```
    ///
    /// - Parameters:
    ///   - label: The name of the property and the view.
    ///   - times: The virtual times of the values, in seconds.
    ///   - values: The value at each of the times.
    public init(label: String, times: [TimeInterval], values: [CGFloat]) {
        let count = min(times.count, values.count)
        self.label = label
        self.times = Array(times.prefix(count))
        self.values = Array(values.prefix(count))
    }

    /// The difference between the last value and the first value.
    ///
    /// ```swift
    /// #expect(height.change == 88)
    /// ```
    public var change: CGFloat { (values.last ?? 0) - (values.first ?? 0) }

    /// Returns the first decrease of the value, for a view that should only grow.
    ///
    /// ```swift
    /// #expect(height.firstDecrease() == nil)
    /// ```
    ///
    /// - Parameter tolerance: The decrease between two frames that is accepted.
    /// - Returns: The first decrease greater than the tolerance, or `nil` if there is none.
    public func firstDecrease(tolerance: CGFloat = 0.001) -> MotionFlaw? {
        firstStep { $0 < -tolerance }.map { flaw(at: $0 + 1, "falls from \(values[$0].short)") }
    }

    /// Returns the first increase of the value, for a view that should only shrink.
    ///
    /// ```swift
    /// #expect(height.firstIncrease() == nil)
    /// ```
    ///
    /// - Parameter tolerance: The increase between two frames that is accepted.
    /// - Returns: The first increase greater than the tolerance, or `nil` if there is none.
    public func firstIncrease(tolerance: CGFloat = 0.001) -> MotionFlaw? {
        firstStep { $0 > tolerance }.map { flaw(at: $0 + 1, "rises from \(values[$0].short)") }
    }

    /// Returns the first deviation from the initial value, for a view that should be at rest.
    ///
    /// ```swift
    /// #expect(trace["header"].curve(\.minY).firstMovement() == nil)
    /// ```
    ///
    /// - Parameter tolerance: The deviation that is accepted.
    /// - Returns: The first deviation greater than the tolerance, or `nil` if there is none.
    public func firstMovement(tolerance: CGFloat = 0.001) -> MotionFlaw? {
        guard let first = values.first, let index = values.firstIndex(where: { abs($0 - first) > tolerance }) else {
            return nil
        }
        return flaw(at: index, "moves away from \(first.short)")
    }

    /// Returns the first discontinuity of the value.
    ///
    /// ```swift
    /// #expect(height.firstJump(above: 20) == nil)
    /// ```
    ///
    /// - Parameter limit: The change between two frames that is accepted.
    /// - Returns: The first change greater than the limit, or `nil` if there is none.
    public func firstJump(above limit: CGFloat) -> MotionFlaw? {
        firstStep { abs($0) > limit }.map { flaw(at: $0 + 1, "jumps by \(steps[$0].short), more than \(limit.short),") }
    }

    /// Returns the first discontinuity of the velocity.
    ///
    /// Derive the limit from the steepest part of the expected curve. With ease-in-out timing over `n` frames and a
    /// distance of `d`, consecutive changes differ by at most about `8 d / n²`.
    ///
    /// ```swift
    /// #expect(height.firstKink(above: 4) == nil)
    /// ```
    ///
    /// - Parameter limit: The difference between two consecutive changes that is accepted.
    /// - Returns: The first difference greater than the limit, or `nil` if there is none.
    public func firstKink(above limit: CGFloat) -> MotionFlaw? {
        let steps = steps
        guard let index = zip(steps, steps.dropFirst()).enumerated().first(where: { abs($1.1 - $1.0) > limit })?.offset
        else { return nil }
        let bend = "changes its step from \(steps[index].short) to \(steps[index + 1].short)"
        return flaw(at: index + 2, "\(bend), by more than \(limit.short),")
    }

    /// The largest difference between two consecutive changes of the value.
    ///
    /// ```swift
    /// #expect(height.largestKink < 4)
    /// ```
    public var largestKink: CGFloat {
        let steps = steps
        return zip(steps, steps.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    }

    /// Returns the first time at which this value hasn't changed by the same amount as another one.
    ///
    /// Both changes are measured from the first time at which both curves have a value.
    ///
    /// ```swift
    /// #expect(trace["next"].curve(\.minY).firstDeparture(from: trace["row"].curve(\.maxY)) == nil)
    /// ```
    ///
    /// - Parameters:
    ///   - other: The curve to compare with.
    ///   - tolerance: The difference between the changes that is accepted.
    /// - Returns: The first difference greater than the tolerance, or `nil` if there is none.
    ///   Curves that have no time in common are a flaw.
    public func firstDeparture(from other: MotionCurve, tolerance: CGFloat = 0.001) -> MotionFlaw? {
        let others = Dictionary(zip(other.times, other.values)) { $1 }
        let pairs = zip(times, values).enumerated().compactMap { index, point in
            others[point.0].map { (index: index, own: point.1, other: $0) }
        }
        guard let start = pairs.first else {
            return MotionFlaw(
                label: label,
                time: times.first ?? 0,
                what: "is never on screen together with \(other.label)"
            )
        }
        return pairs.first { abs(($0.own - start.own) - ($0.other - start.other)) > tolerance }.map {
            let moved = "has moved by \(($0.own - start.own).short)"
            return flaw(at: $0.index, "\(moved), but \(other.label) by \(($0.other - start.other).short),")
        }
    }

    private var steps: [CGFloat] { zip(values.dropFirst(), values).map { $0 - $1 } }

    private func firstStep(where isWrong: (CGFloat) -> Bool) -> Int? {
        steps.firstIndex(where: isWrong)
    }

    private func flaw(at index: Int, _ what: String) -> MotionFlaw {
        MotionFlaw(label: label, time: times[index], what: "\(what) to \(values[index].short)")
    }
}

extension CGFloat {
    /// A description of the number with at most three decimal places.
    var short: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
