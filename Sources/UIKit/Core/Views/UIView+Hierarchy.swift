import CoreGraphics
import Failures

extension UIView {
    /// The view, its superview, and so on up to the window.
    var withSuperviews: UnfoldSequence<UIView, (UIView?, Bool)> {
        sequence(first: self, next: \.parent)
    }

    /// Whether the view's hierarchy is laid out separately from its superview.
    var isLayoutRoot: Bool { storage.isLayoutRoot }

    /// The view whose engine solves the constraints of this view: the topmost superview, or the
    /// nearest one that is laid out separately.
    var layoutRoot: UIView {
        var view = self
        while !view.isLayoutRoot, let parent = view.parent { view = parent }
        return view
    }

    /// Returns the first view with a tag in this view's hierarchy, including itself.
    func firstView(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Inserts a subview, and its layer in the same place among the sublayers.
    func insert(_ view: UIView, at place: SubviewPlace) {
        requireMainThread("UIView.addSubview(_:)")
        programmerError(
            unless: view !== self,
            "Can't add self as subview",
            in: "UIView.addSubview(_:)",
            .invalidArgument
        )
        programmerError(
            unless: !isDescendant(of: view),
            "Can't add a view as a subview of one of its own subviews",
            in: "UIView.addSubview(_:)",
            .invalidArgument
        )
        if view.parent === self {
            move(view, to: place)
            return
        }
        let window = window
        let earlierWindow = view.window
        let changesWindow = earlierWindow !== window
        view.parent?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        if changesWindow { view.tellWillMove(to: window) }
        view.detach()
        children.insert(view, at: place.index(in: children))
        view.parent = self
        insertLayer(of: view, at: place)
        setNeedsLayout()
        view.joinLayout()
        view.cornersFollowSuperview()
        layoutOrderDidChange(of: view)
        if view.storage.margins.preservesSuperview { storage.margins.isFollowed = true }
        if view.watchesMargins { view.updateMarginsIfNeeded() }
        if view.storage.inheritedTint !== tintForSubviews { view.inheritTint(tintForSubviews) }
        view.didMoveToSuperview()
        if changesWindow {
            view.tellDidMoveToWindow(on: window?.screen)
            earlierWindow?.screen.firstResponder.leave(with: view)
        } else if window != nil {
            TraitChange.notify(view)
        }
        didAddSubview(view)
    }

    func move(_ view: UIView, to place: SubviewPlace) {
        guard let old = children.firstIndex(where: { $0 === view }) else { return }
        children.remove(at: old)
        let new = place.index(in: children)
        children.insert(view, at: new)
        insertLayer(of: view, at: place)
        if new != old { layoutOrderDidChange(of: view) }
    }

    func exchange(_ one: Int, _ other: Int) {
        guard children.indices.contains(one), children.indices.contains(other), one != other else { return }
        children.swapAt(one, other)
        reorderSublayers()
        for index in [one, other] { layoutOrderDidChange(of: children[index]) }
    }

    func removeFromHierarchy() {
        requireMainThread("UIView.removeFromSuperview()")
        guard parent != nil else { return }
        let earlierWindow = window
        let hadWindow = earlierWindow != nil
        parent?.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if hadWindow { tellWillMove(to: nil) }
        detach()
        didMoveToSuperview()
        guard let earlierWindow else { return }
        tellDidMoveToWindow(on: nil)
        earlierWindow.screen.firstResponder.leave(with: self)
    }

    /// Sorts the layers of subviews in the order of the subviews. Other sublayers keep their positions among them.
    private func reorderSublayers() {
        var views = children.map(\.layer)[...]
        let isView = Set(views.map(ObjectIdentifier.init))
        layer.sublayers = layer.sublayers?.map { isView.contains(ObjectIdentifier($0)) ? views.removeFirst() : $0 }
    }

    private func detach() {
        guard let parent else { return }
        leaveLayout()
        parent.children.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        self.parent = nil
    }

    /// Inserts the layer of a subview that is in its place. Bare layers are in front of views or behind them, too.
    private func insertLayer(of view: UIView, at place: SubviewPlace) {
        switch place.neighbor(of: view, in: children) {
        case .below(let sibling): layer.insertSublayer(view.layer, below: sibling.layer)
        case .above(let sibling): layer.insertSublayer(view.layer, above: sibling.layer)
        case .back: layer.insertSublayer(view.layer, at: 0)
        case .front, .index: layer.addSublayer(view.layer)
        }
    }

    private func tellWillMove(to window: UIWindow?) {
        viewController?.viewWillMove(toWindow: window)
        willMove(toWindow: window)
        for child in children { child.tellWillMove(to: window) }
    }

    /// - Parameter screen: The screen of the window, or `nil` if the view has left its window.
    private func tellDidMoveToWindow(on screen: UIScreen?) {
        if let screen {
            adoptScreenScale(screen.scale)
            TraitChange.notify(arriving: self)
        }
        if window != nil { AppearanceRules.apply(to: self) }
        resolveBackgroundColor()
        if watchesMargins { updateMarginsIfNeeded() }
        didMoveToWindow()
        for child in children { child.tellDidMoveToWindow(on: screen) }
        viewController?.viewDidMoveToWindow(window)
    }
}

// MARK: Hit testing

extension UIView {
    /// Returns the frontmost view that receives touches at a point in this view's coordinates, if there is one.
    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled, !storage.animationTouches.areOff,
            self.point(inside: point, with: event)
        else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(child.touchPoint(point), with: event) { return hit }
        }
        return self
    }

    /// Converts a point of the superview for hit testing. While an animator moves the view, the view's position on
    /// the screen counts.
    func touchPoint(_ point: CGPoint) -> CGPoint {
        guard storage.animationTouches.usePresentationLayer else { return convert(point, from: superview) }
        return point.applying(layer.presentedTransform(to: layer.superlayer).inverted())
    }
}
