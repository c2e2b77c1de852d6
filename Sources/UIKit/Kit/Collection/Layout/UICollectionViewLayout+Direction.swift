extension UICollectionViewLayout {
    /// Whether the collection view flips the places of the layout now.
    var isFlipped: Bool {
        guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
        return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }
}
