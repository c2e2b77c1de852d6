import CGTK
import CoreGraphics
import DisplayList

extension CGContext {
    /// Draws a render node in the context's coordinates.
    func draw(_ node: RenderNode) {
        withCairo { gsk_render_node_draw(node.pointer, $0) }
    }
}
