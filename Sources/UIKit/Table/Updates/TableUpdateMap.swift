import Foundation

/// A valid update: where each row and section went, and what came, left, moved or is to be shown anew.
///
/// "Old" is the table before the update, "new" the one after it. Every list is ascending in old indexes, those of
/// insertions in new ones. What stands in the lists of rows is in sections that stay: the rows of a deleted, inserted
/// or reloaded section come and go with it, and requests for them are absorbed.
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
    /// Rows that keep their identity and get a new cell.
    var reloadedRows: [RowReload] = []
    var movedRows: [RowMove] = []
    /// Rows that keep their cell and are to be filled again; none that is also reloaded.
    var reconfiguredRows: [RowMove] = []

    /// Moves count as both removed and added here.
    var sections = IndexMap()
    var movedSectionByOld: [Int: Int] = [:]
    var movedSectionByNew: [Int: Int] = [:]
    /// By old section, for sections that stay and gain or lose rows.
    var rows: [Int: IndexMap] = [:]
    var movedRowByOld: [IndexPath: IndexPath] = [:]
    var movedRowByNew: [IndexPath: IndexPath] = [:]
    /// Old indexes.
    var replacedSections: Set<Int> = []

    /// Whether the update changes nothing and shows nothing anew.
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
