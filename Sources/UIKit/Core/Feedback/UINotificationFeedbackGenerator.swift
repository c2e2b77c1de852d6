import CoreGraphics

/// Feedback for the result of a task. It is not felt on a desktop.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The results of a task. The raw values are Apple's.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    /// Tells that a task has ended with a result.
    open func notificationOccurred(_ notificationType: FeedbackType) {}

    /// Tells that a task has ended with a result, at a point of the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
