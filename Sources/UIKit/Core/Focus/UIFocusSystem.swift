import Foundation
import QuartzCore

/// The object that manages the focus, which receives the keys that aren't for text.
///
/// At most one view of the screen has the focus. A row of a table that has it keeps it while it is scrolled off the
/// screen.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// Posted when the focus moved. The user info contains the context and the animation coordinator.
    nonisolated public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
    /// The key of the `UIFocusUpdateContext` in the user info of `didUpdateNotification`.
    nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the `UIFocusAnimationCoordinator` in the user info of `didUpdateNotification`.
    nonisolated public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    weak var screen: UIScreen?
    private weak var holder: UIView?
    /// The superviews of the holder when it got the focus, from the inside out.
    private var surroundings: [Weak<UIView>] = []
    /// The view that keeps the focus for one of its items, whether or not the item is on the screen.
    private weak var keeper: (any FocusKeeper)?
    /// The ring belongs to the view that it is in, and goes with it.
    private weak var ring: FocusRing?
    private var pending: (any UIFocusEnvironment)?
    /// Whether a movement of the focus is in progress, in which the first responder may resign.
    private var isMoving = false

    /// Returns the focus system of the screen that an environment is on, or `nil` if it isn't on the screen.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        view(of: environment)?.window?.isHidden == false ? view(of: environment)?.nearestScreen.focusSystem : nil
    }

    /// The item that has the focus; `nil` if no item on the screen has it.
    open var focusedItem: (any UIFocusItem)? { focusedView }

    /// Moves the focus to the item that an environment prefers, or else to its first item that can have the focus. An
    /// environment that isn't on the screen gets none.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard let start = Self.view(of: environment), start.window != nil,
            start.withSuperviews.allSatisfy(\.canContainFocus),
            let view = Self.target(in: environment)
        else { return }
        move(to: view, heading: [])
    }

    /// Moves the focus immediately if an environment requested an update.
    open func updateFocusIfNeeded() {
        guard let environment = pending else { return }
        pending = nil
        requestFocusUpdate(to: environment)
    }

    var focusedView: UIView? { holder.flatMap { $0.window?.isHidden == false ? $0 : nil } }

    /// Returns the responder that receives keys before the first responder does, or `nil` if nothing in the key
    /// window has the focus, or if the focused view isn't inside the first responder and keys are therefore for text
    /// elsewhere.
    ///
    /// After the focused view has left the screen, keys go on to the nearest of its superviews that has not, so that
    /// the controller around it still receives them. On Apple's systems the focus moves to what that superview prefers.
    func receiver(before firstResponder: UIResponder?) -> UIResponder? {
        guard let view = focusedView ?? focusedKeeper ?? remainingSuperview, view.window?.isKeyWindow == true else {
            return nil
        }
        guard let firstResponder else { return view }
        return view.isInChain(below: firstResponder) ? view : nil
    }

    private var remainingSuperview: UIView? {
        surroundings.lazy.compactMap(\.object).first { $0.window?.isHidden == false }
    }

    /// The view that keeps the focus for one of its items.
    var focusedKeeper: (any FocusKeeper)? {
        keeper.flatMap { $0.hasFocusedItem && $0.window?.isHidden == false ? $0 : nil }
    }

    /// Moves the focus if all environments that it leaves and enters agree. A view that isn't on the screen gets none.
    ///
    /// - Returns: Whether the view has the focus.
    @discardableResult
    func move(to next: UIView?, heading: UIFocusHeading) -> Bool {
        let previous = focusedView
        guard previous !== next else { return true }
        // The first responder would resign for it, and no key would reach anything.
        if let next, next.window == nil { return false }
        let step = UIFocusUpdateContext(from: previous, to: next, heading: heading)
        let environments = Self.environments(around: previous, next)
        guard environments.allSatisfy({ $0.allowsFocus(step) }) else { return false }
        isMoving = true
        defer { isMoving = false }
        if let text = screen?.firstResponder.current, let next, !next.isInChain(below: text) {
            text.resignFirstResponder()
        }
        hold(next)
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments { environment.notifyFocusUpdate(step, coordinator) }
        let keys = (Self.focusUpdateContextUserInfoKey, Self.animationCoordinatorUserInfoKey)
        NotificationCenter.default.post(
            name: Self.didUpdateNotification,
            object: self,
            userInfo: [keys.0: step, keys.1: coordinator]
        )
        coordinator.takeSteps(Self.animate)
        if !heading.isEmpty, let next, focusedView === next {
            Self.scrollToShow(next)
            next.focusArrivedByKey()
        }
        return true
    }

    /// Scrolls a view into the visible part of the scroll views around it. A keeper does that for its items.
    private static func scrollToShow(_ view: UIView) {
        guard view.focusKeeper == nil else { return }
        for ancestor in view.withSuperviews.dropFirst() {
            (ancestor as? any ScrollableContent)?
                .scrollRectToVisible(ancestor.convert(view.bounds, from: view), animated: true)
        }
    }

    /// Moves the focus ring after the focused item got another view, or lost its view because it is off the screen.
    func itemMoved(to view: UIView?, in keeper: any FocusKeeper) {
        guard self.keeper === keeper, holder !== view else { return }
        // A control inside the item stays where it is.
        if let view, let holder, holder.isDescendant(of: view), holder.canBecomeFocused { return }
        show(on: view)
        holder = view
    }

    /// Removes the focus if the new first responder receives keys instead.
    func firstResponderChanged(to responder: UIResponder) {
        guard let view = focusedView ?? focusedKeeper ?? remainingSuperview, !view.isInChain(below: responder) else {
            return
        }
        move(to: nil, heading: [])
        surroundings = []
        keeper = nil
    }

    /// Removes the focus from a view that stops receiving text.
    func firstResponderResigned(_ responder: UIResponder) {
        guard !isMoving, let focusedView, focusedView === responder else { return }
        move(to: nil, heading: [])
    }

    /// Removes the focus from a view that its keeper removed, since the keeper may use the view for another item.
    func viewLeftWindow(_ view: UIView) {
        guard holder === view, let keeper, keeper !== view, keeper.window != nil else { return }
        show(on: nil)
        holder = nil
    }

    func setNeedsUpdate(of environment: any UIFocusEnvironment) {
        guard let focusedView, Self.environments(around: focusedView, nil).contains(where: { $0 === environment })
        else { return }
        pending = environment
        screen?.device.clock.schedule(after: 0) { [weak self] in
            MainActor.assumeIsolated { self?.updateFocusIfNeeded() }
        }
    }

    /// Removes the focus without telling anyone.
    func reset() {
        show(on: nil)
        (holder, keeper, pending, surroundings) = (nil, nil, nil, [])
    }

    private func hold(_ view: UIView?) {
        show(on: view)
        holder = view
        surroundings = view?.withSuperviews.dropFirst().map(Weak.init) ?? []
        keeper?.focusedViewDidChange(to: nil)
        keeper = view?.withSuperviews.lazy.compactMap(\.focusKeeper).first
        if let view { keeper?.focusedViewDidChange(to: view) }
    }

    private func show(on view: UIView?) {
        ring?.removeFromSuperview()
        guard let view, let effect = view.focusEffect as? UIFocusHaloEffect else { return }
        let ring = FocusRing(effect, around: view)
        view.addSubview(ring)
        self.ring = ring
    }

    /// The duration of the animations along with a movement of the focus, in seconds. Not Apple's value.
    private static let duration: TimeInterval = 0.2

    private static func animate(_ animations: (() -> Void)?, completion: (() -> Void)?) {
        UIView.animate(withDuration: duration) {
            animations?()
        } completion: { _ in
            completion?()
        }
    }
}

