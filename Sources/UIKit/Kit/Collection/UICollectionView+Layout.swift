extension UICollectionView {
    /// Called by the layout when it was invalidated. The layout is prepared again before the next frame.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        setNeedsLayout()
    }
}
