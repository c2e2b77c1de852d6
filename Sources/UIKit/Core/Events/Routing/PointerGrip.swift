import CoreGraphics

/// The hold of the mouse on a part of a view, such as a scroll bar, which gets the touch instead of recognizers and
/// views.
@MainActor
struct PointerGrip {
    /// Follows the mouse to a point of the window.
    let move: (CGPoint) -> Void
    let end: () -> Void
}
