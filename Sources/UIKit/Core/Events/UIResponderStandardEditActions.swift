import Foundation

/// The commands of an edit menu. All responders have them. The default implementations act on the selection of a
/// ``UITextInput``, and do nothing in other responders.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the clipboard.
    func cut(_ sender: Any?)

    /// Copies the selection to the clipboard.
    func copy(_ sender: Any?)

    /// Replaces the selection with the clipboard's contents.
    func paste(_ sender: Any?)

    /// Selects the word at the caret.
    func select(_ sender: Any?)

    /// Selects everything.
    func selectAll(_ sender: Any?)

    /// Removes the selection.
    func delete(_ sender: Any?)
}
