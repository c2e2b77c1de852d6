import CoreGraphics

/// Watches the touches of a view for a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The view whose touches it sees.
    open internal(set) weak var view: UIView?
}
