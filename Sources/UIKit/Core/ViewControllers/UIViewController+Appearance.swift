import CoreGraphics
import QuartzCore

/// The appearance of controllers. `AppearanceState` decides which calls are due. The rules between a parent and its
/// children:
///
/// - A child appears only in a parent that is on the screen or about to be. A container may show a child while it is
///   itself disappearing: the child appears when the container does.
/// - A parent that begins to appear or disappear takes its children along, and so does one that ends that. Children
///   whose own transition is under way end with it, unless the parent has disappeared. A child that is about to come
///   into the window appears then, and not before.
///
/// Each call runs code of the client, which may turn the change around or remove the controller. So after each call the
/// state is read again, and what the client has begun meanwhile takes precedence.
extension UIViewController {
    private var forwardsAppearance: Bool { shouldAutomaticallyForwardAppearanceMethods }

    /// The children that appear and disappear with this controller.
    private var forwardedChildren: [UIViewController] {
        guard forwardsAppearance, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    /// The children that disappear with this controller. One that is about to appear may have its view added later.
    private var childrenOnScreen: [UIViewController] {
        forwardsAppearance ? children.filter(\.storage.appearance.isOnScreen) : []
    }

    /// Whether the parent, if it tells its children, is on the screen or about to be.
    private var mayAppear: Bool {
        parent.map { !$0.forwardsAppearance || $0.storage.appearance.isOnScreen } ?? true
    }

    /// Starts the appearance or disappearance of the view. A parent is notified before its children.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != storage.appearance.isOnScreen, !isAppearing || mayAppear else { return }
        if isAppearing { loadViewIfNeeded() }
        guard storage.appearance.begin(isAppearing, animated: animated) else { return }
        storage.appearanceEnd?.cancel()
        storage.appearanceEnd = nil
        storage.followsViewWindow = false
        storage.isAppearancePassedOn = false
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        if storage.appearance.isOnScreen == isAppearing { passBeginningOn(animated: animated) }
        if isAppearing { sendViewIsAppearing() }
    }

    /// Lets the children begin the change that is under way, unless they have done that.
    private func passBeginningOn(animated: Bool) {
        guard !storage.isAppearancePassedOn else { return }
        let isAppearing = storage.appearance.isOnScreen
        var isCurrent: Bool { storage.appearance.isOnScreen == isAppearing }
        if isAppearing { prepareChildrenToAppear() }
        for child in isAppearing ? forwardedChildren.filter(shows) : childrenOnScreen where isCurrent {
            child.beginAppearance(isAppearing, animated: animated)
        }
        if isCurrent { storage.isAppearancePassedOn = true }
    }

    /// Ends the appearance or disappearance of the view. A parent is notified after its children.
    func endAppearance() {
        storage.appearanceEnd?.cancel()
        storage.appearanceEnd = nil
        // The change may end in the call by which it begins.
        if let animated = storage.appearance.isAnimatedChange { passBeginningOn(animated: animated) }
        sendViewIsAppearing()
        guard let (hasAppeared, animated) = storage.appearance.end() else { return }
        storage.followsViewWindow = false
        let ended = storage.appearance
        if forwardsAppearance {
            for child in children where child.storage.appearance.isChanging {
                if !hasAppeared || !isInTransition(child) && !child.isOutside(windowOf: self) { child.endAppearance() }
            }
        }
        guard storage.appearance == ended else { return }
        if hasAppeared { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    }

    /// Whether the view is still to be added to the window of a parent.
    private func isOutside(windowOf parent: UIViewController) -> Bool {
        viewIfLoaded?.window == nil && parent.viewIfLoaded?.window != nil
    }

    /// Calls `viewIsAppearing(_:)` of this controller and then of its children, if the view is in a window.
    private func sendViewIsAppearing() {
        guard viewIfLoaded?.window != nil, let animated = storage.appearance.tellIsAppearing() else { return }
        viewIsAppearing(animated)
        restorePendingState()
        for child in forwardedChildren { child.sendViewIsAppearing() }
    }

    /// Whether this controller is going to call `viewIsAppearing(_:)` of its children.
    private var willTellIsAppearing: Bool {
        guard case .appearing(_, isTold: false) = storage.appearance else { return false }
        return forwardsAppearance
    }

    /// Calls `endAppearance()` in the next frame, after a layout of the window.
    func endAppearanceInNextFrame() {
        storage.appearanceEnd?.cancel()
        storage.appearanceEnd = nearestScreen.device.clock.schedule(after: 0) { [weak self] in
            MainActor.assumeIsolated {
                self?.viewIfLoaded?.window?.layoutIfNeeded()
                self?.endAppearance()
            }
        }
    }

    /// Ends an appearance of a controller that has left its parent before its view came into a window.
    func endAppearanceOutsideWindow() {
        guard viewIfLoaded?.window == nil else { return }
        beginAppearance(false, animated: false)
        endAppearance()
    }

    // MARK: The view's window

    /// Starts the appearance or disappearance of a controller whose view is added to a window or removed from it
    /// without an announcement.
    func viewWillMove(toWindow window: UIWindow?) {
        guard let window, !window.isHidden else {
            guard storage.appearance.isOnScreen else { return }
            beginAppearance(false, animated: false)
            storage.followsViewWindow = true
            return
        }
        if let parent, !parent.forwardsAppearance { return }
        // A controller that a presentation is hiding appears again only by that presentation.
        if let hiding = storage.presentation, hiding.isBeginning, hiding.hidesPresenter { return }
        guard !storage.appearance.isOnScreen, mayAppear else { return }
        beginAppearance(true, animated: false)
        // A parent that is appearing itself ends the child's appearance together with its own.
        storage.followsViewWindow = parent.map { $0.storage.appearance == .appeared } ?? true
    }

    /// Continues the appearance when the view has moved to a window.
    ///
    /// Subviews are notified of their window before their superviews, but `viewIsAppearing(_:)` is called for parents
    /// first. So a child waits until its parent passes the call on.
    func viewDidMoveToWindow(_ window: UIWindow?) {
        if !(parent?.willTellIsAppearing ?? false) { sendViewIsAppearing() }
        guard storage.followsViewWindow else { return }
        storage.followsViewWindow = false
        if storage.appearance.isOnScreen { endAppearanceInNextFrame() } else { endAppearance() }
    }
}
