import CoreGraphics
import Foundation

/// A view or view controller in which the focus moves. It is asked before the focus enters or leaves it, and told
/// afterwards.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments in which the focus is looked for first, in order. The first that can have the focus receives
    /// it.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment that contains this one; `nil` for a window.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// Requests that the focus, if it is in this environment, moves to the preferred item before the next frame.
    func setNeedsFocusUpdate()

    /// Moves the focus immediately if an update was requested.
    func updateFocusIfNeeded()

    /// Returns whether the focus may move. It stays where it is if any environment that it leaves or enters returns
    /// `false`.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called after the focus moved into, out of or within this environment.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus.
    var canBecomeFocused: Bool { get }
    /// Whether the item has the focus.
    var isFocused: Bool { get }
    /// The frame of the item in its container, in points.
    var frame: CGRect { get }
    /// The effect that shows the focus; `nil` if the item shows it by itself.
    var focusEffect: UIFocusEffect? { get }
}

extension UIView: UIFocusItem {}
