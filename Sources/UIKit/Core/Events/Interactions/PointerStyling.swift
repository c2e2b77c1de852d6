import CoreGraphics

/// An interaction that gives the pointer a shape over its view, or the view an effect below the pointer.
@preconcurrency @MainActor
protocol PointerStyling: AnyObject {
    /// Follows the pointer in the view.
    ///
    /// - Parameter point: The position in points of the view.
    /// - Returns: The shape of the pointer; `nil` if the interaction leaves the pointer to others at that point.
    func pointerMoved(to point: CGPoint, modifiers: UIKeyModifierFlags) -> PointerCursor?

    /// Ends what the interaction shows, because the pointer is elsewhere.
    func pointerLeft()
}
