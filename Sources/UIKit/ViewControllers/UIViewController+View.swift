extension UIViewController {
    func replaceView(with view: UIView?) {
        guard view !== storage.view else { return }
        let previous = storage.view
        previous?.viewController = nil
        previous?.lookAtMargins()
        storage.view = view
        view?.viewController = self
        view?.lookAtMargins()
    }

    var inheritedTraits: UITraitCollection {
        if let view = viewIfLoaded { return view.traitCollection }
        return overriding(parent?.traitCollection ?? UIScreen.main.traits)
    }

    /// The traits of the surroundings with what the controller wants changed for its view.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        guard overrideUserInterfaceStyle != .unspecified else { return traits }
        return traits.modifyingTraits { $0.userInterfaceStyle = overrideUserInterfaceStyle }
    }

    /// All that is to be kept free inside the safe area of the superview.
    var safeAreaAddition: UIEdgeInsets {
        additionalSafeAreaInsets.adding(storage.containerInsets)
    }

    /// The least margins of the view, the same for both directions of lines; `nil` if it need not have any.
    var minimumMargins: UIEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins else { return nil }
        return systemMinimumLayoutMargins.absolute(isRightToLeft: false)
    }
}
