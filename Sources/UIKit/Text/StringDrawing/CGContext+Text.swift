import CGTK
import CoreGraphics
import DisplayList

extension CGContext {
    /// Draws what was recorded, in points of the context.
    func draw(_ node: RenderNode) {
        withCairo { gsk_render_node_draw(node.pointer, $0) }
    }
}
