import CSwiftRuntime
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

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    /// The snapshot that the table shows.
    private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The snapshots that were submitted, from whatever thread, and that the table doesn't all show yet.
    private nonisolated let submissions = SnapshotSubmissions<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source without rows and makes it the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
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
        submissions.latest
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
        // The closure is called on the main thread, once.
        nonisolated(unsafe) let completion = completion
        submit(snapshot, for: "apply(_:animatingDifferences:completion:)", comparing: true) {
            source,
            table,
            submission in
            let update = { source.animate(table, to: submission) { completion?() } }
            if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
        } otherwise: {
            completion?()
        }
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
        // The closure is called on the main thread, once.
        nonisolated(unsafe) let completion = completion
        submit(snapshot, for: "applySnapshotUsingReloadData(_:completion:)", comparing: false) {
            source,
            table,
            submission in
            source.shown.note(submission)
            table.reloadData()
            completion?()
        } otherwise: {
            completion?()
        }
    }

    /// Shows a snapshot by reloading all cells.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    // MARK: Submissions

    private typealias Submission = SnapshotSubmissions<SectionIdentifierType, ItemIdentifierType>.Submission
    private typealias Show = @MainActor @Sendable (UITableViewDiffableDataSource, UITableView, Submission) -> Void

    private nonisolated func submit(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        for function: StaticString,
        comparing: Bool,
        by show: @escaping Show,
        otherwise completion: @escaping @MainActor @Sendable () -> Void
    ) {
        if unfold_is_main_thread() {
            MainActor.assumeIsolated {
                let api = "UITableViewDiffableDataSource.\(function)"
                take(submissions.submitOnMain(snapshot, for: api, view: tableView), by: show, otherwise: completion)
            }
        } else {
            submissions.submitElsewhere(snapshot, comparing: comparing) { submission in
                DispatchQueue.main.async { self.take(submission, by: show, otherwise: completion) }
            }
        }
    }

    private func take(
        _ submission: Submission,
        by show: @escaping Show,
        otherwise completion: @escaping @MainActor @Sendable () -> Void
    ) {
        guard let tableView, tableView.dataSource === self else {
            // The table has another data source, so there are no rows to update.
            shown.note(submission)
            submissions.finish(submission)
            completion()
            return
        }
        tableView.whenRowsAreInPlace {
            show(self, tableView, submission)
            self.submissions.finish(submission)
        }
    }

    private func animate(_ table: UITableView, to submission: Submission, _ completion: @escaping @MainActor () -> Void)
    {
        let difference = shown.difference(to: submission)
        table.performBatchUpdates {
            self.shown.note(submission)
            table.updates.note("UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)")
            table.update { $0.request(difference, with: self.defaultRowAnimation) }
        } completion: { _ in
            completion()
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
