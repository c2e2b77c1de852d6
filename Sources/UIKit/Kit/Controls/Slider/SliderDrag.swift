import CoreGraphics

/// A finger that holds the thumb of a slider.
struct SliderDrag {
    /// The distance from the left edge of the thumb to the finger.
    let hold: CGFloat
    /// The value of the slider when the finger took hold of it.
    let startValue: Float

    /// Returns the place of the thumb on its way from the left, 0, to the right, 1.
    ///
    /// - Parameters:
    ///   - x: The position of the finger.
    ///   - track: The track of the slider.
    ///   - width: The width of the thumb.
    func fraction(at x: CGFloat, on track: CGRect, thumbWidth width: CGFloat) -> CGFloat {
        let travel = track.width - width
        guard travel > 0 else { return 0 }
        return min(max((x - hold - track.minX) / travel, 0), 1)
    }
}
