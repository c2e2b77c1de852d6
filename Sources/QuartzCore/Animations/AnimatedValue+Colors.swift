import CoreGraphics
import Motion

extension AnimatedValue {
    /// Interpolates colors. A missing color is the other color with an alpha of zero, so that it
    /// fades without darkening.
    static func mix(_ a: CGColor?, _ b: CGColor?, _ progress: Double) -> CGColor? {
        if progress == 0 { return a }
        if progress == 1 { return b }
        guard let from = a ?? b?.copy(alpha: 0), let to = b ?? a?.copy(alpha: 0) else { return nil }
        return CGColor(from.parts.interpolated(to: to.parts, fraction: progress))
    }

    /// Returns the sum of the components of two colors in sRGB, which may be outside of 0 … 1.
    static func sum(_ a: CGColor?, _ b: CGColor?) -> CGColor? {
        guard let a, let b else { return a ?? b }
        return CGColor(a.parts + b.parts)
    }

    /// Returns the color with every component, including alpha, multiplied by `factor`.
    static func scale(_ color: CGColor?, by factor: Double) -> CGColor? {
        color.map { CGColor($0.parts * factor) }
    }
}

extension CGColor {
    fileprivate convenience init(_ parts: SIMD4<Double>) {
        self.init(
            srgbRed: CGFloat(parts.x),
            green: CGFloat(parts.y),
            blue: CGFloat(parts.z),
            alpha: CGFloat(parts.w)
        )
    }

    /// The components in sRGB and alpha.
    fileprivate var parts: SIMD4<Double> {
        let parts = srgb
        return SIMD4(Double(parts.red), Double(parts.green), Double(parts.blue), Double(parts.alpha))
    }
}
