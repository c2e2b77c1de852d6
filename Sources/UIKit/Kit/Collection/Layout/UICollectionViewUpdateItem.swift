import Foundation

/// A change of an item or of a section in an update of a collection view.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kinds of changes. The raw values are Apple's.
    public enum Action: Int, Sendable {
        /// The item is inserted.
        case insert = 0
        /// The item is deleted.
        case delete = 1
        /// The item is deleted and inserted at the same place.
        case reload = 2
        /// The item moves to another place.
        case move = 3
        /// Nothing happens to the item.
        case none = 4
    }

    /// The index path before the update; `nil` for an insertion. For a section its item is `NSNotFound`.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The index path after the update; `nil` for a deletion. For a section its item is `NSNotFound`.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// The kind of the change.
    open private(set) var updateAction: Action

    /// Creates a change of nothing. A subclass says what changes.
    public override init() {
        updateAction = .none
        super.init()
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }

    /// Creates a change of a whole section.
    convenience init(_ action: Action, sectionBefore: Int?, sectionAfter: Int?) {
        self.init(
            action,
            before: sectionBefore.map { IndexPath(item: NSNotFound, section: $0) },
            after: sectionAfter.map { IndexPath(item: NSNotFound, section: $0) }
        )
    }
}
