import CoreGraphics
import QuartzCore
import RowGeometry

/// From the calls of a client to one update.
extension UITableView {
    func openUpdates() {
        // A client may have changed its data already, so rows are only asked about if the old ones are too narrow.
        if updates.depth == 0, !needsReload, contentSize.width != bounds.width { layoutIfNeeded() }
        updates.depth += 1
    }

    func closeUpdates() {
        precondition(updates.depth > 0, "endUpdates() without beginUpdates()")
        updates.depth -= 1
        guard updates.depth == 0 else { return }
        // A delegate that hears of scrolling or of a row may be told while rows are being put in place.
        updates.isWaiting = isTiling
        if !isTiling {
            commitUpdates()
            runAfterwards()
        }
    }

    /// Rows are in place: now it is the turn of updates that were asked for meanwhile, as one.
    func endTiling() {
        isTiling = false
        if updates.isWaiting { commitUpdates() }
        runAfterwards()
    }

    /// Does something at once, or when the block of updates or the layout is over in which the rows are changing.
    func whenRowsAreInPlace(_ action: @escaping () -> Void) {
        updates.afterwards.append(action)
        runAfterwards()
    }

    private func runAfterwards() {
        while !isTiling, !hasUncommittedUpdates, !updates.afterwards.isEmpty { updates.afterwards.removeFirst()() }
    }

    private func commitUpdates() {
        let pending = updates.take()
        let completion = { (finished: Bool) in pending.completions.forEach { $0(finished) } }
        if needsReload || window == nil {
            // Nothing is on the screen that could move.
            setNeedsReload()
            let done = AnimationCompletion(completion)
            done.enter()
            done.leave(finished: true)
        } else {
            apply(pending.update, completion: completion)
        }
    }

    func update(_ change: (inout TableUpdate<RowAnimation>) -> Void) {
        openUpdates()
        change(&updates.update)
        closeUpdates()
    }

    func perform(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
        openUpdates()
        changes()
        if let completion { updates.completions.append(completion) }
        closeUpdates()
    }

    /// Shows what an update did to the rows, as one motion.
    private func apply(_ update: TableUpdate<RowAnimation>, completion: @escaping (Bool) -> Void) {
        let counts = currentCounts()
        let map: TableUpdateMap<RowAnimation>
        do {
            map = try update.resolved(before: countsBefore, after: SectionCounts(counts))
        } catch {
            preconditionFailure(String(describing: error))
        }
        let request = resizing
        resizing = nil
        show(UpdateMotion(table: self, map: map), completion: completion)
        request?.end()
    }

    /// Runs a motion; layout that it brings about is its own.
    func show(_ motion: UpdateMotion, completion: @escaping (Bool) -> Void) {
        isTiling = true
        motion.run(completion: completion)
        setNeedsLayout()
        endTiling()
    }

    private var countsBefore: SectionCounts {
        let geometry = content.geometry
        return SectionCounts(numberOfSections: geometry.numberOfSections) { geometry.numberOfRows(in: $0) }
    }
}
