import UIKit

extension ExpansionOutline where ID: Sendable {
    /// Creates an outline and its expander for a section of a collection view, with all groups folded.
    ///
    /// The data source of the collection view is a `UICollectionViewDiffableDataSource`, whose items are the
    /// identifiers. The outline applies the section snapshots. Other sections belong to the app. A cell that has the
    /// accessory `.outlineDisclosure()` toggles its group, and shows whether the group is open.
    ///
    /// Opening and folding groups costs the rows that come and go, whatever the number of items in the section.
    ///
    /// ```swift
    /// let tree = ExpansionTree(topics, children: \.topics)
    /// let outline = ExpansionOutline(collectionView, section: "topics", tree)
    /// ```
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. It isn't retained. It is a programming error if it has a data source of
    ///     another type when the outline changes.
    ///   - section: The identifier of the section. If the data source doesn't have it, it is added at the end.
    ///   - tree: The tree. By default, it is empty, until you call ``setTree(_:animated:)``.
    ///   - policy: The policy that limits the number of open rows in each group. The default allows any number.
    public convenience init<Section: Hashable & Sendable>(
        _ collectionView: UICollectionView,
        section: Section,
        _ tree: ExpansionTree<ID> = ExpansionTree(),
        policy: ExpansionPolicy = .independent
    ) {
        self.init(in: collectionView, tree, .rows, policy)
        let source = SectionSource(collectionView, section, of: self)
        content.section = source.rows
        content.place = .section { [weak source] in source?.index }
    }
}

extension ExpansionOutline {
    /// Configures a cell of a collection view for the depth and the level of its row.
    ///
    /// Call this method in a cell registration after you set the cell's content, in place of the expander's method,
    /// which does the same for an outline.
    ///
    /// ```swift
    /// let topics = UICollectionView.CellRegistration<UICollectionViewListCell, Topic.ID> { cell, indexPath, id in
    ///     var content = cell.defaultContentConfiguration()
    ///     content.text = id
    ///     cell.contentConfiguration = content
    ///     cell.accessories = outline.tree.isGroup(id) ? [.outlineDisclosure()] : []
    ///     outline.configure(cell, at: indexPath)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - cell: The cell to configure.
    ///   - indexPath: The index path of the row that the cell is for.
    public func configure(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        expander.configure(row: cell, at: indexPath)
    }
}
