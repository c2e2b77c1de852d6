import CoreGraphics
import Failures
import QuartzCore

extension UIViewController {
    /// The children that appear and disappear with this controller.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    /// Starts the appearance or disappearance of the view. A parent is notified before its children.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != storage.appearance.isOnScreen else { return }
        storage.appearanceEnd?.cancel()
        storage.appearanceEnd = nil
        storage.followsViewWindow = false
        if isAppearing {
            loadViewIfNeeded()
            storage.appearance = .appearing(animated: animated, isTold: false)
            viewWillAppear(animated)
            prepareChildrenToAppear()
        } else {
            storage.appearance = .disappearing(animated: animated)
            viewWillDisappear(animated)
        }
        for child in forwardedChildren { child.beginAppearance(isAppearing, animated: animated) }
        if isAppearing { sendViewIsAppearing() }
    }

    /// Ends the appearance or disappearance of the view. A parent is notified after its children.
    func endAppearance() {
        storage.appearanceEnd?.cancel()
        storage.appearanceEnd = nil
        switch storage.appearance {
        case .appearing(let animated, let isTold):
            if !isTold { sendViewIsAppearing() }
            storage.appearance = .appeared
            for child in forwardedChildren { child.endAppearance() }
            viewDidAppear(animated)
        case .disappearing(let animated):
            storage.appearance = .disappeared
            storage.followsViewWindow = false
            for child in forwardedChildren { child.endAppearance() }
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            break
        }
    }

    /// Calls `viewIsAppearing(_:)` of this controller and then of its children, if the view is in a window.
    private func sendViewIsAppearing() {
        guard case .appearing(let animated, isTold: false) = storage.appearance, viewIfLoaded?.window != nil else {
            return
        }
        storage.appearance = .appearing(animated: animated, isTold: true)
        viewIsAppearing(animated)
        restorePendingState()
        for child in forwardedChildren { child.sendViewIsAppearing() }
    }

    /// Whether this controller is going to call `viewIsAppearing(_:)` of its children.
    private var willTellIsAppearing: Bool {
        guard case .appearing(_, isTold: false) = storage.appearance else { return false }
        return shouldAutomaticallyForwardAppearanceMethods
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
        guard !storage.appearance.isOnScreen else { return }
        if let parent {
            guard parent.shouldAutomaticallyForwardAppearanceMethods, parent.storage.appearance.isOnScreen else {
                return
            }
        }
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

// MARK: Containment

extension UIViewController {
    func adopt(_ child: UIViewController) {
        programmerError(
            unless: child !== self,
            "There are inconsistent parents: a view controller cannot be its own child",
            in: "UIViewController.addChild(_:)",
            .invalidArgument
        )
        programmerError(
            unless: !sequence(first: self, next: \.parent).contains { $0 === child },
            "There are inconsistent parents: \(child) is already a parent of \(self)",
            in: "UIViewController.addChild(_:)",
            .invalidArgument
        )
        guard child.parent !== self else { return }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        storage.children.append(child)
        child.storage.parent = self
    }

    func leaveParent() {
        guard let parent else { return }
        parent.storage.children.removeAll { $0 === self }
        storage.parent = nil
        storage.containerInsets = .zero
        didMove(toParent: nil)
    }

    func exchange(
        _ old: UIViewController,
        for new: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions,
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        programmerError(
            unless: old.parent === self && new.parent === self,
            "Children view controllers must have a common parent view controller when calling transition(from:to:)",
            in: "UIViewController.transition(from:to:duration:options:animations:completion:)",
            .invalidArgument
        )
        let isAnimated = duration > 0
        let forwards = shouldAutomaticallyForwardAppearanceMethods && storage.appearance.isOnScreen
        new.loadViewIfNeeded()
        if forwards {
            old.beginAppearance(false, animated: isAnimated)
            new.beginAppearance(true, animated: isAnimated)
        }
        (old.view.superview ?? view).addSubview(new.view)
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            old.viewIfLoaded?.removeFromSuperview()
            if forwards {
                old.endAppearance()
                new.endAppearance()
            }
            completion?(finished)
        }
    }
}

// MARK: The view and the traits

extension UIViewController {
    func replaceView(with view: UIView?) {
        guard view !== storage.view else { return }
        let previous = storage.view
        previous?.viewController = nil
        previous?.updateMarginsIfNeeded()
        storage.view = view
        view?.viewController = self
        view?.updateMarginsIfNeeded()
    }

    var inheritedTraits: UITraitCollection {
        if let view = viewIfLoaded { return view.traitCollection }
        let environment = parent?.traitCollection ?? UIScreen.main.traits
        return storage.ownTraits?.applied(to: environment) ?? environment
    }

    /// Changes what the controller overrides for its view, and notifies both.
    func changeOwnTraits(_ change: (OwnTraits) -> Void) {
        let own = storage.ownTraits ?? OwnTraits()
        storage.ownTraits = own
        change(own)
        if let view = viewIfLoaded {
            TraitChange.notify(view)
        } else {
            traitRegistrations?.notify(self)
        }
    }
}

extension UIViewController: TraitChangeSource {}

// MARK: Unavailable content

extension UIViewController {
    /// Updates the configuration if it is needed, and places the view. Called before the layout of the controller's
    /// view.
    func layoutUnavailableContent() {
        if storage.needsUnavailableContentUpdate, viewIfLoaded?.window != nil {
            storage.needsUnavailableContentUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
            storage.unavailableContent?.update()
        }
        storage.unavailableContent?.place()
    }

    /// Notes that the traits have changed.
    func invalidateUnavailableContent() {
        storage.needsUnavailableContentUpdate = true
        if storage.unavailableContent != nil { viewIfLoaded?.setNeedsLayout() }
    }
}
