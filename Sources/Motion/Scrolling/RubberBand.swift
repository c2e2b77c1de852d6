import Failures

/// The resistance of content that is dragged past its edge. It follows the finger less and less, and never by more
/// than the extent of the scroll view.
///
/// f(x) = (1 - 1/(c·x/d + 1))·d, with d the scroll view's extent along the axis and c = 0.55.
package struct RubberBand: Sendable, Hashable {
    /// The extent of the scroll view along the axis in points, which is the limit of the stretch.
    package let extent: Double
    /// The initial ratio of the content's movement to the finger's.
    package let coefficient: Double

    /// The ratio of `UIScrollView`, as it has often been measured.
    package static let standardCoefficient = 0.55

    /// Creates a rubber band. One with no extent does not stretch.
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

    /// Returns the distance of the content past its edge when the finger has dragged it `pull` points
    /// past. Odd in `pull`.
    package func stretch(forPull pull: Double) -> Double {
        guard extent > 0 else { return 0 }
        let reach = abs(pull) * coefficient
        return pull.sign == .minus ? -extent * reach / (reach + extent) : extent * reach / (reach + extent)
    }

    /// Returns the drag of a finger that stretches the content by a distance, so that catching the
    /// content does not move it.
    ///
    /// A stretch of the whole extent is unreachable. From a millionth below it, the result is constant.
    package func pull(forStretch stretch: Double) -> Double {
        guard extent > 0 else { return 0 }
        let reach = min(abs(stretch), extent * (1 - 1e-6))
        let pull = extent * reach / ((extent - reach) * coefficient)
        return stretch.sign == .minus ? -pull : pull
    }

    /// Returns the derivative of the stretch at a drag, by which a finger's velocity is multiplied.
    package func slope(atPull pull: Double) -> Double {
        guard extent > 0 else { return 0 }
        let share = extent / (abs(pull) * coefficient + extent)
        return coefficient * share * share
    }
}
