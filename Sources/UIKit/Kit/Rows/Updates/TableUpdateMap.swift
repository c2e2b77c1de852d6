import Foundation

/// A valid update: the new place of each row and section, and what was inserted, deleted, moved, reloaded or
/// reconfigured.
///
/// "Old" is the table before the update, "new" the one after it. Every list is ascending in old indexes, and lists of
/// insertions in new ones. The lists of rows contain only rows in sections that remain. The rows of a deleted,
/// inserted or reloaded section come and go with it, and requests for them are absorbed.
struct TableUpdateMap<Animation: Hashable & Sendable>: Hashable, Sendable {
    struct SectionChange: Hashable, Sendable {
        let section: Int
        let numberOfRows: Int
        let animation: Animation
    }

    struct SectionReload: Hashable, Sendable {
        let old: Int
        let new: Int
        let oldNumberOfRows: Int
        let newNumberOfRows: Int
        let animation: Animation
    }

    struct SectionMove: Hashable, Sendable {
        let old: Int
        let new: Int
    }

    struct RowChange: Hashable, Sendable {
        let indexPath: IndexPath
        let animation: Animation
    }

    struct RowReload: Hashable, Sendable {
        let old: IndexPath
        let new: IndexPath
        let animation: Animation
    }

    struct RowMove: Hashable, Sendable {
        let old: IndexPath
        let new: IndexPath
    }

    let numberOfSectionsBefore: Int
    let numberOfSectionsAfter: Int

    var deletedSections: [SectionChange] = []
    var insertedSections: [SectionChange] = []
    var reloadedSections: [SectionReload] = []
    var movedSections: [SectionMove] = []

    var deletedRows: [RowChange] = []
    var insertedRows: [RowChange] = []
    /// The rows that keep their identity and get a new cell.
    var reloadedRows: [RowReload] = []
    var movedRows: [RowMove] = []
    /// The rows that keep their cell and are configured again. None of them is also reloaded.
    var reconfiguredRows: [RowMove] = []

    /// The mapping of sections, in which a move is both a removal and an addition.
    var sections = IndexMap()
    var movedSectionByOld: [Int: Int] = [:]
    var movedSectionByNew: [Int: Int] = [:]
    /// The mappings of rows by old section, for sections that remain and gain or lose rows.
    var rows: [Int: IndexMap] = [:]
    var movedRowByOld: [IndexPath: IndexPath] = [:]
    var movedRowByNew: [IndexPath: IndexPath] = [:]
    /// The old indexes of the reloaded sections.
    var replacedSections: Set<Int> = []

    /// Whether the update neither changes nor reloads anything.
    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
            && reconfiguredRows.isEmpty
    }

    init(numberOfSectionsBefore: Int, numberOfSectionsAfter: Int) {
        self.numberOfSectionsBefore = numberOfSectionsBefore
        self.numberOfSectionsAfter = numberOfSectionsAfter
    }
}
