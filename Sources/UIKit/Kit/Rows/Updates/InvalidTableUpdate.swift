/// The reason why an update is invalid. `description` is the message with which UIKit stops.
enum InvalidTableUpdate: Error, Hashable, Sendable {
    /// The action for which a place that doesn't exist was named.
    enum Action: Hashable, Sendable {
        case insert
        /// UIKit reports reloads as deletions when it checks whether a place exists.
        case delete
        case reload
        case reconfigure
        case moveFrom
        case moveTo(from: TablePlace)
    }

    /// The number of places that exist instead.
    enum Extent: Hashable, Sendable {
        case sections(Int)
        case rows(Int)
    }

    /// An index path without exactly two indexes.
    case malformedIndexPath
    case missing(TablePlace, for: Action, only: Extent)
    case repeated(Action, TablePlace)
    case deletedAndReloaded(TablePlace)
    /// A place that is both deleted and moved, or both reloaded and moved, which UIKit reports in the same words.
    case deletedAndMoved(TablePlace)
    case insertedAndMoved(TablePlace)
    case movedTwice(TablePlace, to: TablePlace, and: TablePlace)
    case movedTogether(TablePlace, TablePlace, to: TablePlace)
    /// The section is an index before the update.
    case movedFromDeletedSection(Int)
    /// The section is an index after the update.
    case movedIntoInsertedSection(Int)
    /// Reloads count as inserted and as deleted.
    case numberOfSections(before: Int, after: Int, inserted: Int, deleted: Int)
    /// The section is an index after the update. Reloads count as inserted and as deleted.
    case numberOfRows(section: Int, before: Int, after: Int, changes: RowCountDelta)
}
