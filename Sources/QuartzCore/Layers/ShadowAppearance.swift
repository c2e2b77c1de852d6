import CoreGraphics

/// The values of a layer's shadow.
struct ShadowAppearance: Equatable {
    var color: CGColor? = .black
    var opacity: Float = 0
    var offset = CGSize(width: 0, height: -3)
    /// The standard deviation of the Gaussian in points.
    var radius: CGFloat = 3
    var path: CGPath?
}
