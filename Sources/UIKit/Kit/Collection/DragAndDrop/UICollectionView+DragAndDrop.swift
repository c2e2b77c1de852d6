extension UICollectionView {
    /// Adds the interactions that the delegates need.
    func dragDelegatesDidChange() {
        guard dragAndDrop != nil || dragDelegate != nil || dropDelegate != nil else { return }
        let used = dragAndDrop ?? CollectionDragAndDrop(self)
        dragAndDrop = used
        used.delegatesDidChange()
    }
}

extension UICollectionViewCell {
    /// The states of a cell in a drag. The raw values are Apple's.
    public enum DragState: Int, Sendable {
        case none = 0
        /// The item is lifted.
        case lifting = 1
        /// The item is dragged.
        case dragging = 2

        /// The same in the state for which configurations are updated.
        var configurationState: UICellConfigurationState.DragState {
            switch self {
            case .none: .none
            case .lifting: .lifting
            case .dragging: .dragging
            }
        }
    }

    /// Takes the state of the item in a drag.
    func take(_ state: DragState) {
        guard state != dragState else { return }
        dragState = state
        setNeedsUpdateConfiguration()
        dragStateDidChange(state)
    }
}
