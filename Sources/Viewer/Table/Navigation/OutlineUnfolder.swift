import Documents
import UIKit
import Unfold

/// Unfolds and folds many rows with others inside them at once.
///
/// A document may have any number of rows, so the rows from the current place on are unfolded up to a limit.
@MainActor
final class OutlineUnfolder {
    enum Change: Equatable {
        /// Shows a number of levels: 1 folds all rows.
        case level(Int)
        case everythingInside
        /// Unfolds the rows of the group of the current row, without those inside them.
        case siblings
        case foldSiblings
    }

    /// The maximum number of rows that one command unfolds.
    nonisolated static let rowLimit = 1000
    /// The maximum number of rows that are looked at.
    nonisolated private static let lookLimit = 20_000

    private let document: any Document
    private let rows: DocumentRows
    private let expander: RowExpander<DocumentRowID>
    private let showNotice: (String) -> Void

    init(
        _ document: any Document,
        _ rows: DocumentRows,
        _ expander: RowExpander<DocumentRowID>,
        showNotice: @escaping (String) -> Void
    ) {
        (self.document, self.rows, self.expander, self.showNotice) = (document, rows, expander, showNotice)
    }

    /// The rows that are still to be unfolded, and the room for them.
    private struct Work {
        var opened: [DocumentRowID] = []
        var looked = 0

        var isFull: Bool { opened.count >= OutlineUnfolder.rowLimit || looked >= OutlineUnfolder.lookLimit }
    }

    /// Makes a change, from a visible row on. The row stays where it is on the screen.
    func make(_ change: Change, at index: Int?) {
        guard let index, let place = rows.outline.runs[index] else { return }
        var levels = expander.state
        var work = Work()
        switch change {
        case .level(let level):
            for id in levels.unfolded { levels.set(.collapsed, for: id) }
            let root = rows.outline.rowsAround(index).first.map(rows.outline.documentRow(of:)) ?? 0
            if level > 1 { open(from: root, in: document, root: nil, levels: level - 1, &work) }
        case .everythingInside:
            guard let id = rows.outline.id(of: place), let document = rows.outline.document(ofGroup: place.group) else {
                return
            }
            open(rows.outline.documentRow(of: place), in: document, id, levels: .max, &work)
        case .siblings:
            guard let document = rows.outline.document(ofGroup: place.group) else { return }
            let root = rows.outline.group(place.group)?.root
            open(from: rows.outline.documentRow(of: place), in: document, root: root, levels: 1, &work)
        case .foldSiblings:
            for id in levels.unfolded where isSibling(id, of: place) { levels.set(.collapsed, for: id) }
        }
        for id in work.opened { levels.set(.expanded, for: id) }
        show(levels, keeping: index)
        if work.isFull { showNotice("The first \(work.opened.count.grouped) rows from here on were unfolded.") }
    }

    private func isSibling(_ id: DocumentRowID, of place: OutlineRuns.Place) -> Bool {
        rows.outline.index(of: id).flatMap { rows.outline.runs[$0] }?.group == place.group
    }

    /// Opens the rows of a group from one on, and then those before it.
    private func open(from first: Int, in document: any Document, root: Int?, levels: Int, _ work: inout Work) {
        for range in [first..<document.rowCount, 0..<min(first, document.rowCount)] {
            for row in range {
                guard !work.isFull else { return }
                work.looked += 1
                let offset = root == nil ? nil : document.byteRange(ofRowAt: row).lowerBound
                open(row, in: document, DocumentRowID(index: root ?? row, offset: offset), levels: levels, &work)
            }
        }
    }

    /// Opens a row if it has rows of their own inside it, and those inside of these.
    private func open(_ row: Int, in document: any Document, _ id: DocumentRowID, levels: Int, _ work: inout Work) {
        // A stack instead of recursion: values may be nested to any depth.
        var rest = [(document: document, row: row, id: id, level: 0)]
        while let next = rest.popLast(), !work.isFull {
            guard let inside = next.document.row(at: next.row).inside, inside.format != .parts,
                let nested = rows.outline.nestedRows(of: next.id) ?? next.document.nestedRows(at: next.row)
            else { continue }
            work.opened.append(next.id)
            rows.outline.prepare(nested, of: next.id)
            guard next.level + 1 < levels else { continue }
            let room = min(nested.document.rowCount, Self.lookLimit - work.looked)
            work.looked += room
            for child in (0..<max(0, room)).reversed() {
                let offset = nested.document.byteRange(ofRowAt: child).lowerBound
                let id = DocumentRowID(index: next.id.index, offset: offset)
                rest.append((nested.document, child, id, next.level + 1))
            }
        }
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
