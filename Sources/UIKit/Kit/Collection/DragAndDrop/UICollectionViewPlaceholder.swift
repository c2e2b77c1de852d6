import Foundation

/// A cell without data, for an item that is about to be inserted.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    /// A closure that configures the cell. The default is `nil`.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// The index path at which the item will be inserted.
    let insertionIndexPath: IndexPath
    /// The identifier with which the cell is dequeued.
    let reuseIdentifier: String

    /// Creates the description of a cell of a registered identifier.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}

/// A cell without data, for an item that is dropped.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// A closure that returns the look of the item on its way to the cell; `nil`, the default, for the look that it has
    /// while it is dragged.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
