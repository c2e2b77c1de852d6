// Apple's members can be overridden. Here they are `public` only, as `navigationItem` is.
extension UIViewController {
    /// Sets the scroll view whose content the bars at all edges follow. It is not retained; `nil` restores the default.
    ///
    /// The navigation bar follows the scroll view of the top edge. By default that is the view of the controller or the
    /// first view in it. No other bar follows content.
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: [.top, .leading, .bottom, .trailing])
    }

    /// Sets the scroll view whose content the bars at some edges follow. It is not retained; `nil` restores the
    /// default.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            storage.contentScrollViews[single.rawValue] = scrollView.map { Weak(object: $0) }
        }
        parent?.contentScrollViewOfChildDidChange()
    }

    /// Returns the scroll view that was set for an edge; `nil` if there is none.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        storage.contentScrollViews[edge.rawValue]?.object as? UIScrollView
    }
}
