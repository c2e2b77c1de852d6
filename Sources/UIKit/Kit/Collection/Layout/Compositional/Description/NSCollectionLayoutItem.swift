import CompositionalLayout
import Foundation

/// The description of a view in a group, and the base class of groups and supplementary items.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// The distances of the view from the edges of its size, in points. They don't count on an estimated axis. Zero by
    /// default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room around the item, outside of its size; `nil`, the default, for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The size of the item in its container.
    open var layoutSize: NSCollectionLayoutSize { size }
    /// The views that are anchored to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchored }

    private let size: NSCollectionLayoutSize
    /// The views that are anchored to the item. A group may get others.
    final var anchored: [NSCollectionLayoutSupplementaryItem]

    init(_ size: NSCollectionLayoutSize, _ supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        self.size = size
        anchored = supplementaryItems
        super.init()
    }

    /// Creates an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize, [])
    }

    /// Creates an item with views that are anchored to it, such as badges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(layoutSize, supplementaryItems)
    }

    // MARK: Copies

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    open override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            guard let other = object as? NSCollectionLayoutItem else { return false }
            return other === self || type(of: other) == type(of: self) && isLike(other)
        }
    }

    open override var hash: Int { size.value.hashValue }

    /// Returns an independent item with the same values.
    func duplicate() -> NSCollectionLayoutItem { NSCollectionLayoutItem(size, anchored).taking(self) }

    /// Takes what may change of another item.
    final func taking<Item: NSCollectionLayoutItem>(_ other: Item) -> Self {
        (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
        return self
    }

    /// Whether the values of the classes that both items belong to are equal. The closures of groups aren't compared.
    func isLike(_ other: NSCollectionLayoutItem) -> Bool {
        size == other.size && contentInsets == other.contentInsets && edgeSpacing == other.edgeSpacing
            && anchored == other.anchored
    }

    // MARK: Solving

    /// Returns the description as a value.
    func description(_ traits: UITraitCollection) -> ItemLayout {
        ItemLayout(
            size: size.value,
            contentInsets: LayoutInsets(contentInsets),
            edgeSpacing: edgeSpacing?.value ?? .none,
            supplementaryItems: anchored.map(\.anchoredDescription),
            content: content(traits)
        )
    }

    /// The contents of the item.
    func content(_ traits: UITraitCollection) -> ItemLayout.Content { .view }

    /// The closures by which frames are determined, in their order.
    var frameProviders: [ObjectIdentifier] { [] }
}
