import CoreGraphics
import Foundation

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
    /// The part, in points of the interaction's view.
    open var rect: CGRect { content.rect }

    /// A value that distinguishes the region from others with the same rectangle.
    public var identifier: AnyHashable? { content.identifier }

    private let content: (rect: CGRect, identifier: AnyHashable?)

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        content = (rect, identifier)
        super.init()
    }

    /// Returns whether another region has the same rectangle and the same identifier.
    func isSame(as other: UIPointerRegion) -> Bool {
        rect == other.rect && identifier == other.identifier
    }

    /// Returns the region, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
