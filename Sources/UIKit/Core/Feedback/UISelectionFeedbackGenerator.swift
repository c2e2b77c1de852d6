import CoreGraphics

/// Feedback for a selection that changes. It is not felt on a desktop.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Tells that the selection has changed.
    open func selectionChanged() {}

    /// Tells that the selection has changed at a point of the view.
    open func selectionChanged(at location: CGPoint) {}
}
