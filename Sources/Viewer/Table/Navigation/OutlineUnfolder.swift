import Documents
import QuartzCore
import Reader
import UIKit
import Unfold

/// Unfolds and folds many rows with others inside them at once.
///
/// A document may have any number of rows, so the rows from the current place on are unfolded up to a limit. They are
/// looked for in parts between frames, until the user stops that.
@MainActor
final class OutlineUnfolder {
    enum Change: Equatable {
        /// Shows a number of levels: 1 folds all rows.
        case level(Int)
        case everythingInside
        /// Unfolds all rows, and the texts of those that have one.
        case everything
        /// Unfolds the rows of the group of the current row, without those inside them.
        case siblings
        case foldSiblings
    }

    /// The cost of the rows that one frame looks at, in bytes. A megabyte takes some hundredths of a second.
    nonisolated static let costOfFrame = 256 * 1024

    private let document: any Document
    private let rows: DocumentRows
    private let expander: RowExpander<DocumentRowID>
    private let showNotice: (String?) -> Void

    /// A change in progress.
    private struct Work {
        var walk: UnfoldingWalk
        var change: Change
        /// The row that stays where it is on the screen.
        var kept: DocumentRowID
    }

    private var work: Work?
    private var timer: FrameTimer?

    init(
        _ document: any Document,
        _ rows: DocumentRows,
        _ expander: RowExpander<DocumentRowID>,
        showNotice: @escaping (String?) -> Void
    ) {
        (self.document, self.rows, self.expander, self.showNotice) = (document, rows, expander, showNotice)
    }

    /// Whether rows are looked for.
    var isBusy: Bool { work != nil }

    /// Makes a change, from a visible row on. The row stays where it is on the screen.
    func make(_ change: Change, at index: Int?) {
        cancel()
        guard let index, let place = rows.outline.runs[index], let kept = rows.outline.id(of: place) else { return }
        var walk = UnfoldingWalk(rows.outline, opensTexts: change == .everything)
        let row = rows.outline.documentRow(of: place)
        let root = rows.outline.group(place.group)?.root
        switch change {
        case .level, .everything:
            let level = if case .level(let level) = change { level } else { Int.max }
            let first = rows.outline.rowsAround(index).first.map(rows.outline.documentRow(of:)) ?? 0
            if level > 1 { add(from: first, of: document, root: nil, group: 0, depth: level - 1, to: &walk) }
        case .everythingInside:
            guard let document = rows.outline.document(ofGroup: place.group) else { return }
            walk.add(row..<row + 1, of: document, root: root, group: place.group, depth: .max)
        case .siblings:
            guard let document = rows.outline.document(ofGroup: place.group) else { return }
            add(from: row, of: document, root: root, group: place.group, depth: 1, to: &walk)
        case .foldSiblings: break
        }
        work = Work(walk: walk, change: change, kept: kept)
        go()
    }

    /// Stops to look for rows. Those that were found are not unfolded.
    ///
    /// - Returns: Whether rows were looked for.
    @discardableResult
    func cancel() -> Bool {
        guard isBusy else { return false }
        timer?.cancel()
        (work, timer) = (nil, nil)
        showNotice(nil)
        return true
    }

    /// Looks at the rows of a group from one on, and then at those before it.
    private func add(
        from first: Int,
        of document: any Document,
        root: Int?,
        group: Int,
        depth: Int,
        to walk: inout UnfoldingWalk
    ) {
        let first = min(first, document.rowCount)
        walk.add(0..<first, of: document, root: root, group: group, depth: depth)
        walk.add(first..<document.rowCount, of: document, root: root, group: group, depth: depth)
    }

    /// Looks at the rows of one part, and at the others in the next frames.
    private func go() {
        guard var current = work else { return }
        if !current.walk.isDone {
            current.walk.run(costLimit: Self.costOfFrame)
            work = current
            // Rows that took several frames to find are shown in one of their own.
            guard current.walk.isDone, timer == nil else {
                showNotice("Unfolding: \(current.walk.opened.count.grouped) rows so far. Press Escape to stop.")
                timer = rows.tableView.layer.device.clock.schedule(after: 0) { [weak self] in self?.go() }
                return
            }
        }
        if timer != nil { showNotice(nil) }
        (work, timer) = (nil, nil)
        finish(current)
    }

    private func finish(_ work: Work) {
        guard let index = rows.outline.index(of: work.kept), let place = rows.outline.runs[index] else { return }
        var levels = expander.state
        switch work.change {
        case .level: for id in levels.unfolded { levels.set(.collapsed, for: id) }
        case .foldSiblings: for id in levels.unfolded where isSibling(id, of: place) { levels.set(.collapsed, for: id) }
        case .everythingInside, .everything, .siblings: break
        }
        for id in work.walk.opened { levels.set(.expanded, for: id) }
        show(levels, keeping: index)
        if work.walk.isFull {
            showNotice("The first \(work.walk.opened.count.grouped) rows from here on were unfolded.")
        }
    }

    private func isSibling(_ id: DocumentRowID, of place: OutlineRuns.Place) -> Bool {
        guard let group = rows.outline.group(place.group) else { return id.offset == nil }
        guard id.index == group.root, let offset = id.offset, let row = group.document.row(atByte: offset) else {
            return false
        }
        return group.document.byteRange(ofRowAt: row).lowerBound == offset
    }

    /// Shows other levels, and leaves a row where it is on the screen, or the row around it that is visible then.
    private func show(_ levels: ExpansionState<DocumentRowID, RowLevel>, keeping index: Int) {
        let table = rows.tableView
        let kept = rows.outline.rowsAround(index).compactMap { rows.outline.id(of: $0) }
        let top = table.contentOffset.y + table.adjustedContentInset.top
        let distance = top - table.rectForRow(at: IndexPath(row: index, section: 0)).minY
        rows.show(open: Array(levels.unfolded))
        let row = kept.last { rows.outline.index(of: $0) != nil }
        expander.restore(ExpansionSnapshot(state: levels, topRow: row, distance: row == kept.last ? distance : 0))
    }
}
