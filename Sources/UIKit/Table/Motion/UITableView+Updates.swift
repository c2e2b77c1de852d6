import CoreGraphics
import Failures
import QuartzCore
import RowGeometry

/// From the calls of a client to one update.
extension UITableView {
    func openUpdates() {
        requireMainThread("UITableView.beginUpdates()")
        // A client may have changed its data already, so rows are only asked about if the old ones are too narrow.
        if updates.depth == 0, !needsReload, contentSize.width != bounds.width { layoutIfNeeded() }
        updates.open()
    }

    func closeUpdates() {
        programmerError(
            unless: updates.depth > 0,
            "endUpdates() without beginUpdates()",
            in: "UITableView.endUpdates()"
        )
        // Outside of the call: the data source may ask the table for its updates.
        let counts = updates.depth > 1 || needsReload ? [] : currentCounts()
        updates.close(counts)
        commitWhatWaits()
    }

    /// Runs work that gives cells to rows or takes them away, and asks and tells the client meanwhile.
    ///
    /// The client may ask for updates and reloads while it answers. They wait until the work is over, and are shown then, one
    /// after the other. Once something waits, the data source may have other data, so the work asks it nothing more
    /// (`isInterrupted`) and leaves the rest to the layout after the last of the updates.
    func changeRows(_ work: () -> Void) {
        guard !isTiling else { return work() }
        isTiling = true
        work()
        isTiling = false
        commitWhatWaits()
    }

    /// Whether the client may have changed its data since the table took its rows from them, so that it can't be asked about
    /// these rows.
    var isInterrupted: Bool { needsReload || hasUncommittedUpdates || updates.isReloadWaiting }

    /// Does something at once, or when the block of updates or the layout is over in which the rows are changing.
    func whenRowsAreInPlace(_ action: @escaping () -> Void) {
        updates.afterwards.append(action)
        commitWhatWaits()
    }

    /// Shows what was asked for while rows were being changed: a reload, updates, and then actions that need the rows.
    func commitWhatWaits() {
        while !isTiling, updates.depth == 0 {
            if updates.isReloadWaiting {
                reload()
            } else if updates.isWaiting {
                commitUpdates()
            } else if !updates.afterwards.isEmpty {
                updates.afterwards.removeFirst()()
            } else {
                return
            }
        }
    }

    private func commitUpdates() {
        guard let block = updates.takeFirst() else { return }
        let completion = { (finished: Bool) in block.completions.forEach { $0(finished) } }
        if needsReload {
            complete(completion)
        } else if window == nil {
            UIView.performWithoutAnimation { apply(block, completion: completion) }
        } else {
            apply(block, completion: completion)
        }
    }

    /// Ends updates that wait: a reload shows what they were for.
    func completeUpdatesByReload() {
        while let block = updates.takeFirst() {
            complete { finished in block.completions.forEach { $0(finished) } }
        }
    }

    /// Calls a completion as that of a motion that is over already.
    private func complete(_ completion: @escaping (Bool) -> Void) {
        let done = AnimationCompletion(completion)
        done.enter()
        done.leave(finished: true)
    }

    /// - Parameter api: The function that the client called, which a message about it names unless it is in a block.
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

    /// Shows what an update did to the rows, as one motion.
    private func apply(_ block: PendingUpdates.Block, completion: @escaping (Bool) -> Void) {
        let map: TableUpdateMap<RowAnimation>
        do {
            map = try block.update.resolved(before: countsBefore, after: SectionCounts(block.counts))
        } catch {
            let api = "\(block.api)"
            programmerError(String(describing: error), in: api.hasPrefix("UITableView") ? api : "UITableView.\(api)")
        }
        let request = resizing
        resizing = nil
        show(UpdateMotion(table: self, map: map), completion: completion)
        request?.end()
    }

    /// Runs a motion; layout that it brings about is its own.
    func show(_ motion: UpdateMotion, completion: @escaping (Bool) -> Void) {
        changeRows { motion.run(completion: completion) }
        setNeedsLayout()
    }

    private var countsBefore: SectionCounts {
        let geometry = content.geometry
        return SectionCounts(numberOfSections: geometry.numberOfSections) { geometry.numberOfRows(in: $0) }
    }
}
