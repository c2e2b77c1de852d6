import CGSK
import Foundation

/// A node of the display list: an immutable drawing that GSK can draw on any surface.
///
/// A node retains its children, so an unchanged subtree is shared between frames instead of being made again. Nodes
/// don't require a display.
package final class RenderNode: @unchecked Sendable {
    /// The `GskRenderNode`, valid as long as this object exists.
    package let pointer: OpaquePointer

    /// Creates a node that takes over a new reference.
    ///
    /// - Parameter make: Makes the reference, after GSK's node types are registered: a layer may be drawn before the
    ///   first frame, as in a test without a screen.
    package init(owning make: @autoclosure () -> OpaquePointer) {
        initializeDisplayList()
        pointer = make()
    }

    deinit {
        gsk_render_node_unref(pointer)
    }

    /// A rectangle that contains the drawing, in points.
    package var bounds: CGRect {
        var rect = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &rect)
        return CGRect(rect)
    }
}

/// Registers GSK's node types. This must happen before the first node is made, and does not require a display.
///
/// - Returns: Whether there is a display on which to open windows.
@discardableResult
package func initializeDisplayList() -> Bool {
    isDisplayAvailable
}

private let isDisplayAvailable = gtk_init_check() != 0
