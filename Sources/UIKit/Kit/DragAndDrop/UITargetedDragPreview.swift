/// The preview of a dragged item, and its place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns the preview at another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
