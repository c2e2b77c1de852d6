extension UIView {
    /// Whether the view's hierarchy is laid out separately from its superview.
    var isLayoutRoot: Bool { storage.isLayoutRoot }

    /// The view whose engine solves the constraints of this view: the topmost superview, or the
    /// nearest one that is laid out separately.
    var layoutRoot: UIView {
        var view = self
        while !view.isLayoutRoot, let parent = view.parent { view = parent }
        return view
    }

    func invalidateLayout() {
        requireMainThread("UIView.setNeedsLayout()")
        layer.setNeedsLayout()
    }
}
