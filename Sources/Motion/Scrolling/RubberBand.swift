import Failures

/// The resistance of content pulled past its edge: it follows the finger less and less, and never by a whole extent.
///
/// f(x) = (1 - 1/(c·x/d + 1))·d, with d the scroll view's extent along the axis and c = 0.55.
package struct RubberBand: Sendable, Hashable {
    /// The extent of the scroll view along the axis, in points: the limit of the stretch.
    package let extent: Double
    /// The share of the finger's movement that the content follows at first.
    package let coefficient: Double

    /// The share that `UIScrollView` uses, as it has often been measured.
    package static let standardCoefficient = 0.55

    /// A band of this extent. One of no extent does not stretch.
    package init(extent: Double, coefficient: Double = RubberBand.standardCoefficient) {
        programmerError(
            unless: coefficient > 0,
            "A rubber band must give way",
            in: "RubberBand.init(extent:coefficient:)",
            .invalidArgument
        )
        self.extent = max(extent, 0)
        self.coefficient = coefficient
    }

    /// How far the content is past its edge when the finger has pulled it `pull` points past; odd in `pull`.
    package func stretch(forPull pull: Double) -> Double {
        guard extent > 0 else { return 0 }
        let reach = abs(pull) * coefficient
        return pull.sign == .minus ? -extent * reach / (reach + extent) : extent * reach / (reach + extent)
    }

    /// How far a finger must have pulled for the content to be so far out, so that one that catches it moves nothing.
    ///
    /// No finger reaches a stretch of the whole extent: from a millionth below it on, the pull stays the same.
    package func pull(forStretch stretch: Double) -> Double {
        guard extent > 0 else { return 0 }
        let reach = min(abs(stretch), extent * (1 - 1e-6))
        let pull = extent * reach / ((extent - reach) * coefficient)
        return stretch.sign == .minus ? -pull : pull
    }

    /// The content's movement for each point of the finger's, at a given pull: turns velocities.
    package func slope(atPull pull: Double) -> Double {
        guard extent > 0 else { return 0 }
        let share = extent / (abs(pull) * coefficient + extent)
        return coefficient * share * share
    }
}
