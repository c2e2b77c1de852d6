import Foundation

/// The attributes of the images that a renderer creates.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The pixels per point. By default those of the current traits.
    open var scale: CGFloat = UITraitCollection.current.drawingScale
    /// Whether the image is opaque. Pixels that aren't drawn are black. False by default.
    open var opaque = false

    /// Creates a format for the current traits.
    public required init() {
        super.init()
    }

    /// Creates a format for the given traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.drawingScale
    }

    /// Returns an independent copy of the format.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? UIGraphicsImageRendererFormat {
            copy.scale = scale
            copy.opaque = opaque
        }
        return copy
    }
}
