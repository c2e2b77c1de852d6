/// The protocol whose extension declares `UIScrollView.delegate`.
///
/// `UITableView.delegate` has another type, and Swift doesn't let a subclass override a property with another type. A
/// subclass can hide one that a protocol extension declares, though. Such a protocol has to be as public as the
/// property, so it is the only public name here that Apple's UIKit lacks.
@preconcurrency @MainActor
public protocol _UIScrollViewDelegateHolding: AnyObject {}

extension _UIScrollViewDelegateHolding where Self: UIScrollView {
    /// The delegate of the scroll view. It is not retained, and `nil` by default.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
