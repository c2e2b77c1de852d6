import Foundation

/// An object that decides about the items of a navigation bar, and is notified of their changes. Every method is
/// optional.
///
/// The delegate of the bar of a navigation controller is the controller itself, if its class conforms to this protocol.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether an item may be pushed. The default is `true`. It isn't called for a controller.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Called after an item was pushed, at the end of its animation.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Returns whether an item may be popped. The default is `true`. For a controller it is called when the user goes
    /// back by the button or by a key.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called after an item was popped, at the end of its animation.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
