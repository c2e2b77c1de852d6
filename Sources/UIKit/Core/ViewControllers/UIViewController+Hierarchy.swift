import CoreGraphics
import Failures
import QuartzCore

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
        parent.childWillLeave(self)
        // The end of a transition removes a child that leaves by it.
        guard parent === self.parent else { return }
        parent.storage.children.removeAll { $0 === self }
        storage.parent = nil
        storage.containerInsets = .zero
        endAppearanceOutsideWindow()
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

extension UIViewController: UIFocusEnvironment {}

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
