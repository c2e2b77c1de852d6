import CoreGraphics

/// A part of a view, such as a scroll bar, that the mouse holds. It gets the touch instead of recognizers and views.
@preconcurrency @MainActor
protocol PointerGrip: AnyObject {
    /// Follows the mouse.
    ///
    /// - Parameter point: The position in the window.
    func move(to point: CGPoint)
    func end()
}
