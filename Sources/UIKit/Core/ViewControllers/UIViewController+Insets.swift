extension UIViewController {
    /// Whether scroll views whose `contentInsetAdjustmentBehavior` is `.automatic` get the insets of bars even if their
    /// content doesn't scroll. `true` by default.
    @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
    public var automaticallyAdjustsScrollViewInsets: Bool {
        get { storage.adjustsScrollViews }
        set {
            storage.adjustsScrollViews = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }
}
