extension UICollectionView {
    /// The views on the screen in the order of sections and items. Their positions don't give it, since headers float
    /// over items.
    var itemsInReadingOrder: [UIView] {
        let elements = shown.views.elements.filter { $0.value.isDisplayed }.sorted { one, other in
            let (left, right) = (one.key.indexPath, other.key.indexPath)
            let (first, second) = (left.first ?? 0, right.first ?? 0)
            if first != second { return first < second }
            let ranks = (one.key.readingRank, other.key.readingRank)
            return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : left < right
        }
        let others = subviews.filter { view in
            view !== backgroundView && (view as? UICollectionReusableView)?.collectionView !== self
                && !(view is SectionScroller)
        }
        return [backgroundView].compactMap { $0 } + elements.map(\.value) + others
    }
}

extension CollectionElement {
    /// The place of the category among the views of a section: headers before and footers after the items.
    fileprivate var readingRank: Int {
        switch category {
        case .decorationView: 0
        case .supplementaryView(let kind): kind == UICollectionView.elementKindSectionFooter ? 3 : 1
        case .cell: 2
        }
    }
}
