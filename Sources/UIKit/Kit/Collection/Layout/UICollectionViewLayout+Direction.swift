import CoreGraphics

extension UICollectionViewLayout {
    /// Whether the collection view flips the places of the layout now.
    var isFlipped: Bool {
        guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
        return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }
}

extension CGRect {
    /// Returns the rectangle at the same distance from the other side of a content.
    func flippedHorizontally(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
