extension UIScrollView {
    /// The content area in the content's coordinates. Constraints to it determine `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { systemGuide(.content, "UIScrollView-contentLayoutGuide") }

    /// The scroll view's own frame, which does not move with the content.
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, "UIScrollView-frameLayoutGuide") }
}
