import CoreGraphics
import Failures
import Foundation
import QuartzCore
import RowGeometry

extension UITableView: RowUpdating {
    func openUpdates() {
        requireMainThread("UITableView.beginUpdates()")
        editing.reordering.cancel()
        if gap != nil { dragAndDrop.dropping.rowsWillChange() }
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

    func apply(_ block: PendingUpdates<RowAnimation>.Block) {
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
        show(UpdateMotion(table: self, map: map), completion: block.complete)
        request?.end()
    }

    /// Runs a motion. Layout during the motion is part of it.
    func show(_ motion: UpdateMotion, completion: @escaping (Bool) -> Void) {
        changeRows { motion.run(completion: completion) }
        setNeedsLayout()
    }

    func reconfigure(_ row: IndexPath) {
        guard let cell = cells.rows[row] else { return }
        reconfigurations.begin(row)
        let provided = dataSource?.tableView(self, cellForRowAt: row)
        reconfigurations.end()
        programmerError(
            unless: provided === cell,
            "reconfigureRows(at:) needs the cell that the row has, not another one",
            in: "UITableView.reconfigureRows(at:)"
        )
    }

    private var countsBefore: SectionCounts {
        let geometry = content.geometry
        return SectionCounts(numberOfSections: geometry.numberOfSections) { geometry.numberOfRows(in: $0) }
    }
}
