import CoreGraphics
import Failures
import Foundation

/// A part of a selection: a rectangle on one line. A text input with its own text returns objects of a subclass, which
/// overrides all members but `transform`.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// The rectangle, in points of the input's view.
    open var rect: CGRect { unimplemented("rect") }

    /// The direction of the text in the rectangle.
    open var writingDirection: NSWritingDirection { unimplemented("writingDirection") }

    /// Whether the selection begins in the rectangle.
    open var containsStart: Bool { unimplemented("containsStart") }

    /// Whether the selection ends in the rectangle.
    open var containsEnd: Bool { unimplemented("containsEnd") }

    /// Whether the text is vertical.
    open var isVertical: Bool { unimplemented("isVertical") }

    /// A transformation of the rectangle around its center. The identity by default.
    open var transform: CGAffineTransform { .identity }

    private func unimplemented(_ member: String) -> Never {
        programmerError(
            "A subclass of UITextSelectionRect has to override \(member)",
            in: "UITextSelectionRect.\(member)"
        )
    }
}
