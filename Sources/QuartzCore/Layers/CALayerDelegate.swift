import CoreGraphics
import Foundation

/// The object that provides a layer's contents, layout and actions, for example a view.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the layer's contents. By default the layer draws itself.
    func display(_ layer: CALayer)
    /// Draws the layer's contents.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer is drawn by `draw(_:in:)`.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers, after the layer's size changed or `setNeedsLayout()` was called.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for a change of a property. `nil` continues the search; `NSNull` ends it without an action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.drawContents() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
