import Foundation

@testable import UIKit

/// A table as plain arrays of unique names. The effect of an update is determined by looking up names.
struct TableModel: Equatable {
    struct Section: Equatable {
        var name: Int
        var rows: [Int]
    }

    var sections: [Section] = []

    var counts: SectionCounts { SectionCounts(sections.map(\.rows.count)) }

    /// All rows with their index paths.
    var rows: [(path: IndexPath, name: Int)] {
        sections.indices.flatMap { section in
            sections[section].rows.indices.map { ([section, $0], sections[section].rows[$0]) }
        }
    }

    func path(ofRow name: Int) -> IndexPath? {
        for (section, rows) in sections.map(\.rows).enumerated() {
            if let row = rows.firstIndex(of: name) { return [section, row] }
        }
        return nil
    }

    func index(ofSection name: Int) -> Int? {
        sections.firstIndex { $0.name == name }
    }

    /// Applies the edits to the arrays. Inserted elements have the name -1.
    mutating func apply(_ edits: [TableEdit]) {
        var liftedRows: [Int: Int] = [:]
        var liftedSections: [Int: Section] = [:]
        for edit in edits {
            switch edit {
            case .removeRows(let range, let section):
                sections[section].rows.removeSubrange(range)
            case .liftRow(let row, let section, let move):
                liftedRows[move] = sections[section].rows.remove(at: row)
            case .removeSections(let range):
                sections.removeSubrange(range)
            case .liftSection(let section, let move):
                liftedSections[move] = sections.remove(at: section)
            case .insertSection(let section, let numberOfRows):
                sections.insert(Section(name: -1, rows: Array(repeating: -1, count: numberOfRows)), at: section)
            case .dropSection(let section, let move):
                sections.insert(liftedSections.removeValue(forKey: move)!, at: section)
            case .replaceRows(let section, let numberOfRows):
                sections[section].rows = Array(repeating: -1, count: numberOfRows)
            case .insertRows(let range, let section):
                sections[section].rows.insert(contentsOf: range.map { _ in -1 }, at: range.lowerBound)
            case .dropRow(let row, let section, let move):
                sections[section].rows.insert(liftedRows.removeValue(forKey: move)!, at: row)
            }
        }
        precondition(liftedRows.isEmpty && liftedSections.isEmpty, "something was lifted and never dropped")
    }

    /// Returns the same table with the name -1 for every element that `earlier` doesn't contain.
    func forgetting(notIn earlier: TableModel) -> TableModel {
        let rowNames = Set(earlier.rows.map(\.name))
        let sectionNames = Set(earlier.sections.map(\.name))
        return TableModel(
            sections: sections.map { section in
                Section(
                    name: sectionNames.contains(section.name) ? section.name : -1,
                    rows: section.rows.map { rowNames.contains($0) ? $0 : -1 }
                )
            }
        )
    }
}
