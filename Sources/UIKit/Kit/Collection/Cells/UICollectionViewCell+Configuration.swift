import CoreGraphics

/// The configurations, the backgrounds and the size of a cell.
extension UICollectionViewCell: ConfiguredView {
    /// The state for which the configurations are updated.
    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isEditing = collectionView?.isEditing ?? false
        state.cellDragState = dragState
        state.isReordering = collectionView?.isHeld(element) ?? false
        return state
    }

    func showContent(_ new: (any UIContentConfiguration)?) {
        setContent(new)
        contentSizeChanged()
        setNeedsLayout()
    }

    /// Shows a background configuration, which replaces the background views.
    func showBackground(_ new: UIBackgroundConfiguration?) {
        if new != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
        setBackground(new)
    }

    /// Updates the configurations for a state, and calls the client's handler.
    func updateConfigurations(_ state: UICellConfigurationState) {
        if configurations.update(for: state, in: contentView, behind: self) { contentSizeChanged() }
        configurations.handler?(self, state)
    }

    func selectionStateDidChange() {
        placeBackgrounds()
        configurationStateDidChange()
    }

    /// Adds the background views that the state of the cell shows, in their order behind the content.
    func placeBackgrounds() {
        let showsSelection = (isSelected || isHighlighted) && backgroundConfiguration == nil
        if !showsSelection, selectedBackgroundView?.superview === self { selectedBackgroundView?.removeFromSuperview() }
        let views = [backgroundView, showsSelection ? selectedBackgroundView : nil].compactMap { $0 }
        for (index, view) in views.enumerated() {
            if view.superview !== self || subviews.firstIndex(of: view) != index { insertSubview(view, at: index) }
            view.frame = bounds
        }
    }

    func placeParts() {
        let contentFrame = contentFrame(in: bounds.size)
        if contentView.frame != contentFrame { contentView.frame = contentFrame }
        configurations.background.view?.frame = bounds
        configurations.content.view?.frame = contentView.bounds
        for view in [backgroundView, selectedBackgroundView] where view?.superview === self { view?.frame = bounds }
        partsWerePlaced()
    }

    func fittingSize(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        prepareToFit()
        let around = target.width - contentFrame(in: target).width
        if configurations.content.view != nil {
            let width = contentWidth(in: max(0, target.width - around))
            let height = configurations.content.fittingHeight(width: width)
            return CGSize(width: width + around, height: max(height, leastContentHeight()))
        }
        guard !contentView.constraints.isEmpty else { return sizeThatFits(target) }
        let inside = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - around), height: target.height),
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
        return CGSize(width: inside.width + around, height: inside.height)
    }

    /// Tells the collection view that the size of the content changed.
    func contentSizeChanged() {
        collectionView?.invalidateSize(of: self)
    }
}
