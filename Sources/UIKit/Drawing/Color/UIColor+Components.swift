import CoreGraphics

extension UIColor {
    /// Writes the parts in sRGB, from 0 to 1 and beyond for colours outside sRGB, where the pointers point.
    ///
    /// - Returns: true: every colour has such parts. A dynamic one is resolved with `UITraitCollection.current`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = cgColor.srgb
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    /// Writes hue, saturation and brightness in sRGB, where the pointers point. The hue of a grey is 0.
    ///
    /// - Returns: true: every colour has such parts. A dynamic one is resolved with `UITraitCollection.current`.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = cgColor.srgb
        let hsb = HSB(red: parts.red, green: parts.green, blue: parts.blue)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = parts.alpha
        return true
    }

    /// Writes the grey, from 0 (black) to 1 (white), where the pointers point, if the colour is one.
    ///
    /// - Returns: whether it is: red, green and blue are the same. If not, nothing is written.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let parts = cgColor.srgb
        guard parts.red == parts.green, parts.green == parts.blue else { return false }
        white?.pointee = parts.red
        alpha?.pointee = parts.alpha
        return true
    }
}
