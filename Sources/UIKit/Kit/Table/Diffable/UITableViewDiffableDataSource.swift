import Failures
import Foundation

/// A data source that provides a table with the rows of a snapshot, and animates from one snapshot to the next.
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
/// The table does not retain its data source. Rows that stay keep their cells, and as few as possible move. Applying
/// a snapshot costs a comparison for each item, and more only for items whose position changed.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Creates or dequeues the cell of a row and configures it. It must not return `nil`.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// The animation with which rows and sections are inserted, deleted and reloaded. The default is `.automatic`.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private let cellProvider: CellProvider
    /// The way of the snapshots to the table.
    private let delivery: SnapshotDelivery<UITableView, SectionIdentifierType, ItemIdentifierType>
    private var shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType> { delivery.shown }

    /// Creates a data source without rows and makes it the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        delivery = SnapshotDelivery(to: tableView)
        super.init()
        tableView.dataSource = self
    }

    /// Returns a text with the numbers of sections and items of the snapshot that the table shows. Its form is
    /// unverified.
    open func description() -> String {
        let (sections, items) = (shown.numberOfSections, shown.content.numberOfItems)
        return "<\(type(of: self)): sections = \(sections), items = \(items)>"
    }

    // MARK: Snapshots

    /// Returns the snapshot that was applied last, without its reload requests. It may be called on any thread.
    open nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        delivery.latest
    }

    /// Animates the table from the snapshot that it shows to another one, as one motion.
    ///
    /// Heights are requested again, so applying the current snapshot animates changes of heights. If the table is
    /// laying out rows or is inside a block of updates, the snapshot is shown right afterwards.
    ///
    /// The method may be called on one background queue instead of the main queue. The snapshots are then compared on
    /// that queue, and shown on the main queue in the order of the calls. Calling it on the main queue while such a
    /// snapshot is not shown yet is a programmer error.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether the change is animated. Rows that stay keep their cells in either case.
    ///   - completion: A closure that is called on the main queue when the motion is over.
    open nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        delivery.apply(
            snapshot,
            of: self,
            in: "UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)",
            isAnimated: animatingDifferences,
            with: { self.defaultRowAnimation },
            completion: completion
        )
    }

    /// Animates the table to a snapshot as one motion, and returns when the motion is over.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by reloading all cells, without comparing snapshots and without animation.
    ///
    /// It may be called on one background queue, as ``apply(_:animatingDifferences:completion:)``.
    open nonisolated func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        delivery.reload(
            snapshot,
            of: self,
            in: "UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)",
            completion: completion
        )
    }

    /// Shows a snapshot by reloading all cells.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    // MARK: Identifiers and index paths

    /// Returns the item of a row; `nil` if there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        shown.item(at: indexPath)
    }

    /// Returns the row of an item; `nil` if the item is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.indexPath(of: itemIdentifier)
    }

    /// Returns the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.section(at: index)
    }

    /// Returns the index of a section; `nil` if the section is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shown.index(of: sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int {
        shown.numberOfSections
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        programmerError(
            unless: section >= 0 && section < shown.numberOfSections,
            "Requested the number of rows for section (\(section)) which is out of bounds.",
            in: "UITableViewDiffableDataSource.tableView(_:numberOfRowsInSection:)"
        )
        return shown.content.items(inSection: section).count
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

    /// Returns `nil` by default.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns `nil` by default.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns `nil` by default.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the number of the title by default.
    open func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int {
        index
    }

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing by default.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// Returns `false` by default. A subclass whose rows can be edited or swiped overrides it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns `false` by default.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
}

extension UITableView: SnapshotView {
    var rowSource: AnyObject? { dataSource }
}
