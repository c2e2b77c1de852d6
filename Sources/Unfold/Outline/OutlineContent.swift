import Foundation

/// The sections of an outline in the view that shows it.
@MainActor
enum OutlinePlace {
    /// All sections.
    case all
    /// One section, whose index the closure returns, or `nil` while the view doesn't have it.
    case section(() -> Int?)
}

/// The tree of an outline and the rows that its table shows.
@MainActor
final class OutlineContent<ID: Hashable> {
    var tree: ExpansionTree<ID>
    let roots: ExpansionRoots
    /// The sections that show the rows.
    var place = OutlinePlace.all
    /// The source of the section that shows the rows, if they are in one section of a collection view.
    var sectionSource: (any OutlineSource)?
    /// The groups of the placeholders, by the placeholders.
    var placeholders: [ID: ID] = [:]
    /// The sections and rows of the last update.
    private(set) var latest: OutlineLayout<ID>
    /// The data source that has been given the last update and may not show it yet.
    private weak var late: (any OutlineSource)?
    /// The index paths of the latest rows, computed when they are needed.
    private var places: [ID: IndexPath]?

    init(_ tree: ExpansionTree<ID>, _ roots: ExpansionRoots) {
        (self.tree, self.roots) = (tree, roots)
        latest = OutlineLayout(tree, roots, isOpen: { _ in false }, placeholder: { _ in nil })
    }

    /// The sections and rows that the table has.
    ///
    /// A diffable data source that gets a snapshot while its table lays out rows shows it right afterwards. Until then
    /// the table asks for cells of the rows before.
    ///
    /// - Complexity: O(*n*) for the first call after an update of such a data source, where *n* is the number of rows.
    var shown: OutlineLayout<ID> {
        guard let source = late else { return latest }
        let shown: OutlineLayout<ID> = source.outlineLayout(hasHeaders: roots == .sections)
        if shown == latest { late = nil }
        return shown
    }

    /// Whether the table still has the rows before the last update, because it lays them out.
    var isLate: Bool { shown != latest }

    /// Notes that a table shows a layout.
    func show(_ layout: OutlineLayout<ID>) {
        (latest, late, places) = (layout, nil, nil)
    }

    /// Applies a layout to a diffable data source.
    func show(_ layout: OutlineLayout<ID>, in source: any OutlineSource) {
        (latest, late, places) = (layout, source, nil)
        source.show(layout)
    }

    /// The index of the first section of the outline, or `nil` if the view doesn't have it.
    var firstSection: Int? {
        switch place {
        case .all: 0
        case .section(let section): section()
        }
    }

    /// Returns the source that shows the rows by snapshots, or `nil` if the client is the data source.
    func source(in container: any RowContainer) -> (any OutlineSource)? {
        sectionSource ?? container.rowSource as? any OutlineSource
    }

    /// Returns the row at an index path, or `nil` if there is none.
    func id(at indexPath: IndexPath) -> ID? {
        if let late { return late.outlineID(at: indexPath) }
        let shown = latest
        guard indexPath.count == 2, let first = firstSection,
            shown.sections.indices.contains(indexPath.section - first)
        else { return nil }
        let rows = shown.sections[indexPath.section - first].rows
        return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
    }

    /// Returns the index path of a row, or `nil` if the table doesn't have it.
    ///
    /// - Complexity: O(*n*) for the first call after a change, where *n* is the number of rows.
    func indexPath(of id: ID) -> IndexPath? {
        if let late { return late.outlineIndexPath(of: id) }
        if places == nil {
            var found: [ID: IndexPath] = [:]
            for (section, content) in latest.sections.enumerated() {
                for (row, id) in content.rows.enumerated() { found[id] = IndexPath(row: row, section: section) }
            }
            places = found
        }
        guard let path = places?[id], let first = firstSection else { return nil }
        return first == 0 ? path : IndexPath(row: path.row, section: path.section + first)
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
