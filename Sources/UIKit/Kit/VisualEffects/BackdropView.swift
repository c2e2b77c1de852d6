import CoreGraphics
import QuartzCore

/// A view that shows what is behind it, blurred, below its background color, in the shape of its rounded corners.
class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    /// The layer that shows what is behind.
    var backdrop: BackdropLayer? { layer as? BackdropLayer }

    /// The blur; `nil` shows nothing of what is behind.
    struct Blur: Equatable {
        /// The standard deviation in points.
        var radius: CGFloat
        /// The factor by which colors differ from gray.
        var saturation: CGFloat = 1
    }

    var blur: Blur? {
        didSet {
            backdrop?.blurRadius = blur?.radius ?? 0
            backdrop?.saturation = blur?.saturation ?? 1
        }
    }

    /// Whether surfaces are opaque, as with more contrast.
    var reducesTransparency: Bool { traitCollection.accessibilityContrast == .high }
}
