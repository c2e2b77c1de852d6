import CoreGraphics
import Foundation

/// A part of the screen that keys move in: a view or a controller. It is asked before the focus comes or goes there, and
/// told afterwards.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where in here the focus goes first; of several, the first that takes it.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// What this one is in; `nil` for a window.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// Has the focus, if it is in here, go to what is preferred by now, before the next frame.
    func setNeedsFocusUpdate()

    /// Moves the focus now if that waits to be done.
    func updateFocusIfNeeded()

    /// Whether the focus may move. One `false` of all that it leaves and enters keeps it where it is.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// The focus moved into this one, out of it, or inside it.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that keys can be led to.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the focus may go there.
    var canBecomeFocused: Bool { get }
    /// Whether the focus is there.
    var isFocused: Bool { get }
    /// Where it is in what it is in, in points.
    var frame: CGRect { get }
    /// How it shows the focus; `nil` if it does so by itself.
    var focusEffect: UIFocusEffect? { get }
}

extension UIView: UIFocusItem {
    public var isFocused: Bool { UIFocusSystem.shared.focusedView === self }

    /// How the view shows the focus: by a line around it at first; `nil` for not at all.
    public var focusEffect: UIFocusEffect? {
        get { rare?.focusEffect ?? UIFocusHaloEffect() }
        set { setRare { $0.focusEffect = .some(newValue) } }
    }

    public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

    public func setNeedsFocusUpdate() { UIFocusSystem.shared.setNeedsUpdate(of: self) }

    public func updateFocusIfNeeded() { UIFocusSystem.shared.updateFocusIfNeeded() }
}

extension UIViewController: UIFocusEnvironment {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

    public func setNeedsFocusUpdate() { UIFocusSystem.shared.setNeedsUpdate(of: self) }

    public func updateFocusIfNeeded() { UIFocusSystem.shared.updateFocusIfNeeded() }
}
