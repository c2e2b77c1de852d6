import Foundation

extension UICollectionView {
    /// A class or a nib of cells, and a closure that configures a cell for an item.
    ///
    /// A registration is created once and used for all cells: one that is created while the data source is asked for a
    /// cell is a programmer error.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let nib: UINib?
        let identity = RegistrationIdentity()

        /// Creates a registration of cells of the class.
        public init(handler: @escaping Handler) {
            self.handler = handler
            nib = nil
        }

        /// Creates a registration of the cell in a nib.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            nib = cellNib
        }
    }

    /// Returns a reusable cell or a new one, configured for an item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        registration.identity.requireReuse(
            "cell",
            provider: """
                -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider
                """,
            in: "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)"
        )
        let identifier = registration.identity.identifier
        if !pool.hasSource(for: .cell, identifier) {
            pool.register(registration.nib.map(ReusableViewSource.nib) ?? .type(Cell.self), for: .cell, identifier)
        }
        let dequeued = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        let cell = required(dequeued, Cell.self, "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)")
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
