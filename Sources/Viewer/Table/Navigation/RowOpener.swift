import Documents
import UIKit
import Unfold

/// Finds rows inside other rows, and opens the rows around them.
@MainActor
final class RowOpener {
    /// A place inside a row.
    enum Goal {
        /// The row with a byte, or the next one.
        case byte(Int)
        /// The row that begins on a line, or the last one before it.
        case line(Int)
    }

    /// The maximum number of rows that are opened around a row. Further inside, the last row that can be shown is the
    /// goal.
    private static let depthLimit = 256
    /// The maximum number of bytes that are scanned at once on the way to a goal. More are scanned in the background.
    var scanLimit = 32 << 20

    private let document: any Document
    private let rows: DocumentRows
    private let expander: RowExpander<DocumentRowID>

    init(_ document: any Document, _ rows: DocumentRows, _ expander: RowExpander<DocumentRowID>) {
        self.document = document
        self.rows = rows
        self.expander = expander
    }

    /// Returns the innermost row with a place inside a row of the document; `nil` if it is not found yet. Rows that are
    /// scanned for it remain prepared, so asking again costs less.
    func row(at goal: Goal, inside root: Int) -> DocumentRowID? {
        way(to: goal, inside: root)?.last
    }

    /// Opens the rows around a row, and returns the index of the row; `nil` if it does not exist.
    func open(_ id: DocumentRowID) -> Int? {
        if let index = rows.outline.index(of: id) { return index }
        guard let offset = id.offset, let way = way(to: .byte(offset), inside: id.index) else { return nil }
        var levels = expander.state
        for row in way.dropLast() { levels.set(.expanded, for: row) }
        // The table has the rows of the new levels before these are shown.
        rows.show(open: Array(levels.unfolded))
        expander.state = levels
        return rows.outline.index(of: id)
    }

    /// Returns the rows around a place, from the outside in.
    private func way(to goal: Goal, inside root: Int) -> [DocumentRowID]? {
        var way = [DocumentRowID(index: root)]
        var (document, row) = (document, root)
        while way.count <= Self.depthLimit, let nested = nestedRows(ofLast: way, in: document, row, around: goal) {
            if case .byte(let offset) = goal { nested.scan(upTo: offset, byteLimit: scanLimit) }
            if case .line = goal { nested.scan(upTo: .max, byteLimit: scanLimit) }
            guard let child = child(at: goal, of: nested) else {
                guard nested.document.state.isIndexing else { return way }
                nested.beginScanning()
                return nil
            }
            (document, row) = (nested.document, child)
            way.append(DocumentRowID(index: root, offset: document.byteRange(ofRowAt: child).lowerBound))
        }
        return way
    }

    /// Returns the rows inside a row if they have the goal.
    private func nestedRows(
        ofLast way: [DocumentRowID],
        in document: any Document,
        _ row: Int,
        around goal: Goal
    ) -> NestedRows? {
        guard let id = way.last, let place = document.row(at: row).inside else { return nil }
        switch goal {
        case .byte(let offset):
            guard place.firstOffset <= offset, document.byteRange(ofRowAt: row).contains(offset) else { return nil }
        case .line(let line): guard let first = document.line(ofRowAt: row), first < line else { return nil }
        }
        let kept = rows.outline.nestedRows(of: id) ?? document.nestedRows(at: row)
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
