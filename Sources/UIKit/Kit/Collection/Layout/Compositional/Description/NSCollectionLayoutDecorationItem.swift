import CompositionalLayout
import Foundation

/// The description of a background of a section. Its class is registered with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The position of the background in the order from back to front. The default is 0.
    open var zIndex = 0
    /// The kind of the background, for which the layout has its class.
    open var elementKind: String { kind }

    private let kind: String

    private init(kind: String) {
        self.kind = kind
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .fractionalHeight(1)
        )
        super.init(whole, [])
    }

    /// Returns a background as large as its section, less its own content insets.
    open class func background(elementKind: String) -> Self {
        // No class inherits from this one: its initializer is private.
        unsafeDowncast(NSCollectionLayoutDecorationItem(kind: elementKind), to: self)
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(kind: kind).taking(self)
        copy.zIndex = zIndex
        return copy
    }

    override func isLike(_ other: NSCollectionLayoutItem) -> Bool {
        guard let other = other as? NSCollectionLayoutDecorationItem else { return false }
        return super.isLike(other) && kind == other.kind && zIndex == other.zIndex
    }

    /// The description as a value.
    var backgroundDescription: DecorationLayout {
        DecorationLayout(kind: kind, contentInsets: LayoutInsets(contentInsets), zIndex: zIndex)
    }
}
