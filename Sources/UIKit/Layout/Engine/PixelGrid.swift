import CoreGraphics

/// Where what is laid out between pixels goes.
enum PixelGrid {
    /// The nearest pixel's edge. What is halfway goes on, so that equal lengths stay equal wherever they begin.
    static func round(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        // What is halfway but for the last digits is halfway.
        (value * scale + 0.5 + tolerance).rounded(.down) / scale
    }

    /// The rectangle with each edge on a pixel's: a width of whole pixels stays what it is.
    static func round(_ rect: CGRect, scale: CGFloat) -> CGRect {
        let (left, top) = (round(rect.origin.x, scale: scale), round(rect.origin.y, scale: scale))
        return CGRect(
            x: left,
            y: top,
            width: max(0, round(rect.origin.x + rect.size.width, scale: scale) - left),
            height: max(0, round(rect.origin.y + rect.size.height, scale: scale) - top)
        )
    }

    /// The least number of whole pixels that is not less.
    static func roundUp(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        (value * scale - tolerance).rounded(.up) / scale
    }

    /// The greatest number of whole pixels that is not more.
    static func roundDown(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        (value * scale + tolerance).rounded(.down) / scale
    }

    /// Parts of a pixel that sums of fractions may be off by.
    private static let tolerance: CGFloat = 1e-4
}
