import CoreGraphics
import Failures
import QuartzCore
import RowGeometry

/// Collecting the calls of a client into updates, and showing them one after the other.
extension UITableView {
    func openUpdates() {
        requireMainThread("UITableView.beginUpdates()")
        editing.reordering.cancel()
        if gap != nil { dragAndDrop.rowsWillChange() }
        updates.open()
    }

    func closeUpdates() {
        programmerError(
            unless: updates.depth > 0,
            "endUpdates() without beginUpdates()",
            in: "UITableView.endUpdates()"
        )
        // The counts are read before the call that changes `updates`: the data source may query the table's updates.
        let counts = updates.depth > 1 || needsReload ? [] : currentCounts()
        updates.close(counts)
        commitPendingWork()
    }

    /// Animates the changes of rows in a closure that does not escape.
    ///
    /// On Apple's systems, the closure of the other method does not escape either, although its type is optional. Swift
    /// has no type for that. This method calls the other one, which subclasses override.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Performs work that assigns cells to rows or removes them, and calls the client meanwhile.
    ///
    /// The client may request updates and reloads in these callbacks. They wait until the work is over, and are then
    /// shown one after the other. Once something waits, the data source may have other data than the table, so the
    /// work asks it nothing more (`isInterrupted`) and leaves the rest to the layout after the last update.
    func changeRows(_ work: () -> Void) {
        guard !isTiling else { return work() }
        isTiling = true
        work()
        isTiling = false
        commitPendingWork()
    }

    /// Whether the client may have changed its data since the table read its rows, so that it can't be asked about
    /// these rows.
    var isInterrupted: Bool { needsReload || hasUncommittedUpdates || updates.isReloadWaiting }

    /// Performs an action at once, or after the block of updates or the layout in which the rows are changing.
    func whenRowsAreInPlace(_ action: @escaping () -> Void) {
        updates.addAction(action)
        commitPendingWork()
    }

    /// Shows what was requested while rows were changing: a reload, then updates, then the actions that need the
    /// rows.
    ///
    /// A reload comes first because it shows the data of all waiting updates.
    func commitPendingWork() {
        while !isTiling, updates.depth == 0 {
            if updates.isReloadWaiting {
                reload()
            } else if updates.isWaiting {
                commitUpdates()
            } else if updates.hasActions {
                updates.beginAction()()
                updates.endAction()
            } else {
                if isLayoutDue { setNeedsLayout() }
                isLayoutDue = false
                return
            }
        }
    }

    private func commitUpdates() {
        guard let block = updates.takeFirst() else { return }
        prefetching.forget()
        let completion = { (finished: Bool) in block.completions.forEach { $0(finished) } }
        if needsReload {
            // The reload shows the changes of the block.
            complete(completion)
        } else if window == nil {
            UIView.performWithoutAnimation { apply(block, completion: completion) }
        } else {
            apply(block, completion: completion)
        }
    }

    /// Completes the waiting updates, whose changes a reload shows.
    func completeUpdatesByReload() {
        while let block = updates.takeFirst() {
            complete { finished in block.completions.forEach { $0(finished) } }
        }
    }

    /// Calls a completion handler as that of a finished animation.
    private func complete(_ completion: @escaping (Bool) -> Void) {
        let done = AnimationCompletion(on: layer.device, completion)
        done.enter()
        done.leave(finished: true)
    }

    /// Requests a change of the rows, in a block of its own.
    /// - Parameter api: The method that the client called, which an error message names unless the call is in a
    ///   block.
    func update(in api: StaticString = #function, _ change: (inout TableUpdate<RowAnimation>) -> Void) {
        openUpdates()
        updates.add(in: api, change)
        closeUpdates()
    }

    func perform(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
        openUpdates()
        changes()
        if let completion { updates.add(completion) }
        closeUpdates()
    }

    /// Animates the changes of a block of updates as one motion.
    private func apply(_ block: PendingUpdates<RowAnimation>.Block, completion: @escaping (Bool) -> Void) {
        let map: TableUpdateMap<RowAnimation>
        do {
            map = try block.update.resolved(before: countsBefore, after: SectionCounts(block.counts))
        } catch {
            let api = "\(block.api)"
            programmerError(String(describing: error), in: api.hasPrefix("UITableView") ? api : "UITableView.\(api)")
        }
        // The motion measures all visible cells, including those that asked to be measured again.
        let request = resizing
        resizing = nil
        if !map.isEmpty { keptCells.empty(into: &reusePool) }
        areCallsAnimated = AnimationContext.isEnabled
        show(UpdateMotion(table: self, map: map), completion: completion)
        request?.end()
    }

    /// Runs a motion. Layout during the motion is part of it.
    func show(_ motion: UpdateMotion, completion: @escaping (Bool) -> Void) {
        changeRows { motion.run(completion: completion) }
        setNeedsLayout()
    }

    private var countsBefore: SectionCounts {
        let geometry = content.geometry
        return SectionCounts(numberOfSections: geometry.numberOfSections) { geometry.numberOfRows(in: $0) }
    }
}
