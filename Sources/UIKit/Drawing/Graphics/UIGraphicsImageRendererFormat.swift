import Foundation

/// What kind of image a renderer is to make.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; those of the current traits at first.
    open var scale: CGFloat = UITraitCollection.current.drawingScale
    /// Whether the image has no transparent parts: what is not drawn is black. False at first.
    open var opaque = false

    /// The format that suits the current traits.
    public required init() {
        super.init()
    }

    /// The format that suits the traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.drawingScale
    }

    /// An equal format that can be changed on its own.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? UIGraphicsImageRendererFormat {
            copy.scale = scale
            copy.opaque = opaque
        }
        return copy
    }
}
