import Failures
import Foundation

/// A data source that provides a collection view with the items of a snapshot, and animates from one snapshot to the
/// next.
///
/// The collection view does not retain its data source. Items that stay keep their cells, and as few as possible move.
/// Applying a snapshot costs a comparison for each item, and more only for items whose position changed.
///
/// A section may have a snapshot of its own, which is an outline: items that contain others.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Dequeues the cell of an item and configures it. It must not return `nil`.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Dequeues a supplementary view of a kind and configures it. It must not return `nil`.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// The closure that provides supplementary views, such as headers. The default is `nil`, for a layout without them.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Closures that are called when the user shows or hides the items inside an item.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// The closures that are called when the user shows or hides the items inside an item of an outline.
    ///
    /// They aren't called when the client applies a snapshot.
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
        /// Returns whether the items inside an item may become visible. The default is `nil`: they may.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        /// Called before the items inside an item become visible. The default is `nil`.
        public var willExpandItem: ((ItemType) -> Void)?
        /// Returns whether the items inside an item may be hidden. The default is `nil`: they may.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        /// Called before the items inside an item are hidden. The default is `nil`.
        public var willCollapseItem: ((ItemType) -> Void)?
        /// Returns the items inside an item that is about to show them, for the present ones. The default is `nil`.
        public var snapshotForExpandingParent:
            (
                (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<
                    ItemType
                >
            )?

        /// Creates handlers that are all `nil`.
        public init() {}
    }

    /// Closures that are called when the user moves an item.
    open var reorderingHandlers = ReorderingHandlers()

    /// The closures that are called when the user moves an item.
    @preconcurrency @MainActor
    public struct ReorderingHandlers {
        /// Returns whether an item can be moved. The default is `nil`: none can.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called at the end of a movement, before the data source has the new order. The default is `nil`.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called at the end of a movement, when the data source has the new order. The client brings its own data into
        /// that order. The default is `nil`.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that are all `nil`.
        public init() {}
    }

    private let cellProvider: CellProvider
    /// The sections that have snapshots of their own.
    private nonisolated let outlines = SectionOutlines<SectionIdentifierType, ItemIdentifierType>()
    /// The way of the snapshots to the collection view.
    private let delivery: SnapshotDelivery<UICollectionView, SectionIdentifierType, ItemIdentifierType>
    private var shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType> { delivery.shown }

    /// Creates a data source without items and makes it the collection view's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        delivery = SnapshotDelivery(to: collectionView, animatesFirst: false)
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the snapshot that was applied last, without its reload requests. It may be called on any thread.
    open nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        delivery.latest
    }

    /// Animates the collection view from the snapshot that it shows to a new one, as one motion. The first
    /// snapshot is shown without animation.
    ///
    /// If the collection view is laying out items or is inside a block of updates, the snapshot is shown right
    /// afterwards.
    ///
    /// The method may be called on one background queue instead of the main queue. The snapshots are then compared on
    /// that queue, and shown on the main queue in the order of the calls. Calling it on the main queue while such a
    /// snapshot is not shown yet is a programmer error.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether the change is animated. Items that stay keep their cells in either case.
    ///   - completion: A closure that is called on the main queue when the motion is over.
    open nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        delivery.apply(
            outlines.adapt(to: snapshot),
            of: self,
            in: "UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)",
            isAnimated: animatingDifferences,
            with: { ByLayout() },
            completion: completion
        )
    }

    /// Animates the collection view to a snapshot as one motion, and returns when the motion is over.
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
            outlines.adapt(to: snapshot),
            of: self,
            in: "UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)",
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

    // MARK: Snapshots of sections

    /// Animates a section to a snapshot of its own, as one motion. A section that isn't there is added at the end.
    ///
    /// The section shows the visible items of the snapshot. A snapshot that is applied to the whole collection view
    /// afterwards keeps the levels of the items that stay. A snapshot that was changed from the one that the section
    /// shows costs what has changed, whatever the number of items.
    ///
    /// The method may be called on one background queue, as ``apply(_:animatingDifferences:completion:)``.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether the change is animated. Items that stay keep their cells in either case.
    ///   - completion: A closure that is called on the main queue when the motion is over.
    open nonisolated func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var outline = snapshot
        outline.tree.settle()
        outlines.set(outline, of: section)
        var whole = delivery.latest
        whole.content.setOutline(outline.tree, ofSection: section)
        delivery.apply(
            outlines.adapt(to: whole),
            of: self,
            in: "UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:)",
            isAnimated: animatingDifferences,
            with: { ByLayout() },
            completion: completion
        )
    }

    /// Animates a section to a snapshot of its own, and returns when the motion is over.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Returns the items of a section: the snapshot that was applied to it, or its items on one level. The snapshot is
    /// empty for a section that isn't there.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        let whole = delivery.latest
        if whole.indexOfSection(section) != nil { snapshot.append(whole.itemIdentifiers(inSection: section)) }
        return snapshot
    }

    // MARK: Identifiers and index paths

    /// Returns the item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

    /// Returns the index path of an item; `nil` if the item is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.indexPath(of: itemIdentifier) }

    /// Returns the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }

    /// Returns the index of a section; `nil` if the section is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.index(of: sectionIdentifier) }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        programmerError(
            unless: section >= 0 && section < shown.numberOfSections,
            "Requested the number of items for section (\(section)) which is out of bounds.",
            in: "UICollectionViewDiffableDataSource.collectionView(_:numberOfItemsInSection:)"
        )
        return shown.content.items(inSection: section).count
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            programmerError(
                "no item is shown at index path \(indexPath)",
                in: "UICollectionViewDiffableDataSource.collectionView(_:cellForItemAt:)"
            )
        }
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            programmerError(
                """
                UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item \
                identifier \(item), which is not allowed. You must always return a cell to the collection view
                """,
                in: "UICollectionViewDiffableDataSource.collectionView(_:cellForItemAt:)"
            )
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            programmerError(
                """
                UICollectionViewDiffableDataSource supplementary view provider is nil or returned nil for the element \
                kind '\(kind)' at index path \(indexPath)
                """,
                in: "UICollectionViewDiffableDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)"
            )
        }
        return view
    }

    /// Returns what the reordering handlers say; `false` without them.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let canReorder = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath) else {
            return false
        }
        return canReorder(item)
    }

    /// Moves an item with the items inside it, and calls the reordering handlers before and after that.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath),
            let reordering = ItemReordering(
                of: item,
                to: destinationIndexPath,
                in: delivery.latest,
                { [outlines] section in outlines[section].map { ($0, true) } ?? (self.snapshot(for: section), false) }
            )
        else { return }
        let transaction = reordering.transaction
        reorderingHandlers.willReorder?(transaction)
        for change in reordering.changes where change.isOutline {
            var outline = change.new
            outline.tree.settle()
            outlines.set(outline, of: change.section)
        }
        delivery.apply(
            outlines.adapt(to: reordering.new),
            of: self,
            in: "UICollectionViewDiffableDataSource.collectionView(_:moveItemAt:to:)",
            isAnimated: true,
            with: { ByLayout() },
            completion: nil
        )
        reorderingHandlers.didReorder?(transaction)
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath { [index] }
}

extension UICollectionViewDiffableDataSource: ItemMovingSource {
    var movesItems: Bool { true }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func outlineState(at indexPath: IndexPath) -> OutlineState? {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath[0]),
            let outline = outlines[section], outline.contains(item)
        else { return nil }
        return OutlineState(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
    }

    func toggleItem(at indexPath: IndexPath) {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath[0]),
            var outline = outlines[section], outline.contains(item)
        else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let provide = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: provide(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }
}

extension UICollectionView: SnapshotView {
    var rowSource: AnyObject? { dataSource }
}
