import CoreGraphics

/// Cells that change their size by themselves.
extension UICollectionView {
    /// Asks a cell on the screen for its preferred size again, in the next layout.
    func invalidateSize(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !updates.isBusy, cell.isDisplayed,
            collectionViewLayout.asksForPreferredAttributes
        else { return }
        cell.fittedSize = nil
        resizing.add(cell, takingTiming: false)
        setNeedsLayout()
    }

    /// Places views, in an animation if a cell has changed its size by itself.
    func animatingResize(_ changes: () -> Void) {
        guard resizing.isAnimated, AnimationContext.current == nil, window != nil else { return changes() }
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(
                withDuration: CollectionMetrics.updateDuration,
                delay: 0,
                options: .allowUserInteraction,
                animations: changes
            )
        }
    }
}
