import CoreGraphics
import Motion

/// The scales at which content may rest, and the resistance beyond them.
struct ZoomRange: Equatable {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    /// Whether fingers can pinch the content beyond the range.
    var bounces = true

    /// Whether fingers zoom the content.
    var isOpen: Bool { maximum > minimum }

    /// Returns the nearest scale at which content may rest. It is greater than 0, even if the range allows 0.
    func clamp(_ scale: CGFloat) -> CGFloat {
        max(min(scale, maximum), minimum, Self.least)
    }

    /// Returns the scale of content that fingers have pinched to a scale, as if nothing resisted.
    ///
    /// Beyond the range, the content is at most twice as large or half as large as at its end (unverified).
    func shown(forPinched scale: CGFloat) -> CGFloat {
        let edge = clamp(scale)
        guard bounces, scale > 0 else { return edge }
        let band = RubberBand(extent: 1)
        return scale > edge
            ? edge * (1 + band.stretch(forPull: scale / edge - 1))
            : edge / (1 + band.stretch(forPull: edge / scale - 1))
    }

    /// Returns the scale to which fingers must have pinched content of a scale: the inverse of `shown(forPinched:)`.
    func pinched(forShown scale: CGFloat) -> CGFloat {
        let edge = clamp(scale)
        guard bounces, scale > 0 else { return edge }
        let band = RubberBand(extent: 1)
        return scale > edge
            ? edge * (1 + band.pull(forStretch: scale / edge - 1))
            : edge / (1 + band.pull(forStretch: edge / scale - 1))
    }

    /// The scale below which content has no visible extent. A transform with the scale 0 can't be inverted.
    private static let least: CGFloat = 0.001
}
