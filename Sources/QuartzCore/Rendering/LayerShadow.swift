import CoreGraphics
import DisplayList

/// The shadow of a layer in a state.
struct LayerShadow {
    private let state: LayerState
    private let color: CGColor
    /// The blur radius of GSK, which is twice the standard deviation of the Gaussian. Core Animation's radius is the
    /// standard deviation.
    private var radius: CGFloat { state.look.shadow.radius * 2 }

    /// - Returns: `nil` if the layer has no shadow.
    init?(_ state: LayerState) {
        let shadow = state.look.shadow
        guard shadow.opacity > 0, !state.masksToBounds, let color = shadow.color else { return nil }
        self.state = state
        self.color = color.copy(alpha: color.alpha * CGFloat(shadow.opacity)) ?? color
    }

    /// Returns the node of the layer with the shadow behind it. A layer that draws nothing has the shadow of its path.
    ///
    /// - Parameters:
    ///   - isDrawnByCairo: Whether Cairo draws the node, which blurs in each frame, and not the GPU.
    ///   - isOutside: Whether nothing of the shadow shines through the layer, as if its background were opaque.
    ///   - cache: The layer's last blurred shape.
    func added(
        to node: RenderNode?,
        isDrawnByCairo: Bool,
        isOutside: Bool = false,
        cache: inout ShadowShape?
    ) -> RenderNode? {
        let (offset, tint) = (state.look.shadow.offset, color.rgba)
        if let path = state.look.shadow.path {
            let corner = state.bounds.origin
            let shadow = shadow(of: .path(path), &cache).translated(by: CGPoint(x: -corner.x, y: -corner.y))
            return .container([shadow, node].compactMap(\.self))
        }
        guard let node else { return nil }
        // The shadow of an opaque background follows from its outline, without rendering and blurring the node.
        let isOpaque = state.look.backgroundColor.map { $0.alpha >= 1 && $0.tile == nil } ?? false
        if isOpaque || isOutside {
            return .container([.shadow(of: state.roundedArea, color: tint, offset: offset, radius: radius), node])
        }
        guard isDrawnByCairo, radius > 0 else { return node.withShadow(color: tint, offset: offset, radius: radius) }
        return .container([shadow(of: .node(node), &cache), node])
    }

    /// Returns the shadow of a shape, which is also inside of the shape.
    ///
    /// A node for blurs would depend on the version of GTK, of which some take the radius for the standard deviation.
    private func shadow(of source: ShadowShape.Source, _ cache: inout ShadowShape?) -> RenderNode {
        let (radius, scale) = (state.look.shadow.radius, state.look.contentsScale)
        if cache?.isOf(source, radius: radius, scale: scale) != true {
            cache = ShadowShape(source, radius: radius, scale: scale)
        }
        let offset = state.look.shadow.offset
        return cache?.painted(in: color).translated(by: CGPoint(x: offset.width, y: offset.height)) ?? .container([])
    }
}