/// A view that keeps the focus for one of its items while the item has no view, as a table does for a row.
@preconcurrency @MainActor
protocol FocusKeeper: UIView {
    /// Whether an item has the focus, whether or not it has a view.
    var hasFocusedItem: Bool { get }
    /// The view of the item that has the focus; `nil` if no item has it, or if the item is off the screen.
    var focusedItemView: UIView? { get }
    /// The view of the item that would receive the focus; `nil` if there is none on the screen.
    var itemViewToFocus: UIView? { get }
    /// Returns the view of the item that receives the focus when it enters the keeper.
    func viewToFocus() -> UIView?
    /// Notes that another view has the focus: that of an item, a view inside an item, or `nil` if none has it.
    func focusedViewDidChange(to view: UIView?)
    /// Returns whether the keeper's client allows a movement of the focus.
    func allowsFocusUpdate(_ step: UIFocusUpdateContext) -> Bool
    /// Tells the keeper's client of a movement of the focus.
    func focusDidUpdate(_ step: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator)
}

// MARK: Search

extension UIFocusSystem {
    /// Returns the view that the focus moves to in an environment.
    static func target(in environment: any UIFocusEnvironment) -> UIView? {
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let target = target(in: preferred) { return target }
        }
        guard let view = view(of: environment), view.canContainFocus else { return nil }
        if let keeper = view.focusKeeper, keeper === view { return keeper.viewToFocus() }
        if view.canBecomeFocused { return view }
        for child in view.children {
            if let target = target(in: child) { return target }
        }
        return nil
    }

    static func view(of environment: any UIFocusEnvironment) -> UIView? {
        (environment as? UIResponder)?.ownView
    }

    /// Returns the environments that contain two views, from the inside out, without duplicates.
    static func environments(around one: UIView?, _ other: UIView?) -> [any UIFocusEnvironment] {
        var found: [any UIFocusEnvironment] = []
        for view in [one, other] {
            var environment: (any UIFocusEnvironment)? = view
            while let present = environment {
                if !found.contains(where: { $0 === present }) { found.append(present) }
                environment = present.parentFocusEnvironment
            }
        }
        return found
    }
}

extension UIView {
    /// Whether the view or a view inside it can have the focus, as far as the view itself determines that.
    var canContainFocus: Bool {
        !isHidden && alpha > 0.01 && isUserInteractionEnabled && !accessibilityElementsHidden
    }
}

extension UIFocusEnvironment {
    func allowsFocus(_ step: UIFocusUpdateContext) -> Bool {
        shouldUpdateFocus(in: step) && ownKeeper?.allowsFocusUpdate(step) ?? true
    }

    func notifyFocusUpdate(_ step: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        didUpdateFocus(in: step, with: coordinator)
        ownKeeper?.focusDidUpdate(step, coordinator)
    }

    /// The environment itself, if it keeps the focus for its items.
    private var ownKeeper: (any FocusKeeper)? {
        (self as? UIView)?.focusKeeper.flatMap { $0 === self ? $0 : nil }
    }
}

extension UIResponder {
    /// Returns whether an event passed up the responder chain from here reaches another responder.
    func isInChain(below other: UIResponder) -> Bool {
        sequence(first: self, next: \.next).contains { $0 === other }
    }
}
