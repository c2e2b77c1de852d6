import CompositionalLayout
import CoreGraphics
import Foundation

/// The room between items, or at an edge of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    nonisolated let value: LayoutSpacing

    private init(_ value: LayoutSpacing) {
        self.value = value
        super.init()
    }

    /// Returns at least a number of points. What a group leaves over is shared equally.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(.flexible(flexibleSpacing)) }

    /// Returns a number of points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(.fixed(fixedSpacing)) }

    private class func make(_ value: LayoutSpacing) -> Self {
        // No class inherits from this one: its initializer is private.
        unsafeDowncast(NSCollectionLayoutSpacing(value), to: self)
    }

    /// The number of points.
    open var spacing: CGFloat {
        switch value {
        case .fixed(let points), .flexible(let points): points
        }
    }

    /// Whether the room grows.
    open var isFlexible: Bool { if case .flexible = value { true } else { false } }
    /// Whether the room doesn't grow.
    open var isFixed: Bool { !isFlexible }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSpacing)?.value == value }

    open override var hash: Int { value.hashValue }
}
