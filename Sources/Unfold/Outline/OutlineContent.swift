import Foundation

/// The tree of an outline and the rows that its table shows.
@MainActor
final class OutlineContent<ID: Hashable & Sendable> {
    var tree: ExpansionTree<ID>
    let roots: ExpansionRoots
    /// The groups of the placeholders, by the placeholders.
    var placeholders: [ID: ID] = [:]
    /// The sections and rows that the table has.
    private(set) var shown: OutlineLayout<ID>
    /// The index paths of the rows, computed when they are needed.
    private var places: [ID: IndexPath]?

    init(_ tree: ExpansionTree<ID>, _ roots: ExpansionRoots) {
        (self.tree, self.roots) = (tree, roots)
        shown = OutlineLayout(tree, roots, isOpen: { _ in false }, placeholder: { _ in nil })
    }

    func show(_ layout: OutlineLayout<ID>) {
        shown = layout
        places = nil
    }

    /// Returns the row at an index path, or `nil` if there is none.
    func id(at indexPath: IndexPath) -> ID? {
        guard indexPath.count == 2, shown.sections.indices.contains(indexPath.section) else { return nil }
        let rows = shown.sections[indexPath.section].rows
        return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
    }

    /// Returns the index path of a row, or `nil` if the table doesn't have it.
    ///
    /// - Complexity: O(*n*) for the first call after a change, where *n* is the number of rows.
    func indexPath(of id: ID) -> IndexPath? {
        if places == nil {
            var found: [ID: IndexPath] = [:]
            for (section, content) in shown.sections.enumerated() {
                for (row, id) in content.rows.enumerated() { found[id] = IndexPath(row: row, section: section) }
            }
            places = found
        }
        return places?[id]
    }

    /// Returns the group that shows a row while it loads.
    func groupOfPlaceholder(_ id: ID) -> ID? { placeholders[id] }

    /// Returns the section that a group folds by its header.
    func section(ofHeader id: ID) -> Int? {
        roots == .sections ? shown.sections.firstIndex { $0.header == id } : nil
    }

    /// Returns the nearest group around a node that the table shows, as a row or as a header.
    func survivor(of id: ID) -> ID? {
        var next = tree.parent(of: id)
        while let group = next {
            if indexPath(of: group) != nil || section(ofHeader: group) != nil { return group }
            next = tree.parent(of: group)
        }
        return nil
    }
}
