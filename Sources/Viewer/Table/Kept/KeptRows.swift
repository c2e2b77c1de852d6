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
    /// Called with a row that the user chooses.
    var onChoose: (DocumentRowID) -> Void = { _ in }

    private let tableView: UITableView
    private let rows: DocumentRows
    /// Returns the index of the current row; `nil` if there are no rows.
    private let current: () -> Int?
    /// Shows a row in a cell.
    private let configure: (DocumentCell, RowContent) -> Void

    /// The largest number of rows.
    static let limit = 3
    /// The part of the screen that they may cover.
    private static let part: CGFloat = 4

    init(
        _ tableView: UITableView,
        _ rows: DocumentRows,
        current: @escaping () -> Int?,
        configure: @escaping (DocumentCell, RowContent) -> Void
    ) {
        (self.tableView, self.rows, self.current, self.configure) = (tableView, rows, current, configure)
        view.onChoose = { [weak self] in self?.onChoose($0) }
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
        if let index = current(), index < tableView.numberOfRows(inSection: 0) {
            let rect = tableView.rectForRow(at: DocumentRows.path(index))
            if rect.maxY > top { shown = Array(shown.prefix(max(0, Int((rect.minY - top) / lineHeight + 0.01)))) }
        }
        let lines = shown.compactMap { index -> KeptRowsView.Line? in
            guard let id = rows.outline.id(at: index), let place = rows.outline.runs[index],
                let content = rows.content(at: index)
            else { return nil }
            return KeptRowsView.Line(id: id, depth: rows.outline.depth(of: place), content: content)
        }
        view.show(lines, lineHeight: lineHeight, configure)
    }
}
