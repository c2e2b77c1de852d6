import CoreGraphics
import Foundation

/// A responder with a text, which input methods, keys and ``UITextInteraction`` read, select and edit.
///
/// Text fields and text views are text inputs. A view with a text of its own implements the methods that have no
/// default. Positions and ranges are objects of its own classes. Offsets count UTF-16 units. Points and rectangles are
/// in points of the view.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// Returns the text in a range; `nil` for a range of another input.
    func text(in range: UITextRange) -> String?

    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)

    /// Returns whether a key or a command may replace the text in a range. By default, `true`.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    /// Whether the text can be edited. By default, `true`.
    var isEditable: Bool { get }

    // MARK: Selection

    /// The selected range; empty for a caret.
    var selectedTextRange: UITextRange? { get set }

    // MARK: Marked text

    /// The range of an input method's provisional text; `nil` if there is none.
    var markedTextRange: UITextRange? { get }

    /// The attributes of marked text. With `nil` it is underlined.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Replaces the marked text, or the selection if there is none, with an input method's provisional text.
    ///
    /// - Parameter selectedRange: The range selected within the provisional text, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Commits the marked text.
    func unmarkText()

    // MARK: Attributed text

    /// Returns the text in a range with its attributes. By default, those at its start.
    func attributedText(in range: UITextRange) -> NSAttributedString

    /// Replaces the selection with a text and its attributes. By default, `insertText(_:)` without these.
    func insertAttributedText(_ string: NSAttributedString)

    /// Replaces a range with a text and its attributes. By default, `replace(_:withText:)` without these.
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)

    /// Replaces the marked text, or the selection if there is none, with provisional text that has attributes. By
    /// default, `setMarkedText(_:selectedRange:)` without these.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)

    /// Returns the attributes of the text behind or before a position; `nil` by default, if they are unknown.
    func textStyling(
        at position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?

    // MARK: Positions

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }

    /// Returns the range between two positions, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// Returns the position at an offset in UTF-16 units from another; `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// Returns the position at a number of characters or lines from another; `nil` outside the text.
    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition?

    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// Returns the distance in UTF-16 units from one position to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Returns the position in a range that is the farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

    /// Returns the range from a position to the farthest one in a direction on its line.
    func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange?

    /// Returns the position at an offset from the start of a range. By default, `position(from:offset:)` finds it.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

    /// Returns the distance of a position from the start of a range. By default, `offset(from:to:)` does.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    // MARK: Writing direction

    /// Returns the writing direction of the text at a position.
    func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection

    /// Sets the writing direction of the text in a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: Places

    /// Returns the first rectangle that a range covers.
    func firstRect(for range: UITextRange) -> CGRect

    /// Returns the rectangle of the caret before a position.
    func caretRect(for position: UITextPosition) -> CGRect

    /// Returns the transform of the caret before a position, such as a slant. By default, the identity.
    func caretTransform(for position: UITextPosition) -> CGAffineTransform

    /// The side at which the caret is shown where a line is broken: with `.forward`, which is the default, at the
    /// beginning of the next line, and with `.backward` at the end of the line before. By default it can't be changed.
    var selectionAffinity: UITextStorageDirection { get set }

    /// Returns the rectangles that a range covers, line by line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// Returns the position that is closest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?

    /// Returns the position in a range that is closest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// Returns the range of the character at a point; `nil` if there is none.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The view of the points and rectangles, in which ``UITextInteraction`` draws. By default the input itself.
    var textInputView: UIView { get }

    // MARK: The text system

    /// The object to call before and after changes that the text system doesn't make. It sets the property, and the
    /// input doesn't retain it.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// The object that finds words and other units, such as a ``UITextInputStringTokenizer``.
    var tokenizer: any UITextInputTokenizer { get }

    /// Returns the edit menu for a range; `nil`, which is the default, for the suggested commands.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

    /// Called before the edit menu appears. Does nothing by default.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)

    /// Called before the edit menu disappears. Does nothing by default.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    public var isEditable: Bool { true }

    public func attributedText(in range: UITextRange) -> NSAttributedString {
        NSAttributedString(string: text(in: range) ?? "", attributes: textStyling(at: range.start, in: .forward))
    }

    public func insertAttributedText(_ string: NSAttributedString) {
        insertText(string.string)
    }

    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        replace(range, withText: attributedText.string)
    }

    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    public func textStyling(
        at position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }

    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }

    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }

    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

extension UITextInput where Self: UIView {
    public var textInputView: UIView { self }
}
