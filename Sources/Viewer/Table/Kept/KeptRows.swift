import Reader
import UIKit

/// The rows around the first ones on the screen, which stay at the top while what is inside them scrolls, and lead
/// back.
///
/// They lie over the table, and yield to the current row: it is never behind them. So they change no place of a row,
/// and a place that is kept does not depend on them.
@MainActor
final class KeptRows {
    let view = KeptRowsView()

    private let tableView: UITableView
    private let rows: DocumentRows
    private let cursor: RowCursor
    private let columns: ColumnSession

    /// The largest number of rows.
    private static let limit = 3
    /// The part of the screen that they may cover.
    private static let part: CGFloat = 4

    init(_ tableView: UITableView, _ rows: DocumentRows, _ cursor: RowCursor, _ columns: ColumnSession) {
        (self.tableView, self.rows, self.cursor, self.columns) = (tableView, rows, cursor, columns)
    }

    /// The height of one of them.
    private var lineHeight: CGFloat { max(1, tableView.estimatedRowHeight) }

    private var room: CGRect { tableView.bounds.room(inside: tableView.adjustedContentInset) }

    private var limit: Int { min(Self.limit, Int(room.height / Self.part / lineHeight)) }

    /// The height that the rows around a row cover when it is the first one below them.
    func height(above index: Int) -> CGFloat { CGFloat(ancestors(of: index, limit: limit).count) * lineHeight }

    /// The height that they cover where the table is, unless the current row is there.
    var height: CGFloat { CGFloat(shownRows(upTo: limit).count) * lineHeight }

    /// Returns the innermost rows around a row, from the outside in.
    private func ancestors(of index: Int, limit: Int) -> [Int] {
        guard limit > 0, let place = rows.outline.runs[index], rows.outline.depth(of: place) > 0 else { return [] }
        return sequence(first: index) { [rows] in rows.outline.parent(ofRowAt: $0) }.dropFirst().prefix(limit)
            .reversed()
    }

    /// Returns the rows to show where the table is, up to a number.
    private func shownRows(upTo limit: Int) -> [Int] {
        guard limit > 0, tableView.dataSource != nil, !tableView.hasUncommittedUpdates,
            rows.count == tableView.numberOfRows(inSection: 0)
        else { return [] }
        let top = room.minY
        func row(below count: Int) -> Int? {
            let point = CGPoint(x: 1, y: top + CGFloat(count) * lineHeight + 0.5)
            return tableView.indexPathForRow(at: point)?.row
        }
        // Each covers a row that is inside as many others, so that none covers a row that is inside fewer.
        var count = 0
        while count < limit, let covered = row(below: count), ancestors(of: covered, limit: count + 1).count > count {
            count += 1
        }
        guard count > 0, let first = row(below: count) ?? row(below: count - 1) else { return [] }
        return ancestors(of: first, limit: count)
    }

    /// Shows the rows around those on the screen, as far as the current row leaves them room.
    func update() {
        let top = room.minY
        var shown = shownRows(upTo: limit)
        if let rect = currentRect, rect.maxY > top {
            shown = Array(shown.prefix(max(0, Int((rect.minY - top) / lineHeight + 0.01))))
        }
        let lines = shown.compactMap { index -> KeptRowsView.Line? in
            guard let id = rows.outline.id(at: index), let place = rows.outline.runs[index],
                let content = rows.content(at: index)
            else { return nil }
            return KeptRowsView.Line(id: id, depth: rows.outline.depth(of: place), content: content)
        }
        let density = (tableView.visibleCells.first as? DocumentCell)?.density ?? .compact
        view.show(lines, lineHeight: lineHeight, density, columns.layout)
    }

    /// The place of the current row in the table; `nil` if there is none.
    private var currentRect: CGRect? {
        guard rows.count > 0, cursor.index < tableView.numberOfRows(inSection: 0) else { return nil }
        return tableView.rectForRow(at: DocumentRows.path(cursor.index))
    }

    /// Whether the current row is behind the rows, which would be a mistake.
    var coversCurrentRow: Bool {
        guard !view.isHidden, let rect = currentRect else { return false }
        return rect.minY < room.minY + view.bounds.height - 1 && rect.maxY > room.minY
    }
}
