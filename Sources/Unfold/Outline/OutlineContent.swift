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
    var tree: ExpansionTree<ID> { didSet { isTreeShown = false } }
    let roots: ExpansionRoots
    /// The sections that show the rows.
    var place = OutlinePlace.all
    /// The section that shows the rows, if they are in one section of a collection view.
    var section: SectionRows<ID>?
    /// The groups of the placeholders, by the placeholders.
    var placeholders: [ID: ID] = [:]
    /// The visible groups that are open and not loaded.
    var loadingGroups: Set<ID> = []
    /// The groups whose rows may be others although their level is the same, because a load has ended or begun.
    var didLoad: Set<ID> = []
    /// Whether the rows of the last update are those of the tree, but for the groups that have loaded.
    private(set) var isTreeShown = false
    /// The sections and rows of the last update, unless they are those of a section of a collection view.
    private var updated: OutlineLayout<ID>
    /// The data source that has been given the last update and may not show it yet.
    private weak var late: (any OutlineSource)?
    /// The index paths of the latest rows, computed when they are needed.
    private var places: [ID: IndexPath]?

    init(_ tree: ExpansionTree<ID>, _ roots: ExpansionRoots) {
        (self.tree, self.roots) = (tree, roots)
        updated = OutlineLayout(tree, roots, isOpen: { _ in false }, placeholder: { _ in nil })
    }

    /// The sections and rows of the last update. In a section of a collection view they are collected, which costs
    /// O(*n*).
    var latest: OutlineLayout<ID> {
        section?.given().map { OutlineLayout(sections: [.init(header: nil, rows: $0)]) } ?? updated
    }

    /// The sections and rows that the table has.
    ///
    /// A diffable data source that gets a snapshot while its table lays out rows shows it right afterwards. Until then
    /// the table asks for cells of the rows before.
    ///
    /// - Complexity: O(*n*) for the first call after an update of such a data source, where *n* is the number of rows.
    var shown: OutlineLayout<ID> {
        if let section, section.isLate() { return section.source.outlineLayout(hasHeaders: false) }
        guard let source = late else { return latest }
        let shown: OutlineLayout<ID> = source.outlineLayout(hasHeaders: roots == .sections)
        if shown == latest { late = nil }
        return shown
    }

    /// Whether the table still has the rows before the last update, because it lays them out.
    var isLate: Bool { section?.isLate() ?? (shown != latest) }

    /// The number of sections that the table has.
    var sectionCount: Int { section == nil ? shown.sections.count : 1 }

    /// Returns the number of rows that a section of the table has.
    func rowCount(inSection index: Int) -> Int { section?.count() ?? shown.sections[index].rows.count }

    /// Notes that a table shows a layout.
    func show(_ layout: OutlineLayout<ID>) {
        (updated, late, places) = (layout, nil, nil)
        didLoad = []
    }

    /// Applies a layout to a diffable data source.
    func show(_ layout: OutlineLayout<ID>, in source: any OutlineSource) {
        (updated, late, places) = (layout, section == nil ? source : nil, nil)
        source.show(layout)
        (isTreeShown, didLoad) = (true, [])
    }

    /// Compares all rows in the next update, because the client has removed levels.
    func compareAllRows() { isTreeShown = false }

    /// Takes the children of a group that were loaded. Returns whether the group was waiting for them.
    func take(_ children: ExpansionTree<ID>, of id: ID) -> Bool {
        let isShown = isTreeShown
        guard !tree.isLoaded(id), tree.setChildren(children, of: id) else { return false }
        didLoad.insert(id)
        isTreeShown = isShown
        return true
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
        section?.source ?? container.rowSource as? any OutlineSource
    }

    /// Returns the row at an index path, or `nil` if there is none.
    func id(at indexPath: IndexPath) -> ID? {
        if let source = late ?? section?.source { return source.outlineID(at: indexPath) }
        let shown = latest
        guard indexPath.count == 2, let first = firstSection,
            shown.sections.indices.contains(indexPath.section - first)
        else { return nil }
        let rows = shown.sections[indexPath.section - first].rows
        return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
    }

    /// Returns the index path of a row, or `nil` if the table doesn't have it.
    ///
    /// - Complexity: O(*n*) for the first call after a change, where *n* is the number of rows. In a section of a
    ///   collection view what the data source takes.
    func indexPath(of id: ID) -> IndexPath? {
        if let source = late ?? section?.source { return source.outlineIndexPath(of: id) }
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
