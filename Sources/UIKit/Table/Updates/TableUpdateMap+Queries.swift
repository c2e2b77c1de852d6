import Foundation

// All of these cost O(log changes).
extension TableUpdateMap {
    /// Nil if the section was deleted, or never was. A reloaded section is still the same section.
    func newSection(forOld section: Int) -> Int? {
        guard (0..<numberOfSectionsBefore).contains(section) else { return nil }
        return movedSectionByOld[section] ?? sections.newIndex(forOld: section)
    }

    /// Nil if the section was inserted, or is not there.
    func oldSection(forNew section: Int) -> Int? {
        guard (0..<numberOfSectionsAfter).contains(section) else { return nil }
        return movedSectionByNew[section] ?? sections.oldIndex(forNew: section)
    }

    /// Nil if the row was deleted, alone or with its section, or its section was reloaded. A reloaded row is still the
    /// same row. The row must have been in the table: whether it was is checked for its section only.
    func newIndexPath(forOld indexPath: IndexPath) -> IndexPath? {
        guard let section = newSection(forOld: indexPath[0]), !replacedSections.contains(indexPath[0]) else {
            return nil
        }
        if let target = movedRowByOld[indexPath] { return target }
        guard let rows = rows[indexPath[0]] else { return [section, indexPath[1]] }
        return rows.newIndex(forOld: indexPath[1]).map { [section, $0] }
    }

    /// Nil if the row was inserted, alone or with its section, or its section was reloaded. The row must be in the
    /// table: whether it is is checked for its section only.
    func oldIndexPath(forNew indexPath: IndexPath) -> IndexPath? {
        guard let section = oldSection(forNew: indexPath[0]), !replacedSections.contains(section) else { return nil }
        if let source = movedRowByNew[indexPath] { return source }
        guard let rows = rows[section] else { return [section, indexPath[1]] }
        return rows.oldIndex(forNew: indexPath[1]).map { [section, $0] }
    }
}
