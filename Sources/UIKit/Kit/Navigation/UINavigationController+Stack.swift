extension UINavigationController {
    /// The kinds of changes of the visible controller. The raw values are Apple's.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    func replaceStack(with new: [UIViewController], animated: Bool) {
        transition?.finish()
        let old = stack
        let operation = Self.operation(from: old, to: new)
        let added = new.filter { controller in !old.contains { $0 === controller } }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        for controller in added {
            addChild(controller)
            controller.storage.isMovingToParent = true
        }
        for controller in removed {
            controller.willMove(toParent: nil)
            controller.storage.isMovingFromParent = true
        }
        stack = new
        let end = { (didComplete: Bool) in
            guard didComplete else { return self.takeBack(to: old, added: added, removed: removed) }
            for controller in removed {
                controller.removeFromParent()
                controller.storage.isMovingFromParent = false
            }
            for controller in added {
                controller.didMove(toParent: self)
                controller.storage.isMovingToParent = false
            }
            self.announce(operation, from: old.last, to: new.last)
            self.follower?.navigationStackDidChange()
        }
        guard let content, content.window != nil, storage.appearance.isOnScreen, old.last !== new.last,
            let top = new.last
        else {
            if isViewLoaded, old.last !== new.last { showTop() }
            showItems(change: nil)
            viewIfLoaded?.setNeedsLayout()
            end(true)
            parent?.barsOfChildDidChange()
            return
        }
        let transition = NavigationTransition(
            in: self,
            from: old.last,
            to: top,
            operation: operation,
            animated: animated && storage.appearance == .appeared && old.last != nil,
            end: end
        )
        self.transition = transition
        transition.begin(in: content)
    }

    /// Tells the delegate of the bar about the end of a push or a pop.
    private func announce(_ operation: Operation, from old: UIViewController?, to new: UIViewController?) {
        guard let delegate = navigationBar.delegate else { return }
        switch operation {
        case .push: if let new { delegate.navigationBar(navigationBar, didPush: new.navigationItem) }
        case .pop: if let old { delegate.navigationBar(navigationBar, didPop: old.navigationItem) }
        case .none: break
        }
    }

    /// Restores the stack after a transition that was canceled.
    private func takeBack(to old: [UIViewController], added: [UIViewController], removed: [UIViewController]) {
        stack = old
        for controller in added {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
            controller.storage.isMovingToParent = false
        }
        for controller in removed {
            controller.didMove(toParent: self)
            controller.storage.isMovingFromParent = false
        }
    }

    private static func operation(from old: [UIViewController], to new: [UIViewController]) -> Operation {
        guard let top = new.last, !old.isEmpty, old.last !== top else { return .none }
        return old.contains { $0 === top } ? .pop : .push
    }
}

// Apple's members can be overridden. Here they are `public` only: Swift allows a subclass to override what the body of
// a class declares, and the body of `UIViewController` is on a lower floor than navigation and doesn't know its types.
extension UIViewController {
    /// The nearest ancestor that is a navigation controller.
    public var navigationController: UINavigationController? {
        parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
    }

    /// The item that represents the controller in a navigation bar. It is created on first access, with the
    /// controller's title.
    public var navigationItem: UINavigationItem {
        if let item = storage.titledItem as? UINavigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        storage.titledItem = item
        return item
    }
}
