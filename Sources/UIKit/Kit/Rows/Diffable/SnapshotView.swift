/// A table or a collection view, as the snapshots of its data source are shown in it.
@preconcurrency @MainActor
protocol SnapshotView: RowUpdating {
    /// The object that provides the rows.
    var rowSource: AnyObject? { get }

    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}
