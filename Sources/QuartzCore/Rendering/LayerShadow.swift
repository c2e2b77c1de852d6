import CoreGraphics
import DisplayList

/// The shadow of a layer in a state.
struct LayerShadow {
    private let state: LayerState
    private let color: CGColor
    /// The blur radius of GSK, which is twice the standard deviation of the Gaussian. Core Animation's radius is the
    /// standard deviation.
    private let radius: CGFloat

    /// - Returns: `nil` if the layer has no shadow.
    init?(_ state: LayerState) {
        guard state.look.shadowOpacity > 0, !state.masksToBounds, let color = state.look.shadowColor else { return nil }
        self.state = state
        self.color = color.copy(alpha: color.alpha * CGFloat(state.look.shadowOpacity)) ?? color
        radius = state.look.shadowRadius * 2
    }

    /// Returns the node of the layer with the shadow behind it. A layer that draws nothing has the shadow of its path.
    func added(to node: RenderNode?) -> RenderNode? {
        if let path = state.look.shadowPath { return .container([shadow(of: path)] + [node].compactMap(\.self)) }
        guard let node else { return nil }
        let (offset, tint) = (state.look.shadowOffset, color.rgba)
        // The shadow of an opaque background follows from its outline, without rendering and blurring the node.
        if let background = state.look.backgroundColor, background.alpha >= 1 {
            return .container([.shadow(of: state.outline, color: tint, offset: offset, radius: radius), node])
        }
        return node.withShadow(color: tint, offset: offset, radius: radius)
    }

    /// Returns the shadow of a path, which is also inside of the path.
    private func shadow(of path: CGPath) -> RenderNode {
        let extent = path.boundingBox.insetBy(dx: -1, dy: -1)
        guard !path.isEmpty, !extent.isNull else { return .container([]) }
        let shape = RenderNode.cairo(in: extent) {
            let context = CGContext(borrowing: $0, origin: .zero, height: extent.height, scale: 1)
            context.addPath(path)
            context.setFillColor(color)
            context.fillPath()
        }
        let (origin, offset) = (state.bounds.origin, state.look.shadowOffset)
        let place = CGPoint(x: offset.width - origin.x, y: offset.height - origin.y)
        return (radius > 0 ? shape.blurred(radius: radius) : shape).translated(by: place)
    }
}
