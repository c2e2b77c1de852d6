import CGSK
import Foundation

/// One node of the display list: an immutable drawing that GSK can put on any surface.
///
/// A node keeps the nodes it is made of, so a subtree that did not change is shared between frames instead of being
/// drawn again. Nodes may be made and kept with no display.
package final class RenderNode: @unchecked Sendable {
    /// The `GskRenderNode`, valid as long as this object lives.
    package let pointer: OpaquePointer

    /// Takes over one reference that the caller holds.
    package init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        gsk_render_node_unref(pointer)
    }

    /// The rectangle that the drawing stays within, in points.
    package var bounds: CGRect {
        var rect = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &rect)
        return CGRect(rect)
    }
}

/// Registers GSK's node types, which must precede the first node; a display is not needed for that.
///
/// - Returns: whether there is a display to open a window on.
@discardableResult
package func initializeDisplayList() -> Bool {
    isDisplayAvailable
}

private let isDisplayAvailable = gtk_init_check() != 0
