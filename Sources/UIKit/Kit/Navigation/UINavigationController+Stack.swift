extension UINavigationController {
    /// The kinds of changes of the visible controller. The raw values are Apple's.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    func replaceStack(with new: [UIViewController], animated: Bool) {
        if !isChangingTransition { duringChildTransition { transition?.finish() } }
        let old = stack
        let added = new.filter { controller in !old.contains { $0 === controller } }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        stack = new
        var change = pendingChange ?? StackChange(from: old, animated: animated)
        change.add(added, removed, animated: animated)
        pendingChange = change
        duringChildTransition {
            for controller in added {
                addChild(controller)
                controller.storage.isMovingToParent = true
            }
            for controller in removed {
                controller.willMove(toParent: nil)
                controller.storage.isMovingFromParent = true
            }
        }
    }

    /// Shows the top of the stack after a change.
    func show(_ change: StackChange) {
        let operation = change.operation(to: stack)
        let (from, to) = (change.old.last, stack.last)
        let end = { (didComplete: Bool) in
            guard didComplete else {
                self.stack = change.old
                return change.takeBack(in: self)
            }
            change.end(in: self)
            self.announce(operation, from: from, to: to)
            self.stackDidChange?()
        }
        guard let content, content.window != nil, storage.appearance.isOnScreen, from !== to, let to else {
            if isViewLoaded, from !== to { showTop() }
            showItems(change: nil)
            viewIfLoaded?.setNeedsLayout()
            end(true)
            parent?.barsOfChildDidChange()
            return
        }
        let transition = NavigationTransition(
            in: self,
            from: from,
            to: to,
            operation: operation,
            animated: change.animated && storage.appearance == .appeared && from != nil,
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
