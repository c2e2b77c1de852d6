import Failures
import Foundation

/// A range of a text. Each text input has a subclass of its own, which overrides all members.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Where the range begins.
    open var start: UITextPosition {
        programmerError("A subclass of UITextRange has to override start", in: "UITextRange.start")
    }

    /// Where the range ends.
    open var end: UITextPosition {
        programmerError("A subclass of UITextRange has to override end", in: "UITextRange.end")
    }

    /// Whether there is nothing in it.
    open var isEmpty: Bool {
        programmerError("A subclass of UITextRange has to override isEmpty", in: "UITextRange.isEmpty")
    }
}
