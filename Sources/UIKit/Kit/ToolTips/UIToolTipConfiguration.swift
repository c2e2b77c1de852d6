import CoreGraphics
import Foundation

/// The text of a tool tip and its place.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// The text.
    open private(set) var toolTip: String

    /// The part of the view that the text is for, in points of the view; `nil` for the whole view. The tool tip hides
    /// when the pointer leaves it.
    open private(set) var sourceRect: CGRect?

    private init(_ toolTip: String, _ sourceRect: CGRect?) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
        super.init()
    }

    /// Creates a tool tip for a whole view.
    public convenience init(toolTip: String) {
        self.init(toolTip, nil)
    }

    /// Creates a tool tip for a part of a view, in points of the view.
    public convenience init(toolTip: String, in sourceRect: CGRect) {
        self.init(toolTip, sourceRect)
    }
}
