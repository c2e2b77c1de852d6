import CoreGraphics

/// Manages a view and what is in it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    open var viewIfLoaded: UIView? { nil }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
}
