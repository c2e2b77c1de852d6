import CompositionalLayout
import Foundation

/// The size of an item in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    /// The width of the item.
    open var widthDimension: NSCollectionLayoutDimension { width }
    /// The height of the item.
    open var heightDimension: NSCollectionLayoutDimension { height }

    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension
    nonisolated let value: LayoutSize

    private init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        (self.width, self.height) = (width, height)
        value = LayoutSize(width: width.value, height: height.value)
        super.init()
    }

    /// Creates a size.
    public convenience init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.init(widthDimension, heightDimension)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSize)?.value == value }

    open override var hash: Int { value.hashValue }
}
