extension UICollectionViewLayoutAttributes {
    /// The identity of the view that the attributes describe.
    var element: CollectionElement { values.element }

    /// Returns a copy with changes.
    func with(_ change: (UICollectionViewLayoutAttributes) -> Void) -> UICollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else { return self }
        change(copy)
        return copy
    }
}
