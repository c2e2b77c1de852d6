import Documents
import QuartzCore
import Reader
import UIKit
import Unfold

/// Finds rows inside other rows, and opens the rows around them.
@MainActor
final class RowOpener {
    /// A place inside a row.
    enum Goal: Equatable {
        /// The row with a byte, or the next one.
        case byte(Int)
        /// The row that begins on a line, or the last one before it.
        case line(Int)
    }

    /// The maximum number of rows that are opened around a row. Further inside, the last row that can be shown is the
    /// goal.
    private static let depthLimit = 256
    /// The maximum number of bytes that are scanned at once on the way to a goal. More are scanned in the background.
    var scanLimit = 256 * 1024
    /// The cost of the rows that one turn looks into, in bytes: see `UnfoldingWalk`. The next frames look into others.
    nonisolated private static let costOfTurn = 256 * 1024

    /// The rows around a goal, as far as they are found.
    private struct Way {
        let goal: Goal
        let root: Int
        /// The rows from the outside in.
        var ids: [DocumentRowID]
        /// The rows inside each of them, except the last one.
        var inside: [NestedRows] = []
        /// The document with the last row, and its place there.
        var document: any Document
        var row: Int
        var isComplete = false
    }

    private let document: any Document
    private let rows: DocumentRows
    private let expander: RowExpander<DocumentRowID>
    /// The last way. A goal that is asked for again costs only what was not found before.
    private var last: Way?
    /// Whether the search is going on in the next frame.
    private var isDue = false

    init(_ document: any Document, _ rows: DocumentRows, _ expander: RowExpander<DocumentRowID>) {
        self.document = document
        self.rows = rows
        self.expander = expander
    }

    /// Returns the innermost row with a place inside a row of the document; `nil` if it is not found yet. The rows are
    /// told to have grown when it is worth to ask again.
    func row(at goal: Goal, inside root: Int) -> DocumentRowID? {
        let way = way(to: goal, inside: root)
        return way.isComplete ? way.ids.last : nil
    }

    /// Opens the rows around a row, and returns the index of the row; `nil` if it does not exist.
    func open(_ id: DocumentRowID) -> Int? {
        if let index = rows.outline.index(of: id) { return index }
        guard let offset = id.offset else { return nil }
        let isKnown = last?.isComplete == true && last?.ids.last == id
        guard let way = isKnown ? last : way(to: .byte(offset), inside: id.index), way.isComplete else { return nil }
        for (row, inside) in zip(way.ids, way.inside) { rows.outline.prepare(inside, of: row) }
        var levels = expander.state
        for row in way.ids.dropLast() { levels.set(.expanded, for: row) }
        // The table has the rows of the new levels before these are shown.
        rows.show(open: Array(levels.unfolded))
        expander.state = levels
        last = nil
        return rows.outline.index(of: id)
    }

    /// Forgets what was found: the document has changed.
    func forget() { last = nil }

    /// Looks for the rows around a place, on from those that are known.
    private func way(to goal: Goal, inside root: Int) -> Way {
        var way =
            last.flatMap { $0.goal == goal && $0.root == root ? $0 : nil }
            ?? Way(goal: goal, root: root, ids: [DocumentRowID(index: root)], document: document, row: root)
        var cost = 0
        while !way.isComplete {
            guard cost < Self.costOfTurn else {
                goOnSoon()
                break
            }
            cost += UnfoldingWalk.cost(ofBytes: way.document.byteRange(ofRowAt: way.row).count)
            guard way.ids.count <= Self.depthLimit, let nested = nestedRows(ofLast: way) else {
                way.isComplete = true
                break
            }
            let scanned = nested.document.state.byteCount
            if case .byte(let offset) = goal { nested.scan(upTo: offset, byteLimit: scanLimit) }
            if case .line = goal { nested.scan(upTo: .max, byteLimit: scanLimit) }
            cost += nested.document.state.byteCount - scanned
            guard let child = child(at: goal, of: nested) else {
                if nested.document.state.isIndexing { nested.beginScanning() } else { way.isComplete = true }
                break
            }
            way.inside.append(nested)
            (way.document, way.row) = (nested.document, child)
            let offset = nested.document.byteRange(ofRowAt: child).lowerBound
            way.ids.append(DocumentRowID(index: root, offset: offset))
        }
        last = way
        return way
    }

    /// Lets those who wait for the goal ask again in the next frame.
    private func goOnSoon() {
        guard !isDue else { return }
        isDue = true
        rows.tableView.layer.device.clock.schedule(after: 0) { [weak self] in
            guard let self else { return }
            isDue = false
            rows.onGrowth()
        }
    }

    /// Returns the rows inside the last row of a way if they have the goal.
    private func nestedRows(ofLast way: Way) -> NestedRows? {
        guard let id = way.ids.last, let place = way.document.row(at: way.row).inside else { return nil }
        switch way.goal {
        case .byte(let offset):
            guard place.firstOffset <= offset, way.document.byteRange(ofRowAt: way.row).contains(offset) else {
                return nil
            }
        case .line(let line): guard let first = way.document.line(ofRowAt: way.row), first < line else { return nil }
        }
        let kept = rows.outline.nestedRows(of: id) ?? way.document.nestedRows(at: way.row)
        if let kept { rows.outline.prepare(kept, of: id) }
        return kept
    }

    private func child(at goal: Goal, of nested: NestedRows) -> Int? {
        let document = nested.document
        guard document.rowCount > 0 else { return nil }
        switch goal {
        case .byte(let offset):
            guard let row = document.row(atByte: offset) else { return document.state.isIndexing ? nil : 0 }
            // Between two rows, the next one is meant.
            let isAfter = document.byteRange(ofRowAt: row).upperBound <= offset
            return isAfter && row + 1 < document.rowCount ? row + 1 : row
        case .line(let line):
            guard let row = document.row(atLine: line) else { return nil }
            guard let first = document.line(ofRowAt: row), first <= line else { return nil }
            return row
        }
    }
}
