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
        return overriding(parent?.traitCollection ?? UIScreen.main.traits)
    }

    /// Returns the traits of the environment with the overrides of the controller for its view.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        guard overrideUserInterfaceStyle != .unspecified || storage.isElevated else { return traits }
        return traits.modifyingTraits {
            if overrideUserInterfaceStyle != .unspecified { $0.userInterfaceStyle = overrideUserInterfaceStyle }
            if storage.isElevated { $0.userInterfaceLevel = .elevated }
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
