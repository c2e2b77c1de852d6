/// The protocol whose extension declares `UIPresentationController.delegate`, since subclasses have one of another
/// type. It is public for the same reason as `_UIScrollViewDelegateHolding`.
@preconcurrency @MainActor
public protocol _UIPresentationControllerDelegateHolding: AnyObject {}

extension _UIPresentationControllerDelegateHolding where Self: UIPresentationController {
    /// The object that adapts the presentation and decides about its dismissal. It is not retained, and `nil` by
    /// default.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
}
