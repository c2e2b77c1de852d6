import CoreGraphics
import DisplayList

/// The shadow of a layer in a state.
struct LayerShadow {
    private let state: LayerState
    private let color: CGColor
    /// The blur radius of GSK and of Core Graphics, which is twice the standard deviation of the Gaussian. Core
    /// Animation's radius is the standard deviation.
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
        if let background = state.look.backgroundColor, background.alpha >= 1, background.tile == nil {
            return .container([.shadow(of: state.roundedArea, color: tint, offset: offset, radius: radius), node])
        }
        return node.withShadow(color: tint, offset: offset, radius: radius)
    }

    /// Returns the shadow of a path, which is also inside of the path.
    ///
    /// A node for blurs would depend on the version of GTK, of which some take the radius for the standard deviation.
    private func shadow(of path: CGPath) -> RenderNode {
        // A Gaussian is next to nothing at three standard deviations, and edges have a pixel of antialiasing.
        let reach = 3 * state.look.shadowRadius + 1
        let extent = path.boundingBox.insetBy(dx: -reach, dy: -reach)
        guard !path.isEmpty, !extent.isNull else { return .container([]) }
        let shape = RenderNode.cairo(in: extent) {
            let context = CGContext(borrowing: $0, origin: .zero, height: extent.height, scale: 1)
            if radius > 0 {
                // Only the shadow of the shape is inside of the extent.
                context.setShadow(offset: CGSize(width: extent.width, height: 0), blur: radius, color: color)
                context.translateBy(x: -extent.width, y: 0)
            }
            context.addPath(path)
            context.setFillColor(color)
            context.fillPath()
        }
        let (origin, offset) = (state.bounds.origin, state.look.shadowOffset)
        return shape.translated(by: CGPoint(x: offset.width - origin.x, y: offset.height - origin.y))
    }
}
