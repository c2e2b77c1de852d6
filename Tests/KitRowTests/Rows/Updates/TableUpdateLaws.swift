import Foundation

@testable import UIKit

/// The laws of the maps of all valid updates, checked by names.
enum TableUpdateLaws {
    typealias Map = TableUpdateMap<Int>

    static func sectionsGoWhereTheirNamesWent(_ scenario: UpdateScenario, _ map: Map) -> Bool {
        let (before, after) = (scenario.before, scenario.after)
        for (index, section) in before.sections.enumerated() {
            guard map.newSection(forOld: index) == after.index(ofSection: section.name) else { return false }
        }
        for (index, section) in after.sections.enumerated() {
            guard map.oldSection(forNew: index) == before.index(ofSection: section.name) else { return false }
        }
        for outside in [-1, before.sections.count] where map.newSection(forOld: outside) != nil { return false }
        for outside in [-1, after.sections.count] where map.oldSection(forNew: outside) != nil { return false }
        return true
    }

    static func rowsGoWhereTheirNamesWent(_ scenario: UpdateScenario, _ map: Map) -> Bool {
        for row in scenario.before.rows {
            guard map.newIndexPath(forOld: row.path) == scenario.after.path(ofRow: row.name) else { return false }
        }
        for row in scenario.after.rows {
            guard map.oldIndexPath(forNew: row.path) == scenario.before.path(ofRow: row.name) else { return false }
        }
        return true
    }

    static func editsTurnTheOldTableIntoTheNew(_ scenario: UpdateScenario, _ map: Map) -> Bool {
        var table = scenario.before
        table.apply(map.edits)
        return table == scenario.after.forgetting(notIn: scenario.before)
    }

    static func listsOfRowsNameWhatHappenedToEach(_ scenario: UpdateScenario, _ map: Map) -> Bool {
        func old(_ name: Int) -> IndexPath { scenario.before.path(ofRow: name)! }
        func new(_ name: Int) -> IndexPath { scenario.after.path(ofRow: name)! }
        func changes(_ fates: [Int: Int], _ place: (Int) -> IndexPath) -> [Map.RowChange] {
            let changes = fates.map { fate in Map.RowChange(indexPath: place(fate.key), animation: fate.value) }
            return changes.sorted { $0.indexPath < $1.indexPath }
        }
        func moves(_ names: Set<Int>) -> [Map.RowMove] {
            let moves = names.map { name in Map.RowMove(old: old(name), new: new(name)) }
            return moves.sorted { $0.old < $1.old }
        }
        let reloads = scenario.reloadedRows.map { fate in
            Map.RowReload(old: old(fate.key), new: new(fate.key), animation: fate.value)
        }
        guard map.deletedRows == changes(scenario.deletedRows, old) else { return false }
        guard map.insertedRows == changes(scenario.insertedRows, new) else { return false }
        guard map.reloadedRows == reloads.sorted(by: { $0.old < $1.old }) else { return false }
        guard map.movedRows == moves(scenario.movedRows) else { return false }
        return map.reconfiguredRows == moves(scenario.reconfiguredRows)
    }

    static func listsOfSectionsNameWhatHappenedToEach(_ scenario: UpdateScenario, _ map: Map) -> Bool {
        func changes(_ fates: [Int: Int], in table: TableModel) -> [Map.SectionChange] {
            let changes = fates.map { name, animation in
                let section = table.index(ofSection: name)!
                let rows = table.sections[section].rows.count
                return Map.SectionChange(section: section, numberOfRows: rows, animation: animation)
            }
            return changes.sorted { $0.section < $1.section }
        }
        let reloads = scenario.reloadedSections.map { name, animation in
            let old = scenario.before.index(ofSection: name)!
            let new = scenario.after.index(ofSection: name)!
            return Map.SectionReload(
                old: old,
                new: new,
                oldNumberOfRows: scenario.before.sections[old].rows.count,
                newNumberOfRows: scenario.after.sections[new].rows.count,
                animation: animation
            )
        }
        let moves = scenario.movedSections.map { name in
            let old = scenario.before.index(ofSection: name)!
            return Map.SectionMove(old: old, new: scenario.after.index(ofSection: name)!)
        }
        guard map.deletedSections == changes(scenario.deletedSections, in: scenario.before) else { return false }
        guard map.insertedSections == changes(scenario.insertedSections, in: scenario.after) else { return false }
        guard map.reloadedSections == reloads.sorted(by: { $0.old < $1.old }) else { return false }
        return map.movedSections == moves.sorted { $0.old < $1.old }
    }

    static func orderOfCallsMeansNothing(_ scenario: UpdateScenario, _ map: Map) -> Bool {
        var reversed = TableUpdate<Int>()
        for request in scenario.update.requests.reversed() { reversed.append(request) }
        return (try? reversed.resolved(before: scenario.before.counts, after: scenario.after.counts)) == map
    }
}
