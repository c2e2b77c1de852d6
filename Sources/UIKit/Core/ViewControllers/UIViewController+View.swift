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

    /// The insets that the controller and its container add to the safe area.
    var safeAreaAddition: UIEdgeInsets {
        additionalSafeAreaInsets.adding(storage.containerInsets)
    }

    /// The minimum margins of the view, which are the same for both layout directions; `nil` if it needs none.
    var minimumMargins: UIEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins else { return nil }
        return systemMinimumLayoutMargins.absolute(isRightToLeft: false)
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
