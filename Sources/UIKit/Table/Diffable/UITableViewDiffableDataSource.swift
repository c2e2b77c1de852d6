import Failures
import Foundation

/// Gives a table the rows of a snapshot, and moves it to those of the next one.
///
/// ```swift
/// dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, id in
///     let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
///     cell.textLabel?.text = comments[id]?.text
///     return cell
/// }
/// dataSource.apply(snapshot)
/// ```
///
/// The table does not retain its data source. Rows that stay keep their cells; as few as possible move. To apply a
/// snapshot costs a comparison for each item, and more only for those that are elsewhere than before.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Makes or reuses the cell of a row, and sets it up. It must not return `nil`.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// How rows and sections come, go and are reloaded. `.automatic` at first.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    /// What the table shows.
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// What it will show when those snapshots are applied that wait for it.
    private var latest = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Becomes the data source of a table, with no rows at first.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// The snapshot that was applied last, with nothing to reload.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        latest
    }

    /// Shows a snapshot, as one motion from what is shown.
    ///
    /// Heights are asked for again, so that to apply what is shown already animates changes of heights. Where the table
    /// is busy laying out rows or inside a block of updates, the snapshot is shown right after.
    ///
    /// - Parameters:
    ///   - animatingDifferences: whether there is a motion. Rows that stay keep their cells without one, too.
    ///   - completion: called when the motion is over.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot, completion) { table, finish in
            let difference = SnapshotComparison.difference(from: self.shown.content, to: snapshot)
            let update = {
                table.performBatchUpdates {
                    self.shown.content = snapshot.content
                    table.update { $0.request(difference, with: self.defaultRowAnimation) }
                } completion: { _ in
                    finish?()
                }
            }
            if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
        }
    }

    /// Shows a snapshot, as one motion from what is shown, and returns when the motion is over.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by asking for every cell anew, without looking for differences and without motion.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot, completion) { table, finish in
            self.shown.content = snapshot.content
            table.reloadData()
            finish?()
        }
    }

    /// Shows a snapshot by asking for every cell anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ completion: (() -> Void)?,
        by update: @escaping (UITableView, (() -> Void)?) -> Void
    ) {
        latest.content = snapshot.content
        guard let tableView, tableView.dataSource === self else {
            // Nobody asks for these rows at the moment.
            shown = latest
            completion?()
            return
        }
        tableView.whenRowsAreInPlace { update(tableView, completion) }
    }

    // MARK: Places

    /// The item of a row; `nil` if there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, (0..<shown.numberOfSections).contains(indexPath.section) else { return nil }
        let items = shown.content.items(inSection: indexPath.section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// The row of an item; `nil` if it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.content.place(of: itemIdentifier).map { IndexPath(row: $0.row, section: $0.section) }
    }

    /// The section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = shown.content.sections.keys
        return sections.indices.contains(index) ? sections[index] : nil
    }

    /// The index of a section; `nil` if it is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shown.content.index(ofSection: sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int {
        shown.numberOfSections
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.content.items(inSection: section).count
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            programmerError(
                "no item is shown at index path \(indexPath)",
                in: "UITableViewDiffableDataSource.tableView(_:cellForRowAt:)"
            )
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            programmerError(
                """
                UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item \
                identifier \(item), which is not allowed. You must always return a cell to the table view
                """,
                in: "UITableViewDiffableDataSource.tableView(_:cellForRowAt:)"
            )
        }
        return cell
    }

    /// None unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
