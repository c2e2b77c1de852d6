import Foundation

/// The look of an item while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
    /// The view that is shown.
    open var view: UIView { content.view }

    /// The look of the view.
    open var parameters: UIDragPreviewParameters { content.parameters }

    private let content: (view: UIView, parameters: UIDragPreviewParameters)

    /// Creates a preview of a view, which needn't be in a window.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        content = (view, parameters)
    }

    /// Creates a preview of all of a view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// Returns the preview, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
