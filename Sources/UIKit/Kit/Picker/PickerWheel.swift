import CoreGraphics

/// The looks of a row on a wheel, which is seen from the front.
///
/// The rows are at equal angles on its rim, nineteen around it, so a row is below the middle by the sine of its angle.
/// Vercantez/openuikit recorded the centers of four rows below the selected one, with rows of 32 points in a picker of
/// 216: 31.58, 59.738, 81.4225 and 94.2835. Both numbers follow from these, to a thousandth of a point. That a wheel of
/// another height has the same proportions is unverified.
struct PickerWheel {
    /// The radius of the wheel in points.
    let radius: CGFloat
    /// The way along the rows, in points, for which the wheel turns by a radian.
    private let unit: CGFloat

    init(height: CGFloat) {
        let share = height / PickerMetrics.size.height
        radius = 97.26 * share
        unit = 19 * PickerMetrics.rowHeight / (2 * .pi) * share
    }

    /// The greatest distance from the selected row at which a row is on the front.
    var reach: CGFloat { unit * .pi / 2 }

    /// Returns where a row appears, and how high and how opaque, for its distance from the selected row; `nil` if it is
    /// on the back.
    func appearance(at distance: CGFloat) -> (offset: CGFloat, scale: CGFloat, alpha: CGFloat)? {
        guard abs(distance) < reach else { return nil }
        let angle = distance / unit
        let scale = CoreGraphics.cos(angle)
        // The row in the middle is opaque, and the others are much paler from the first one on.
        let share = min(abs(distance) / PickerMetrics.rowHeight, 1)
        return (CoreGraphics.sin(angle) * radius, scale, (1 - 0.55 * share) * max(0.15, scale))
    }
}
