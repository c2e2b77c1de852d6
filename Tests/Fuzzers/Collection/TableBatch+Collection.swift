import Foundation
import UIKit

/// The same edits in a collection view.
extension TableBatch {
    /// The rows and sections whose views have to be configured again.
    var changedIDs: Set<Int> {
        reloadedIDs.union(oldRows.reconfigured.map { old[$0].id }).union(
            oldSections.reloaded.map { old.sections[$0].id }
        )
    }

    /// The snapshot of the new data, with the requests for the rows and sections that stay.
    var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = data.snapshot
        snapshot.reloadItems(oldRows.reloaded.map { old[$0].id })
        snapshot.reconfigureItems(oldRows.reconfigured.map { old[$0].id })
        snapshot.reloadSections(oldSections.reloaded.map { old.sections[$0].id })
        return snapshot
    }

    /// Updates a collection view with the edits. Its data source must have the new data already.
    @MainActor func apply(to view: UICollectionView) {
        if !oldRows.deleted.isEmpty { view.deleteItems(at: oldRows.deleted) }
        if !oldRows.reloaded.isEmpty { view.reloadItems(at: oldRows.reloaded) }
        if !oldRows.reconfigured.isEmpty { view.reconfigureItems(at: oldRows.reconfigured) }
        for (from, _) in movedRows { if let to = path(ofRow: old[from].id) { view.moveItem(at: from, to: to) } }
        let inserted = newRows.compactMap(path(ofRow:)).sorted()
        if !inserted.isEmpty { view.insertItems(at: inserted) }
        if !oldSections.deleted.isEmpty { view.deleteSections(IndexSet(oldSections.deleted)) }
        if !oldSections.reloaded.isEmpty { view.reloadSections(IndexSet(oldSections.reloaded)) }
        for (from, _) in movedSections {
            if let to = index(ofSection: old.sections[from].id) { view.moveSection(from, toSection: to) }
        }
        let sections = newSections.compactMap(index(ofSection:))
        if !sections.isEmpty { view.insertSections(IndexSet(sections)) }
    }
}

extension TableData {
    /// The rows and sections by their identifiers.
    var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in sections {
            snapshot.appendSections([section.id])
            snapshot.appendItems(section.rows.map(\.id), toSection: section.id)
        }
        return snapshot
    }
}
