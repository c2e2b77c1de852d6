import CoreGraphics

/// The rounding of layout results to pixels.
enum PixelGrid {
    /// Returns the nearest pixel edge. Values halfway between two are rounded up, also below 0, so that equal lengths
    /// stay equal wherever they begin.
    static func round(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        // The tolerance rounds up values that are halfway except for rounding errors.
        (value * scale + 0.5 + tolerance).rounded(.down) / scale
    }

    /// Returns the rectangle with each edge rounded to a pixel edge. A width of whole pixels does not change.
    static func round(_ rect: CGRect, scale: CGFloat) -> CGRect {
        let (left, top) = (round(rect.origin.x, scale: scale), round(rect.origin.y, scale: scale))
        return CGRect(
            x: left,
            y: top,
            width: max(0, round(rect.origin.x + rect.size.width, scale: scale) - left),
            height: max(0, round(rect.origin.y + rect.size.height, scale: scale) - top)
        )
    }

    /// Returns the smallest number of whole pixels that is not less than a value, in points.
    static func roundUp(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        (value * scale - tolerance).rounded(.up) / scale
    }

    /// Returns the greatest number of whole pixels that is not more than a value, in points.
    static func roundDown(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        (value * scale + tolerance).rounded(.down) / scale
    }

    /// The error that sums of fractions may have, in pixels.
    private static let tolerance: CGFloat = 1e-4
}
