import UIKit

/// A collection view over plain data that records the calls of its delegate.
@MainActor
final class FuzzedCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private static let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]

    private(set) var data: TableData {
        didSet { for row in data.sections.flatMap(\.rows) { rows[row.id] = row } }
    }
    /// All rows that have been in the data, by their identifiers.
    private var rows: [Int: TableData.Row] = [:]
    /// The data source that animates from snapshot to snapshot; `nil` if there are blocks of updates.
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    private(set) var placing: CollectionPlacing
    let hasHeaders: Bool
    var spacing: CGFloat = 6 { didSet { flow?.minimumLineSpacing = spacing } }
    /// The spacing with which the layout was made. Columns keep it.
    private var madeSpacing: CGFloat
    let view: UICollectionView
    /// How often an item or a section was changed in place, by its identifier.
    private var versions: [Int: Int] = [:]
    /// How often everything was reloaded.
    private var reloads = 0
    /// The views that are displayed, as reported to the delegate.
    private(set) var displayed: [ObjectIdentifier: Int] = [:]
    /// The actions of the program for the next call of each kind.
    private var actions: [CollectionCallback: () -> Void] = [:]
    /// The first call of the delegate without a counterpart.
    private(set) var strayCall: String?

    init(
        _ data: TableData,
        _ placing: CollectionPlacing,
        hasHeaders: Bool,
        usesSnapshots: Bool = false,
        spacing: CGFloat = 6,
        frame: CGRect
    ) {
        self.data = data
        rows = Dictionary(uniqueKeysWithValues: data.sections.flatMap(\.rows).map { ($0.id, $0) })
        self.placing = placing
        self.hasHeaders = hasHeaders
        madeSpacing = spacing
        view = UICollectionView(frame: frame, collectionViewLayout: placing.makeLayout(spacing: spacing))
        super.init()
        view.register(FuzzedCollectionCell.self, forCellWithReuseIdentifier: "cell")
        for kind in Self.kinds {
            view.register(
                FuzzedSupplementaryView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "view"
            )
        }
        view.allowsMultipleSelection = true
        view.delegate = self
        if usesSnapshots { source = makeSource() } else { view.dataSource = self }
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            [unowned self] view, path, _ in
            collectionView(view, cellForItemAt: path)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { [unowned self] transaction in
            move(to: transaction.finalSnapshot)
        }
        source.supplementaryViewProvider = { [unowned self] view, kind, path in
            collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
        }
        source.apply(data.snapshot, animatingDifferences: false)
        return source
    }

    /// Returns a new collection view that shows the same.
    func fresh() -> FuzzedCollection {
        let copy = FuzzedCollection(data, placing, hasHeaders: hasHeaders, spacing: madeSpacing, frame: view.frame)
        copy.spacing = spacing
        (copy.versions, copy.reloads) = (versions, reloads)
        return copy
    }

    private var flow: UICollectionViewFlowLayout? { view.collectionViewLayout as? UICollectionViewFlowLayout }

    // MARK: Changes

    /// Makes edits in a block of updates, or with a snapshot.
    ///
    /// - Parameter edit: A closure that makes a batch of the data. It is called inside the block, because that may
    ///   begin with a layout pass in which the client changes the data, too.
    func update(_ edit: @escaping (TableData) -> TableBatch) {
        if let source {
            let batch = edit(data)
            take(batch)
            let animates = UIView.areAnimationsEnabled
            source.apply(batch.snapshot, animatingDifferences: animates) { [weak self] in self?.call(.completion) }
            return
        }
        view.performBatchUpdates { [self] in
            let batch = edit(data)
            take(batch)
            batch.apply(to: view)
        } completion: { [weak self] _ in
            self?.call(.completion)
        }
    }

    private func take(_ batch: TableBatch) {
        data = batch.data
        for id in batch.changedIDs { versions[id, default: 0] += 1 }
    }

    func reload() {
        reloads += 1
        if let source { source.applySnapshotUsingReloadData(data.snapshot) } else { view.reloadData() }
    }

    func change(to placing: CollectionPlacing, animated: Bool) {
        self.placing = placing
        let spacing = spacing
        let layout = placing.makeLayout(spacing: spacing)
        view.setCollectionViewLayout(layout, animated: animated)
        // A callback before the change may have changed it, too.
        if view.collectionViewLayout === layout { (self.placing, madeSpacing) = (placing, spacing) }
    }

    // MARK: Contents

    func contains(_ path: IndexPath) -> Bool {
        data.sections.indices.contains(path.section) && data.sections[path.section].rows.indices.contains(path.item)
    }

    /// Returns the height of an item. The layout of the client's own may ask for items that the data source doesn't
    /// have: while an update waits, and while a movement has its item in another section, which is larger by one then.
    func height(at path: IndexPath) -> CGFloat {
        guard source?.itemIdentifier(for: path) != nil || contains(path) else { return 20 }
        return CGFloat(row(at: path).height)
    }

    /// Returns the row that the data source has at an index path. It may lag behind the data with snapshots.
    private func row(at path: IndexPath) -> TableData.Row {
        source?.itemIdentifier(for: path).flatMap { rows[$0] } ?? data[path]
    }

    private func sectionID(at index: Int) -> Int {
        source?.sectionIdentifier(for: index) ?? data.sections[index].id
    }

    func content(at path: IndexPath) -> FuzzedCollectionCell.Content {
        .init(row: row(at: path), version: version(of: row(at: path).id))
    }

    func content(of kind: String, in section: Int) -> FuzzedSupplementaryView.Content {
        let id = sectionID(at: section)
        return .init(section: id, kind: kind, version: version(of: id))
    }

    private func version(of id: Int) -> Int { versions[id, default: 0] + reloads }

    // MARK: Callbacks

    /// Registers an action for the next call of a kind.
    func next(_ callback: CollectionCallback, _ action: @escaping () -> Void) {
        actions[callback] = action
    }

    /// Removes the actions for calls that didn't happen.
    func forgetActions() {
        actions = [:]
    }

    func call(_ callback: CollectionCallback) {
        actions.removeValue(forKey: callback)?()
    }

    private func begin(_ shown: UICollectionReusableView, _ path: IndexPath) {
        displayed[ObjectIdentifier(shown), default: 0] += 1
        if displayed[ObjectIdentifier(shown)] != 1 { note("display at \(path) begins twice") }
    }

    private func end(_ shown: UICollectionReusableView, _ path: IndexPath) {
        displayed[ObjectIdentifier(shown), default: 0] -= 1
        if displayed[ObjectIdentifier(shown)] != 0 { note("display at \(path) ends without a beginning") }
    }

    private func note(_ call: String) {
        if strayCall == nil { strayCall = call }
    }

    // MARK: UICollectionViewDataSource

    func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        data.sections[section].rows.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        defer { call(.cellForItem) }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? FuzzedCollectionCell)?.content = content(at: indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        defer { call(.viewForSupplementary) }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "view",
            for: indexPath
        )
        (view as? FuzzedSupplementaryView)?.content = content(of: kind, in: indexPath.section)
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let row = data.sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.item)
        data.sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.item)
        call(.moveItem)
    }

    /// Brings the data into the order of a snapshot, in which the user has moved an item.
    private func move(to snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
        for index in data.sections.indices {
            let ids = snapshot.itemIdentifiers(inSection: data.sections[index].id)
            data.sections[index].rows = ids.compactMap { rows[$0] }
        }
        call(.moveItem)
    }

    // MARK: UICollectionViewDelegateFlowLayout

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        defer { call(.sizeForItem) }
        return placing == .selfSizing ? CGSize(width: 90, height: 50) : CGSize(width: 90, height: height(at: indexPath))
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        hasHeaders ? CGSize(width: 30, height: 25) : .zero
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        // Some sections have none.
        hasHeaders && sectionID(at: section) % 2 == 0 ? CGSize(width: 15, height: 15) : .zero
    }

    // MARK: UICollectionViewDelegate

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        begin(cell, indexPath)
        call(.willDisplay)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        end(cell, indexPath)
        call(.didEndDisplaying)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        begin(view, indexPath)
        call(.willDisplaySupplementary)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {
        end(view, indexPath)
        call(.didEndDisplayingSupplementary)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { call(.didSelect) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { call(.didScroll) }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        call(.didEndDragging)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { call(.didEndDecelerating) }
}
