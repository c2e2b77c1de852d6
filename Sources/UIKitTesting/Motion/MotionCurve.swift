import Foundation

/// One number of a moving view over time, such as its height: what the laws of motion are stated about.
///
/// Each law gives the first place where it is broken, `nil` if it holds:
///
/// ```swift
/// #expect(trace[0].curve(\.height).firstFall() == nil)
/// ```
///
/// Its numbers are there as well, for laws of one's own:
///
/// ```swift
/// for (time, value) in zip(height.times, height.values) { print(height.label, time, value) }
/// ```
public struct MotionCurve: Equatable, Sendable {
    /// What moves, for the texts of flaws.
    public let label: String
    /// Seconds of virtual time, one for each value.
    public let times: [TimeInterval]
    /// The number at each of the times.
    public let values: [CGFloat]

    /// A curve through `values` at `times`; of the longer list the rest is left out.
    ///
    /// ```swift
    /// let parabola = MotionCurve(label: "parabola", times: [0, 1, 2], values: [0, 1, 4])
    /// ```
    public init(label: String, times: [TimeInterval], values: [CGFloat]) {
        let count = min(times.count, values.count)
        self.label = label
        self.times = Array(times.prefix(count))
        self.values = Array(values.prefix(count))
    }

    /// From the first value to the last.
    ///
    /// ```swift
    /// #expect(height.change == 88)
    /// ```
    public var change: CGFloat { (values.last ?? 0) - (values.first ?? 0) }

    /// Where the value steps back by more than `tolerance`: what grows must not.
    ///
    /// ```swift
    /// #expect(height.firstFall() == nil)
    /// ```
    public func firstFall(tolerance: CGFloat = 0.001) -> MotionFlaw? {
        firstStep { $0 < -tolerance }.map { flaw(at: $0 + 1, "falls from \(values[$0].short)") }
    }

    /// Where the value rises by more than `tolerance`: what shrinks must not.
    ///
    /// ```swift
    /// #expect(height.firstRise() == nil)
    /// ```
    public func firstRise(tolerance: CGFloat = 0.001) -> MotionFlaw? {
        firstStep { $0 > tolerance }.map { flaw(at: $0 + 1, "rises from \(values[$0].short)") }
    }

    /// Where the value is further than `tolerance` from what it was at first: what stands still must not be.
    ///
    /// ```swift
    /// #expect(trace["header"].curve(\.minY).firstMovement() == nil)
    /// ```
    public func firstMovement(tolerance: CGFloat = 0.001) -> MotionFlaw? {
        guard let first = values.first, let index = values.firstIndex(where: { abs($0 - first) > tolerance }) else {
            return nil
        }
        return flaw(at: index, "moves away from \(first.short)")
    }

    /// Where the value changes by more than `limit` from one frame to the next: a jump in position.
    ///
    /// ```swift
    /// #expect(height.firstJump(above: 20) == nil)
    /// ```
    public func firstJump(above limit: CGFloat) -> MotionFlaw? {
        firstStep { abs($0) > limit }.map { flaw(at: $0 + 1, "jumps by \(steps[$0].short), more than \(limit.short),") }
    }

    /// Where two changes that follow each other differ by more than `limit`: a jump in velocity.
    ///
    /// Choose the limit by the steepest part of the curve that is expected: an ease-in-out over `n` frames by `d` bends
    /// by at most about `8 d / n²`.
    ///
    /// ```swift
    /// #expect(height.firstKink(above: 4) == nil)
    /// ```
    public func firstKink(above limit: CGFloat) -> MotionFlaw? {
        let steps = steps
        guard let index = zip(steps, steps.dropFirst()).enumerated().first(where: { abs($1.1 - $1.0) > limit })?.offset
        else { return nil }
        let bend = "changes its step from \(steps[index].short) to \(steps[index + 1].short)"
        return flaw(at: index + 2, "\(bend), by more than \(limit.short),")
    }

    /// The largest difference of two changes that follow each other: how sharply the curve bends at the most.
    ///
    /// ```swift
    /// #expect(height.largestKink < 4)
    /// ```
    public var largestKink: CGFloat {
        let steps = steps
        return zip(steps, steps.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    }

    /// Where this value has not moved by as much as another one since the first time that both have.
    ///
    /// ```swift
    /// #expect(trace["next"].curve(\.minY).firstDeparture(from: trace["row"].curve(\.maxY)) == nil)
    /// ```
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
    /// The number without digits that nobody reads.
    var short: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
