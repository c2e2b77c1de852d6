import CompositionalLayout
import CoreGraphics
import Foundation

/// A width or a height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    nonisolated let value: LayoutDimension

    init(_ value: LayoutDimension) {
        self.value = value
        super.init()
    }

    /// Returns a fraction of the width of the container, which is the group or the section around the item.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth(fractionalWidth)) }

    /// Returns a fraction of the height of the container, which is the group or the section around the item.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight(fractionalHeight)) }

    /// Returns a length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute(absoluteDimension)) }

    /// Returns a length in points that counts until the view is asked for its own.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated(estimatedDimension)) }

    /// Returns a length like ``estimated(_:)``. All siblings in the group get the largest one.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
        make(.uniformAcrossSiblings(estimate: estimate))
    }

    private class func make(_ value: LayoutDimension) -> Self {
        // No class inherits from this one: its initializer is not public.
        unsafeDowncast(NSCollectionLayoutDimension(value), to: self)
    }

    /// Whether the length is a fraction of the container's width.
    open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
    /// Whether the length is a fraction of the container's height.
    open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
    /// Whether the length is a number of points.
    open var isAbsolute: Bool { if case .absolute = value { true } else { false } }
    /// Whether the length is an estimate.
    open var isEstimated: Bool { if case .estimated = value { true } else { false } }
    /// Whether all siblings in the group have the length.
    open var isUniformAcrossSiblings: Bool { if case .uniformAcrossSiblings = value { true } else { false } }

    /// The fraction, or the number of points.
    open var dimension: CGFloat {
        switch value {
        case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number), .estimated(let number),
            .uniformAcrossSiblings(let number):
            number
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutDimension)?.value == value
    }

    open override var hash: Int { value.hashValue }
}
