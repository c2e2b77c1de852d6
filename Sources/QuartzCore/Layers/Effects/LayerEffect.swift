import CoreGraphics
import DisplayList

/// A change of the picture of a layer and its sublayers as a whole, such as a mask.
///
/// An effect may draw layers of its own. Their superlayer is the layer with the effect, in whose coordinates they are
/// placed. They are laid out and animated like sublayers, but they are not hit.
protocol LayerEffect: AnyObject {
    /// The layers that the effect draws.
    var layers: [CALayer] { get }

    /// Returns the changed picture, or nil if nothing is visible.
    ///
    /// - Parameters:
    ///   - picture: The layer with its sublayers and its shadow, relative to the corner of its bounds.
    ///   - bounds: The layer's bounds in the current frame.
    func apply(to picture: RenderNode, in bounds: CGRect) -> RenderNode?
}
