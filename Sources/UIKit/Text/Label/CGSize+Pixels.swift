import CoreGraphics

extension CGSize {
    /// The size in whole pixels that has room for this one. What is only a rounding error beyond a pixel does not count.
    func roundedUp(toPixelsOf scale: CGFloat) -> CGSize {
        func round(_ length: CGFloat) -> CGFloat {
            (length * scale - 1 / 65536).rounded(.up) / scale
        }
        return scale > 0 ? CGSize(width: round(width), height: round(height)) : self
    }
}
