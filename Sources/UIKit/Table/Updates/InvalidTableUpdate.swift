/// Why an update cannot be. `description` is the message UIKit stops with.
enum InvalidTableUpdate: Error, Hashable, Sendable {
    /// What a place that does not exist was wanted for.
    enum Action: Hashable, Sendable {
        case insert
        /// UIKit speaks of reloads as deletions where it checks whether a place exists.
        case delete
        case reload
        case reconfigure
        case moveFrom
        case moveTo(from: TablePlace)
    }

    /// What there is instead of the place that was named.
    enum Extent: Hashable, Sendable {
        case sections(Int)
        case rows(Int)
    }

    /// An index path that does not have two indexes.
    case malformedIndexPath
    case missing(TablePlace, for: Action, only: Extent)
    case repeated(Action, TablePlace)
    case deletedAndReloaded(TablePlace)
    /// Also for a place both reloaded and moved, which UIKit reports in these words.
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
    case numberOfRows(section: Int, before: Int, after: Int, changes: RowTally)
}
