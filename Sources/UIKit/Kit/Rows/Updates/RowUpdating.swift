import Foundation
import QuartzCore

/// A view whose rows change in blocks of updates, each of which it shows as one motion: a table or a collection view,
/// whose rows are its items.
@preconcurrency @MainActor
protocol RowUpdating: UIView {
    associatedtype Animation: Hashable & Sendable

    var updates: PendingUpdates<Animation> { get set }
    var reconfigurations: Reconfigurations { get set }
    var prefetching: RowPrefetching { get set }
    /// Whether the data source has to be asked for all rows before the next frame.
    var needsReload: Bool { get }

    func openUpdates()
    func closeUpdates()
    /// Animates the changes of a block of updates as one motion, and then completes the block.
    func apply(_ block: PendingUpdates<Animation>.Block)
    func reload()
    /// Asks the data source to configure the cell of a row again, if the row has one.
    func reconfigure(_ row: IndexPath)
}

/// Collecting the calls of a client into updates, and showing them one after the other.
extension RowUpdating {
    /// Performs changes in a block of updates.
    func perform(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
        openUpdates()
        changes()
        if let completion { updates.add(completion) }
        closeUpdates()
    }

    /// Requests a change of the rows, in a block of its own.
    /// - Parameter api: The method that the client called, which an error message names unless the call is in a
    ///   block.
    func update(in api: StaticString = #function, _ change: (inout TableUpdate<Animation>) -> Void) {
        openUpdates()
        updates.add(in: api, change)
        closeUpdates()
    }

    /// Performs work that assigns cells to rows or removes them, and calls the client meanwhile.
    ///
    /// The client may request updates and reloads in these callbacks. They wait until the work is over, and are then
    /// shown one after the other. Once something waits, the data source may have other data than the view, so the
    /// work asks it nothing more (`isInterrupted`) and leaves the rest to the layout after the last update.
    func changeRows(_ work: () -> Void) {
        guard !updates.isBusy else { return work() }
        updates.beginWork()
        work()
        updates.endWork()
        commitPendingWork()
    }

    /// Whether the client may have changed its data since the view read it, so that it can't be asked about rows.
    var isInterrupted: Bool { needsReload || updates.isOutdated }

    /// Whether the rows are those of the client's data, and none of them is being changed.
    var areRowsCurrent: Bool { updates.isIdle && !isInterrupted }

    /// A number that changes with each update and each reload that is shown.
    var updateCount: Int { updates.shownCount }

    /// Performs an action at once, or after the block of updates or the layout in which the rows are changing.
    func whenRowsAreInPlace(_ action: @escaping () -> Void) {
        updates.addAction(action)
        commitPendingWork()
    }

    /// Does what was requested while rows were changing.
    func commitPendingWork() {
        while let work = updates.next() {
            switch work {
            case .reload: reload()
            case .update(let block): show(block)
            case .action(let action):
                action()
                updates.endAction()
            case .layout: setNeedsLayout()
            }
        }
    }

    private func show(_ block: PendingUpdates<Animation>.Block) {
        prefetching.forget()
        if needsReload {
            // The reload shows the changes of the block.
            complete(block.complete)
        } else if window == nil {
            UIView.performWithoutAnimation { apply(block) }
        } else {
            apply(block)
        }
    }

    /// Begins a reload. Returns `false` if it has to wait for the end of the view's own work or of a block of updates.
    func beginReload() -> Bool {
        guard updates.isIdle else {
            updates.addReload()
            return false
        }
        completeUpdatesByReload()
        reconfigurations.forgetPostponed()
        prefetching.forget()
        return true
    }

    /// Completes the waiting updates, whose changes a reload shows.
    func completeUpdatesByReload() {
        for block in updates.takeForReload() { complete(block.complete) }
    }

    /// Calls a completion handler as that of a finished animation.
    func complete(_ completion: @escaping (Bool) -> Void) {
        let done = AnimationCompletion(on: layer.device, completion)
        done.enter()
        done.leave(finished: true)
    }

    /// Reconfigures the rows of an update and those that an earlier one couldn't reconfigure. It stops when the client
    /// changes its data, and leaves the rest to the next update.
    func reconfigureRows(of map: TableUpdateMap<Animation>) {
        let postponed = reconfigurations.takePostponed().compactMap { map.newIndexPath(forOld: $0) }
        for row in map.reconfiguredRows.map(\.new) + postponed {
            if isInterrupted { reconfigurations.postpone(row) } else { reconfigure(row) }
        }
    }
}
