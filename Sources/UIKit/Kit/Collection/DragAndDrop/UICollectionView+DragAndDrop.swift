extension UICollectionView {
    /// Adds the interactions that the delegates need.
    func dragDelegatesDidChange() {
        guard dragAndDrop != nil || dragDelegate != nil || dropDelegate != nil else { return }
        let used = dragAndDrop ?? RowDragAndDrop(of: CollectionDrags(of: self))
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

        fileprivate init(_ state: UICellConfigurationState.DragState) {
            switch state {
            case .none: self = .none
            case .lifting: self = .lifting
            case .dragging: self = .dragging
            }
        }
    }

    func setDragState(_ state: UICellConfigurationState.DragState) {
        guard state != dragState else { return }
        dragState = state
        setNeedsUpdateConfiguration()
        dragStateDidChange(DragState(state))
    }
}
