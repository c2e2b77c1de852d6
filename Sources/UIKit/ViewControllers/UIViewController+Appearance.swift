import QuartzCore

extension UIViewController {
    /// Children that appear and disappear with this controller.
    private var followers: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    /// Outside in: a parent hears of what is to come before its children do.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != storage.appearance.isOnScreen else { return }
        storage.appearanceEnd?.cancel()
        storage.appearanceEnd = nil
        storage.endsWithView = false
        if isAppearing {
            loadViewIfNeeded()
            storage.appearance = .appearing(animated: animated, isTold: false)
            viewWillAppear(animated)
            prepareChildrenToAppear()
        } else {
            storage.appearance = .disappearing(animated: animated)
            viewWillDisappear(animated)
        }
        for child in followers { child.beginAppearance(isAppearing, animated: animated) }
        if isAppearing { tellIsAppearing() }
    }

    /// Inside out: a parent hears of what is over after its children did.
    func endAppearance() {
        storage.appearanceEnd?.cancel()
        storage.appearanceEnd = nil
        switch storage.appearance {
        case .appearing(let animated, let isTold):
            if !isTold { tellIsAppearing() }
            storage.appearance = .appeared
            for child in followers { child.endAppearance() }
            viewDidAppear(animated)
        case .disappearing(let animated):
            storage.appearance = .disappeared
            storage.endsWithView = false
            for child in followers { child.endAppearance() }
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            break
        }
    }

    /// Tells this controller, then its children, that their views are where they will be seen.
    private func tellIsAppearing() {
        guard case .appearing(let animated, isTold: false) = storage.appearance, viewIfLoaded?.window != nil else {
            return
        }
        storage.appearance = .appearing(animated: animated, isTold: true)
        viewIsAppearing(animated)
        for child in followers { child.tellIsAppearing() }
    }

    private var willTellIsAppearing: Bool {
        guard case .appearing(_, isTold: false) = storage.appearance else { return false }
        return shouldAutomaticallyForwardAppearanceMethods
    }

    /// Calls `endAppearance()` in the next frame, once that frame is laid out.
    func endAppearanceInNextFrame() {
        storage.appearanceEnd?.cancel()
        storage.appearanceEnd = FrameClock.shared.schedule(after: 0) { [weak self] in
            MainActor.assumeIsolated {
                self?.viewIfLoaded?.window?.layoutIfNeeded()
                self?.endAppearance()
            }
        }
    }

    // MARK: The view's window

    /// Whoever put the view in or takes it out without announcing it lets the controller appear and disappear with it.
    func viewWillMove(toWindow window: UIWindow?) {
        guard let window, !window.isHidden else {
            guard storage.appearance.isOnScreen else { return }
            beginAppearance(false, animated: false)
            storage.endsWithView = true
            return
        }
        guard !storage.appearance.isOnScreen else { return }
        if let parent {
            guard parent.shouldAutomaticallyForwardAppearanceMethods, parent.storage.appearance.isOnScreen else {
                return
            }
        }
        beginAppearance(true, animated: false)
        // Of a parent that is appearing itself the child hears when that is over.
        storage.endsWithView = parent.map { $0.storage.appearance == .appeared } ?? true
    }

    /// Views hear of their window inside out, controllers outside in: children wait for the parent to pass it on.
    func viewDidMoveToWindow(_ window: UIWindow?) {
        if !(parent?.willTellIsAppearing ?? false) { tellIsAppearing() }
        guard storage.endsWithView else { return }
        storage.endsWithView = false
        if storage.appearance.isOnScreen { endAppearanceInNextFrame() } else { endAppearance() }
    }
}
