import CoreGraphics

extension CGSize {
    /// Returns the smallest size in whole pixels that contains this one. An excess within rounding errors is
    /// ignored.
    func roundedUp(toPixelsOf scale: CGFloat) -> CGSize {
        func round(_ length: CGFloat) -> CGFloat {
            (length * scale - 1 / 65536).rounded(.up) / scale
        }
        return scale > 0 ? CGSize(width: round(width), height: round(height)) : self
    }
}

extension CGFloat {
    /// Returns the nearest multiple of a pixel.
    func rounded(toPixelsOf scale: CGFloat) -> CGFloat {
        scale > 0 ? (self * scale).rounded() / scale : self
    }

    /// Returns the smallest multiple of a pixel that is not less. An excess within rounding errors is ignored.
    func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
        scale > 0 ? (self * scale - 1 / 65536).rounded(.up) / scale : self
    }
}
