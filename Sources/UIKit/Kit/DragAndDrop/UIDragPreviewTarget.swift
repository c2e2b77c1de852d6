/// The place of the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
