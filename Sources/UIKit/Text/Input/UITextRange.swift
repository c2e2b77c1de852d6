import Foundation

/// A range of a text. Each text input has a subclass of its own, which overrides all members.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Where the range begins.
    open var start: UITextPosition { preconditionFailure("A subclass of UITextRange has to override start") }

    /// Where the range ends.
    open var end: UITextPosition { preconditionFailure("A subclass of UITextRange has to override end") }

    /// Whether there is nothing in it.
    open var isEmpty: Bool { preconditionFailure("A subclass of UITextRange has to override isEmpty") }
}
