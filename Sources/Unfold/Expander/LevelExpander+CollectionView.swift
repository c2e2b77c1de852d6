import UIKit

/// Expanders of collection views.
extension LevelExpander {
    /// The collection view, or `nil` for the expander of a table view. The expander has a weak reference to it.
    ///
    /// ```swift
    /// expander.collectionView?.reloadData()
    /// ```
    public var collectionView: UICollectionView? { places.container as? UICollectionView }

    /// Creates an expander for the items of a collection view, with all items folded.
    ///
    /// The items size themselves: those of a list, those whose layout has estimated heights, and those of a flow layout
    /// with `automaticSize`. What the documentation says about rows holds for items.
    ///
    /// ```swift
    /// let expander = LevelExpander<Int, RowLevel>(collectionView, policy: .accordion) { $0.item }
    /// ```
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. The expander doesn't retain it. It may already be in use.
    ///   - policy: The policy that limits the number of open items. The default allows any number.
    ///   - scope: The items to which the policy applies together. By default, these are all items.
    ///   - id: A closure that returns the identifier of the item at an index path of the data source, or `nil` for an
    ///     item that never unfolds.
    public convenience init(
        _ collectionView: UICollectionView,
        policy: ExpansionPolicy = .independent,
        scope: ExpansionScope<ID> = .table,
        id: @escaping @MainActor (IndexPath) -> ID?
    ) {
        self.init(in: collectionView, policy, scope, id: id)
    }

    /// Creates an expander for the items of a collection view with a diffable data source.
    ///
    /// The identifiers are those of the items.
    ///
    /// ```swift
    /// let expander = LevelExpander<Note.ID, RowLevel>(diffable: collectionView)
    /// ```
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. The expander doesn't retain it, and asks its data source when it needs
    ///     to. As long as the data source isn't a diffable one, no item has an identifier. It is a programming error if
    ///     its items neither are identifiers of the expander nor have one as their `id`, unless they are `AnyHashable`.
    ///   - policy: The policy that limits the number of open items. The default allows any number.
    ///   - scope: The items to which the policy applies together. By default, these are all items.
    public convenience init(
        diffable collectionView: UICollectionView,
        policy: ExpansionPolicy = .independent,
        scope: ExpansionScope<ID> = .table
    ) {
        self.init(diffableIn: collectionView, policy, scope)
    }

    /// Creates an expander for the items of a collection view with a diffable data source whose items have
    /// identifiers.
    ///
    /// ```swift
    /// let expander = LevelExpander<Note.ID, RowLevel>(diffable: collectionView) { (note: Note) in note.id }
    /// ```
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. The expander doesn't retain it, and asks its data source when it needs
    ///     to.
    ///   - policy: The policy that limits the number of open items. The default allows any number.
    ///   - scope: The items to which the policy applies together. By default, these are all items.
    ///   - id: A closure that returns the identifier of an item, or `nil` for an item that never unfolds.
    public convenience init<Item: Hashable>(
        diffable collectionView: UICollectionView,
        policy: ExpansionPolicy = .independent,
        scope: ExpansionScope<ID> = .table,
        id: @escaping @MainActor (Item) -> ID?
    ) {
        self.init(diffableIn: collectionView, policy, scope, id: id)
    }

    /// Creates an expander for items whose text unfolds, without a cell class.
    ///
    /// A folded item shows the first lines of a label's text, an open item all of it. An item whose text fits into
    /// these lines has nothing to unfold.
    ///
    /// ```swift
    /// let expander = LevelExpander<Int, RowLevel>(collectionView, lines: 2, of: label) { $0.item }
    /// ```
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. The expander doesn't retain it.
    ///   - policy: The policy that limits the number of open items. The default allows any number.
    ///   - scope: The items to which the policy applies together. By default, these are all items.
    ///   - lines: The number of lines that a folded item shows.
    ///   - label: A closure that returns the label of a cell, or `nil` for a cell without one.
    ///   - id: A closure that returns the identifier of the item at an index path, or `nil` for an item that never
    ///     unfolds.
    public convenience init(
        _ collectionView: UICollectionView,
        policy: ExpansionPolicy = .independent,
        scope: ExpansionScope<ID> = .table,
        lines: Int,
        of label: @escaping @MainActor (UICollectionViewCell) -> UILabel?,
        id: @escaping @MainActor (IndexPath) -> ID?
    ) {
        self.init(in: collectionView, policy, scope, id: id)
        presenter.appearance = CellAppearance(lines: lines, of: label)
    }

    /// Configures a cell of a collection view for the level of its item.
    ///
    /// Call this method in a cell registration, or in `collectionView(_:cellForItemAt:)`, after you set the cell's
    /// content. Call it for every item, including items that never unfold.
    ///
    /// The arrow of a list cell is one of its accessories. A list cell that has accessories already gets no arrow at
    /// the trailing edge, and a cell of another class never does.
    ///
    /// ```swift
    /// let notes = UICollectionView.CellRegistration<NoteItem, Note> { [unowned self] cell, indexPath, note in
    ///     cell.message.text = note.text
    ///     expander.configure(cell, at: indexPath)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - cell: The cell to configure.
    ///   - indexPath: The index path of the item that the cell is for.
    public func configure(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        configure(row: cell, at: indexPath)
    }
}

/// Expanders of views with a diffable data source, whatever the view.
extension LevelExpander {
    convenience init(
        diffableIn container: any RowContainer,
        _ policy: ExpansionPolicy,
        _ scope: ExpansionScope<ID>
    ) {
        let source = { [weak container] in container?.rowSource as? any IdentifyingSource }
        self.init(in: container, policy, scope) { source()?.outlineID(at: $0) }
        locate = { source()?.outlineIndexPath(of: $0) }
    }

    convenience init<Item: Hashable>(
        diffableIn container: any RowContainer,
        _ policy: ExpansionPolicy,
        _ scope: ExpansionScope<ID>,
        id: @escaping @MainActor (Item) -> ID?
    ) {
        let source = { [weak container] in container?.rowSource as? any IdentifyingSource }
        self.init(in: container, policy, scope) { path in
            source()?.outlineItem(at: path, as: Item.self).flatMap(id)
        }
    }
}
