import CoreGraphics
import DisplayList

/// Multiplies the picture of a layer by the alpha of another layer.
final class LayerMask: LayerEffect {
    let layer: CALayer
    /// The object to which the layer belongs, such as a view.
    let owner: AnyObject?

    init(_ layer: CALayer, owner: AnyObject?) {
        self.layer = layer
        self.owner = owner
    }

    var layers: [CALayer] { [layer] }

    func apply(to picture: RenderNode, in bounds: CGRect) -> RenderNode? {
        layer.makePlacedNode(from: bounds.origin).flatMap { picture.masked(by: $0) }
    }
}
