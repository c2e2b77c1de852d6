import CoreGraphics
import Foundation

/// A responder in which input methods compose text. It has positions, ranges, a selection and marked text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range; `nil` for a range of another input.
    func text(in range: UITextRange) -> String?

    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)

    /// The selected range; empty for a caret.
    var selectedTextRange: UITextRange? { get set }

    /// The range of an input method's provisional text; `nil` if there is none.
    var markedTextRange: UITextRange? { get }

    /// Replaces the marked text, or the selection if there is none, with an input method's provisional text.
    ///
    /// - Parameter selectedRange: The range selected within the provisional text, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Commits the marked text.
    func unmarkText()

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }

    /// Returns the range between two positions, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// Returns the position at an offset in UTF-16 units from another; `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// Returns the distance in UTF-16 units from one position to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Returns the first rectangle that a range covers, in the view's coordinates.
    func firstRect(for range: UITextRange) -> CGRect

    /// Returns the rectangle of the caret before a position, in the view's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect

    /// Returns the position that is closest to a point of the view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
}
