import CoreGraphics
import Failures
import Foundation

/// A view that is shown as a preview, and the place of the preview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
    /// The place of the preview.
    open var target: UIPreviewTarget { content.target }

    /// The view that is shown.
    open var view: UIView { content.view }

    /// The look of the preview.
    open var parameters: UIPreviewParameters { content.parameters }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    private let content: (view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget)

    /// Creates a preview of a view at a place. The view needn't be in a window.
    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        content = (view, parameters, target)
    }

    /// Creates a preview of a view at the place of the view, which must be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: Self.place(of: view))
    }

    /// Creates a preview of a view at the place of the view, which must be in a window.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// Returns the preview at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        Self(view: view, parameters: parameters, target: newTarget)
    }

    /// Returns the preview, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    private static func place(of view: UIView) -> UIPreviewTarget {
        guard view.window != nil, let container = view.superview else {
            programmerError(
                "view must be in a window to create a preview without a target: \(view)",
                in: "UITargetedPreview.init(view:parameters:)"
            )
        }
        return UIPreviewTarget(container: container, center: view.center, transform: view.transform)
    }
}
