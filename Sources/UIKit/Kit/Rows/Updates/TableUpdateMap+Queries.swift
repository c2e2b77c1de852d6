import Foundation

// All of these queries cost O(log changes).
extension TableUpdateMap {
    /// Returns the new index of a section; `nil` if it was deleted or never existed. A reloaded section is still the
    /// same section.
    func newSection(forOld section: Int) -> Int? {
        guard (0..<numberOfSectionsBefore).contains(section) else { return nil }
        return movedSectionByOld[section] ?? sections.newIndex(forOld: section)
    }

    /// Returns the old index of a section; `nil` if it was inserted or doesn't exist.
    func oldSection(forNew section: Int) -> Int? {
        guard (0..<numberOfSectionsAfter).contains(section) else { return nil }
        return movedSectionByNew[section] ?? sections.oldIndex(forNew: section)
    }

    /// Returns the new index path of a row; `nil` if it was deleted, alone or with its section, or if its section was
    /// reloaded.
    ///
    /// A reloaded row is still the same row. The row must have been in the table; only its section is checked.
    func newIndexPath(forOld indexPath: IndexPath) -> IndexPath? {
        guard let section = newSection(forOld: indexPath[0]), !replacedSections.contains(indexPath[0]) else {
            return nil
        }
        if let target = movedRowByOld[indexPath] { return target }
        guard let rows = rows[indexPath[0]] else { return [section, indexPath[1]] }
        return rows.newIndex(forOld: indexPath[1]).map { [section, $0] }
    }

    /// Returns the old index path of a row; `nil` if it was inserted, alone or with its section, or if its section
    /// was reloaded.
    ///
    /// The row must be in the table; only its section is checked.
    func oldIndexPath(forNew indexPath: IndexPath) -> IndexPath? {
        guard let section = oldSection(forNew: indexPath[0]), !replacedSections.contains(section) else { return nil }
        if let source = movedRowByNew[indexPath] { return source }
        guard let rows = rows[section] else { return [section, indexPath[1]] }
        return rows.oldIndex(forNew: indexPath[1]).map { [section, $0] }
    }
}
