import CoreGraphics

extension UIFocusSystem {
    /// Moves the focus to the next or the previous group of items. A view that keeps the focus for its items is one
    /// group, and so is each other view that can have the focus.
    ///
    /// - Returns: Whether the focus moved or was in the only group.
    func moveToGroup(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
        let groups = Self.groups(in: window)
        guard !groups.isEmpty else { return false }
        let present: UIView? = focusedKeeper ?? focusedView
        let index = groups.firstIndex { $0 === present }
        let step = heading == .previous ? -1 : 1
        for distance in 1...groups.count {
            let start = index ?? (step > 0 ? -1 : groups.count)
            let group = groups[((start + step * distance) % groups.count + groups.count) % groups.count]
            if group === present { return true }
            if let view = Self.target(in: group), move(to: view, heading: heading) { return true }
        }
        return false
    }

    /// Returns the view that the focus moves to in an environment.
    static func target(in environment: any UIFocusEnvironment) -> UIView? {
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let target = target(in: preferred) { return target }
        }
        guard let view = view(of: environment), !view.isHidden, view.alpha > 0.01 else { return nil }
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

    /// Returns the groups of a window in reading order.
    private static func groups(in view: UIView) -> [UIView] {
        var found: [UIView] = []
        collect(view, &found)
        let boxes = found.map { $0.layer.convert($0.bounds, to: nil) }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ReadingOrder.indices(of: boxes, rightToLeft: isRightToLeft).map { found[$0] }
    }

    private static func collect(_ view: UIView, _ found: inout [UIView]) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        if view.focusKeeper === view || view.canBecomeFocused { return found.append(view) }
        let modal = view.children.last { $0.accessibilityViewIsModal && !$0.isHidden }
        for child in modal.map({ [$0] }) ?? view.children { collect(child, &found) }
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
