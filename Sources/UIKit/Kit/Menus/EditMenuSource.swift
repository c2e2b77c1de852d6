import CoreGraphics

/// An object with an edit menu that a finger, the mouse or a key opens.
@preconcurrency @MainActor
protocol EditMenuSource: AnyObject {
    /// The commands of the menu.
    var menuCommands: [UIMenuElement] { get }
    /// The place of the caret, in points of the menu's view; `nil` if there is none.
    var caretPlace: CGPoint? { get }

    /// Makes the text the first responder, and shows where a command of the menu applies, before the menu opens.
    ///
    /// - Parameter location: The point for which the menu opens; `nil` for the selection.
    /// - Returns: Whether there is a menu.
    func prepareForMenu(at location: CGPoint?) -> Bool
}
