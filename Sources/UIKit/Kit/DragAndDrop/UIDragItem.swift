import Foundation

/// One of the items that are dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The data of the item.
    open var itemProvider: NSItemProvider { provider }

    /// An object that stands for the item within the app. `nil` by default.
    open var localObject: Any?

    /// A closure that returns the look of the item while it is dragged. By default, the item looks as it was lifted. If
    /// the closure returns `nil`, the item isn't visible.
    open var previewProvider: (() -> UIDragPreview?)?

    private let provider: NSItemProvider

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        provider = itemProvider
    }
}
