import Failures
import Foundation

/// A range of a text. Each text input defines its own subclass, which overrides all members.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// The start of the range.
    open var start: UITextPosition {
        programmerError("A subclass of UITextRange has to override start", in: "UITextRange.start")
    }

    /// The end of the range.
    open var end: UITextPosition {
        programmerError("A subclass of UITextRange has to override end", in: "UITextRange.end")
    }

    /// Whether the range is empty.
    open var isEmpty: Bool {
        programmerError("A subclass of UITextRange has to override isEmpty", in: "UITextRange.isEmpty")
    }
}
