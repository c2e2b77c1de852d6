import Documents
import Reader
import TextLayout
import UIKit

/// The columns of a document's rows: which are shown, where, and by which one the rows are sorted.
@MainActor
final class ColumnSession {
    /// The columns that fit; `nil` if rows are shown as their summaries.
    private(set) var layout: ColumnLayout?

    private let document: any Document
    private let rows: DocumentRows
    private let header: ColumnHeader
    private var columns: [RecordColumn] = []
    private var names: [String]?
    /// The number of columns after the first one that are not shown, so that later ones are.
    private var skipped = 0
    private var width: CGFloat = 0
    private var order: ColumnOrder?
    private var sorting: Task<Void, Never>?
    /// Returns the rows that are shown unless they are sorted.
    var unsorted: () -> RowList = { .all }
    /// Shows a sentence.
    var showNotice: (String) -> Void = { _ in }

    init(_ document: any Document, _ rows: DocumentRows, _ header: ColumnHeader) {
        self.document = document
        self.rows = rows
        self.header = header
        header.onTap = { [weak self] in self?.sort(by: $0) }
        header.onMore = { [weak self] in self?.move(forward: $0) }
    }

    deinit { sorting?.cancel() }

    /// Shows the columns with some names, in this order. A path is the name of the values that are there.
    func choose(_ names: [String]) {
        self.names = names
        document.chooseColumns(names)
        (columns, skipped) = ([], 0)
        _ = update(width: width)
    }

    /// Finds the columns that fit into rows of a width.
    ///
    /// - Returns: Whether the columns are others than before.
    @discardableResult
    func update(width: CGFloat) -> Bool {
        let new = document.columns
        guard width != self.width || new != columns else { return false }
        (self.width, columns) = (width, new)
        return place()
    }

    @discardableResult
    private func place() -> Bool {
        let old = layout
        layout = ColumnLayout(columns, chosen: chosen, skipped: skipped, width: width, advance: Self.advance)
        header.isHidden = layout == nil
        if let layout { header.show(columns, layout, sorted: order) }
        guard layout != old else { return false }
        if rows.tableView.window != nil { rows.show(rows.outline.list) }
        return true
    }

    /// The columns to show, by their places.
    private var chosen: [Int] {
        guard let names else { return Array(columns.indices) }
        return names.compactMap { name in
            columns.firstIndex { $0.name == name } ?? columns.firstIndex { $0.name.lowercased() == name.lowercased() }
        }
    }

    /// Shows the columns after those that are shown, or the first ones.
    private func move(forward: Bool) {
        guard let layout else { return }
        skipped = forward ? skipped + max(1, layout.places.count - 1) : 0
        place()
    }

    /// Moves the columns by one. The first column stays, and after the last one there are no others.
    func step(forward: Bool) {
        guard let layout, forward ? layout.hiddenAfter > 0 : skipped > 0 else { return }
        skipped += forward ? 1 : -1
        place()
    }

    /// The width of a digit, in points.
    private static let advance: CGFloat = {
        let sample = "0123456789"
        return Paragraph(sample, font: DocumentCell.cellFont.fontDescription).layout().size.width / 10
    }()

    // MARK: Sorting

    /// Sorts the rows by a column: in ascending order, then in descending order, then as in the document.
    func sort(by column: Int) {
        guard columns.indices.contains(column) else { return }
        if order?.column != column {
            sort(in: ColumnOrder(column: column, isDescending: false))
        } else if order?.isDescending == false {
            sort(in: ColumnOrder(column: column, isDescending: true))
        } else {
            sort(in: nil)
        }
    }

    /// Sorts the rows by the column of a name.
    ///
    /// - Returns: Whether there is such a column.
    func sort(byName name: String, isDescending: Bool) -> Bool {
        columns = document.columns
        let column =
            columns.firstIndex { $0.name == name } ?? columns.firstIndex { $0.name.lowercased() == name.lowercased() }
        guard let column else { return false }
        sort(in: ColumnOrder(column: column, isDescending: isDescending))
        return true
    }

    private func sort(in new: ColumnOrder?) {
        order = new
        sorting?.cancel()
        if let layout { header.show(columns, layout, sorted: order) }
        guard let order else { return rows.show(unsorted()) }
        let shown: RowSet? = if case .some(let set) = unsorted() { set } else { nil }
        let name = columns[order.column].name
        sorting = Task { [weak self] in
            // A task that has not begun doesn't retain the document of a closed window.
            guard let document = self?.document else { return }
            let sorted = await document.sortedRows(byField: name, among: shown, isDescending: order.isDescending)
            guard let self, !Task.isCancelled, self.order == order else { return }
            guard let sorted else {
                self.order = nil
                if let layout { header.show(columns, layout, sorted: nil) }
                return showNotice("\(document.title) has too many rows to sort.")
            }
            rows.show(.sorted(RowOrder(sorted)))
        }
    }

    /// Forgets the order: other rows are shown.
    func forgetOrder() {
        sorting?.cancel()
        guard order != nil else { return }
        order = nil
        if let layout { header.show(columns, layout, sorted: nil) }
    }
}
