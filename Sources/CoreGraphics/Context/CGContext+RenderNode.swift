import DisplayList

extension CGContext {
    /// Draws a node of the display list in the user space of the context.
    package func draw(_ node: RenderNode) {
        withCairo { node.draw(with: $0) }
    }
}
