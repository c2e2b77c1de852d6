import CoreGraphics

/// What a layer asks of the object that it stands for, a view for example.
public protocol CALayerDelegate: AnyObject {
    /// Provides the layer's contents. Unless implemented, the layer draws itself.
    func display(_ layer: CALayer)
    /// Draws the layer's contents.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// The layer is about to be drawn by `draw(_:in:)`.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers, after the layer's bounds changed or `setNeedsLayout()` was called.
    func layoutSublayers(of layer: CALayer)
    /// What happens when a property changes. `nil` goes on searching; `NSNull` ends the search with nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.drawContents() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
