import CoreGraphics

extension UIColor {
    /// Returns the colour's sRGB components by reference. They are between 0 and 1, or outside that range for a
    /// colour outside sRGB.
    ///
    /// - Returns: Always true, since every colour can be converted. A dynamic colour is resolved with
    ///   `UITraitCollection.current`.
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

    /// Returns the hue, saturation and brightness of the colour in sRGB by reference. The hue of a grey is 0.
    ///
    /// - Returns: Always true, since every colour can be converted. A dynamic colour is resolved with
    ///   `UITraitCollection.current`.
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

    /// Returns the grey level, from 0 (black) to 1 (white), by reference if the colour is a grey.
    ///
    /// - Returns: Whether the red, green and blue components are equal. If they are not, nothing is written.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let parts = cgColor.srgb
        guard parts.red == parts.green, parts.green == parts.blue else { return false }
        white?.pointee = parts.red
        alpha?.pointee = parts.alpha
        return true
    }
}
