extension UIViewController {
    func replaceView(with view: UIView?) {
        guard view !== storage.view else { return }
        storage.view?.viewController = nil
        storage.view = view
        view?.viewController = self
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
        let (own, bars) = (additionalSafeAreaInsets, storage.containerInsets)
        return UIEdgeInsets(
            top: own.top + bars.top,
            left: own.left + bars.left,
            bottom: own.bottom + bars.bottom,
            right: own.right + bars.right
        )
    }
}
