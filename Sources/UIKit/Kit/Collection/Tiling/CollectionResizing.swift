import CoreGraphics

/// The cells on the screen whose content changed its size.
@MainActor
struct CollectionResizing {
    private(set) var isRequested = false
    /// Whether a cell reported the change while animations were enabled.
    private(set) var isAnimated = false

    mutating func add() {
        isRequested = true
        isAnimated = isAnimated || AnimationContext.isEnabled
    }
}

/// Cells that change their size by themselves.
extension UICollectionView {
    /// Asks a cell on the screen for its preferred size again, in the next layout.
    func invalidateSize(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !updates.isBusy, cell.isDisplayed,
            collectionViewLayout.asksForPreferredAttributes
        else { return }
        cell.fittedSize = nil
        resizing.add()
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
