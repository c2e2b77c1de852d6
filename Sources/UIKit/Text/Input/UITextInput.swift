import CoreGraphics
import Foundation

/// A responder that input methods can compose text in: places, ranges, a selection, and text that is not decided yet.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text of a range; `nil` for a range of another input.
    func text(in range: UITextRange) -> String?

    /// Puts a text in the place of a range.
    func replace(_ range: UITextRange, withText text: String)

    /// What is selected; an empty range is a caret.
    var selectedTextRange: UITextRange? { get set }

    /// What an input method has not decided on yet; `nil` if there is nothing.
    var markedTextRange: UITextRange? { get }

    /// Puts what an input method has so far in the place of what it had before, or of the selection.
    ///
    /// - Parameter selectedRange: what is selected of it, in UTF-16 units of the text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Keeps what an input method had so far.
    func unmarkText()

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }

    /// The range between two places, whichever comes first.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// The place so many UTF-16 units further on; `nil` outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// UTF-16 units from one place to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The first rectangle that a range covers, in points of the view.
    func firstRect(for range: UITextRange) -> CGRect

    /// Where the caret in front of a place stands, in points of the view.
    func caretRect(for position: UITextPosition) -> CGRect

    /// The place nearest to a point of the view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
}
