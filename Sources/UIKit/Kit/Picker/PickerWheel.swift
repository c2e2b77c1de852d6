import CoreGraphics

/// The looks of a row on a wheel, which is seen from the front.
struct PickerWheel {
    /// The radius of the wheel in points.
    let radius: CGFloat

    init(height: CGFloat) {
        radius = height / 2
    }

    /// Returns where a row appears, and how high and how opaque, for its distance from the selected row along the rim;
    /// `nil` if it is on the back.
    func appearance(at distance: CGFloat) -> (offset: CGFloat, scale: CGFloat, alpha: CGFloat)? {
        let angle = distance / radius
        guard abs(angle) < .pi / 2 else { return nil }
        let scale = CoreGraphics.cos(angle)
        // The row in the middle is opaque, and the others are much paler from the first one on.
        let share = min(abs(angle) * radius / PickerMetrics.rowHeight, 1)
        return (CoreGraphics.sin(angle) * radius, scale, (1 - 0.55 * share) * max(0.15, scale))
    }
}
