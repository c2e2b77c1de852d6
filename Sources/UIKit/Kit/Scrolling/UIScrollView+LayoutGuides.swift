extension UIScrollView {
    /// The content area in the content's coordinates. Constraints to it determine `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { contentGuide }

    /// The scroll view's own frame, which does not move with the content.
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, "UIScrollView-frameLayoutGuide") }
}
