import CoreGraphics

/// The configurations of a cell.
extension UITableViewCell: ConfiguredView {
    /// The state for which the configurations are updated.
    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isEditing = isEditing
        state.isSwiped = editing.actions != nil
        state.cellDragState = dragState
        return state
    }

    /// Shows a content configuration, which replaces the labels and the image of the cell's style.
    func showContent(_ new: (any UIContentConfiguration)?) {
        if new != nil, texts.isInUse {
            for part in [texts.title, texts.detail, texts.image] as [UIView?] { part?.removeFromSuperview() }
            texts = CellTexts()
        }
        setContent(new)
        contentSizeChanged()
        setNeedsLayout()
    }

    /// Shows a background configuration, which replaces the background color and the background views.
    func showBackground(_ new: UIBackgroundConfiguration?) {
        if new != nil {
            backgroundView = nil
            if configurations.background.configuration == nil { backgroundColor = .clear }
        } else if configurations.background.configuration != nil {
            backgroundColor = CellBackground.plain
        }
        setBackground(new)
        updateSelectionAppearance(animated: false)
    }

    /// Updates the configurations for a state, and calls the client's handler.
    func updateConfigurations(_ state: UICellConfigurationState) {
        if configurations.update(for: state, in: contentView, behind: self) { contentSizeChanged() }
        configurations.handler?(self, state)
    }

    /// Returns the height of a cell with a content configuration, in points.
    func configuredHeight(width: CGFloat) -> CGFloat {
        placeMargins()
        let height = configurations.content.fittingHeight(width: max(0, width - contentIndentation - accessoryExtent))
        let isRow = (configurations.content.configuration as? UIListContentConfiguration)?.style.isCell == true
        let least = isRow ? texts.leastHeight(with: traitCollection) : 0
        return max(height, least).roundedUp(toPixelsOf: contentScaleFactor)
    }
}
