import CoreGraphics
import Foundation

/// The place of a preview: its center in a view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
    /// The view in which the place is.
    open var container: UIView { place.container }

    /// The center of the preview, in points of the container.
    open var center: CGPoint { place.center }

    /// The transform of the preview at the place.
    open var transform: CGAffineTransform { place.transform }

    private let place: (container: UIView, center: CGPoint, transform: CGAffineTransform)

    /// Creates a place with a transform.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        place = (container, center, transform)
    }

    /// Creates a place.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// Returns the target, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
