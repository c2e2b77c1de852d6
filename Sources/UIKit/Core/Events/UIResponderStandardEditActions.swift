import Foundation

/// The commands of menus. All responders have them. The default implementations act on the selection of a
/// ``UITextInput``, and do nothing in other responders. All are optional.
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

    /// Replaces the selection with the text of the clipboard, in the look of the text around it.
    func pasteAndMatchStyle(_ sender: Any?)

    /// Makes the selection bold, or no longer bold.
    func toggleBoldface(_ sender: Any?)

    /// Makes the selection italic, or no longer italic.
    func toggleItalics(_ sender: Any?)

    /// Underlines the selection, or removes the line.
    func toggleUnderline(_ sender: Any?)

    /// Makes the font of the selection larger.
    func increaseSize(_ sender: Any?)

    /// Makes the font of the selection smaller.
    func decreaseSize(_ sender: Any?)

    /// Lets the paragraphs of the selection run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)

    /// Lets the paragraphs of the selection run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)

    /// Begins a search.
    func find(_ sender: Any?)

    /// Begins a search with replacements.
    func findAndReplace(_ sender: Any?)

    /// Highlights the next result of the search.
    func findNext(_ sender: Any?)

    /// Highlights the previous result of the search.
    func findPrevious(_ sender: Any?)

    /// Makes the selected text the one to search for.
    func useSelectionForFind(_ sender: Any?)

    /// Duplicates a document.
    func duplicate(_ sender: Any?)

    /// Moves a document.
    func move(_ sender: Any?)

    /// Renames a document.
    func rename(_ sender: Any?)

    /// Exports a document.
    func export(_ sender: Any?)

    /// Prints the content.
    func printContent(_ sender: Any?)

    /// Changes the attributes of the selection.
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponderStandardEditActions {
    public func cut(_ sender: Any?) {}
    public func copy(_ sender: Any?) {}
    public func paste(_ sender: Any?) {}
    public func select(_ sender: Any?) {}
    public func selectAll(_ sender: Any?) {}
    public func delete(_ sender: Any?) {}
    public func pasteAndMatchStyle(_ sender: Any?) {}
    public func toggleBoldface(_ sender: Any?) {}
    public func toggleItalics(_ sender: Any?) {}
    public func toggleUnderline(_ sender: Any?) {}
    public func increaseSize(_ sender: Any?) {}
    public func decreaseSize(_ sender: Any?) {}
    public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    public func find(_ sender: Any?) {}
    public func findAndReplace(_ sender: Any?) {}
    public func findNext(_ sender: Any?) {}
    public func findPrevious(_ sender: Any?) {}
    public func useSelectionForFind(_ sender: Any?) {}
    public func duplicate(_ sender: Any?) {}
    public func move(_ sender: Any?) {}
    public func rename(_ sender: Any?) {}
    public func export(_ sender: Any?) {}
    public func printContent(_ sender: Any?) {}

    public func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
}
