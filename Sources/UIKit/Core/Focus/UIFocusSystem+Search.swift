import CoreGraphics

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
        environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
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
