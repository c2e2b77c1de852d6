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
    /// The widths that the user has given to columns, by their places.
    private var widths: [Int: CGFloat] = [:]
    private var width: CGFloat = 0
    private var order: ColumnOrder?
    private var sorting: Task<Void, Never>?
    /// Returns the rows that are shown unless they are sorted.
    var unsorted: () -> RowList = { .all }
    /// Called when the rows are in another order: that of a column, or (`false`) that of the document.
    var onOrder: (Bool) -> Void = { _ in }
    /// Shows a sentence.
    var showNotice: (String) -> Void = { _ in }

    init(_ document: any Document, _ rows: DocumentRows, _ header: ColumnHeader) {
        self.document = document
        self.rows = rows
        self.header = header
        header.onTap = { [weak self] in self?.sort(by: $0) }
        header.onMore = { [weak self] in self?.move(forward: $0) }
        header.onResize = { [weak self] in self?.setWidth($1, ofColumn: $0) }
        header.onFit = { [weak self] in self?.fit($0) }
        header.menu = { [weak self] in self?.menu(ofColumn: $0) }
    }

    deinit { sorting?.cancel() }

    /// Shows the columns with some names, in this order; all for `nil`. A path is the name of the values at it.
    ///
    /// - Parameter ignoringOthers: Whether names without a column are left out.
    /// - Returns: Whether there are such columns.
    @discardableResult
    func choose(_ names: [String]?, ignoringOthers: Bool = false) -> Bool {
        let old = self.names
        self.names = names
        document.chooseColumns(names ?? [])
        columns = document.columns
        if let names, !ignoringOthers, chosen.count < names.count {
            self.names = old
            document.chooseColumns(old ?? [])
            columns = document.columns
            return false
        }
        skipped = 0
        place()
        return true
    }

    /// The names of the columns that are shown; `nil` if rows are not divided.
    var shownNames: [String]? { layout?.places.map(\.name) }

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
        layout = ColumnLayout(
            columns,
            chosen: chosen,
            widths: widths,
            skipped: skipped,
            width: width,
            advance: Self.advance
        )
        header.isHidden = layout == nil
        showHeader()
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

    private func showHeader() {
        if let layout { header.show(columns, layout, sorted: order, isSorting: isSorting) }
    }

    // MARK: Widths

    private func setWidth(_ width: CGFloat, ofColumn column: Int) {
        widths[column] = width
        place()
    }

    /// Makes a column as wide as its widest text on the screen.
    private func fit(_ column: Int) {
        guard columns.indices.contains(column) else { return }
        let name = columns[column].name
        let texts = (rows.tableView.indexPathsForVisibleRows ?? []).compactMap { path in
            rows.content(at: path.row)?.cells.first { $0.name == name }?.text.prefix(Self.fitLimit)
        }
        let widest = (texts + [Substring(name + " ▲")]).map { LineWidth.of($0, font: DocumentCell.cellFont) }.max() ?? 0
        setWidth(min(widest.rounded(.up) + 2, max(0, width / 2)), ofColumn: column)
    }

    /// The greatest number of characters of a cell that are measured.
    private static let fitLimit = 300

    /// Returns the menu of a column.
    private func menu(ofColumn column: Int) -> UIMenu? {
        guard columns.indices.contains(column) else { return nil }
        let action = { (title: String, work: @escaping @MainActor (ColumnSession) -> Void) in
            UIAction(title: title) { [weak self] _ in self.map(work) }
        }
        var layoutActions = [action("Fit Width") { $0.fit(column) }]
        if chosen.count > 2 {
            layoutActions.append(action("Hide Column") { $0.hide(column) })
        }
        if names != nil || !widths.isEmpty {
            layoutActions.append(
                action("Show All Columns") {
                    $0.widths = [:]
                    $0.choose(nil)
                }
            )
        }
        return UIMenu(children: [
            action("Sort Up") { $0.sort(in: ColumnOrder(column: column, isDescending: false)) },
            action("Sort Down") { $0.sort(in: ColumnOrder(column: column, isDescending: true)) },
            UIMenu(options: .displayInline, children: layoutActions),
        ])
    }

    private func hide(_ column: Int) {
        choose(chosen.filter { $0 != column }.map { columns[$0].name })
    }

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
        sorting = nil
        showHeader()
        guard let order else {
            rows.show(unsorted())
            return onOrder(false)
        }
        let shown: RowSet? = if case .some(let set) = unsorted() { set } else { nil }
        let name = columns[order.column].name
        defer { showHeader() }
        sorting = Task { [weak self] in
            // A task that has not begun doesn't retain the document of a closed window.
            guard let document = self?.document else { return }
            let sorted = await document.sortedRows(byField: name, among: shown, isDescending: order.isDescending)
            guard let self, !Task.isCancelled, self.order == order else { return }
            self.sorting = nil
            defer { showHeader() }
            guard let sorted else {
                self.order = nil
                showHeader()
                return showNotice("\(document.title) has too many rows to sort.")
            }
            rows.show(.sorted(RowOrder(sorted)))
            onOrder(true)
        }
    }

    /// Whether rows are being sorted.
    var isSorting: Bool { sorting != nil }

    /// Stops sorting. The rows are in the order of before.
    ///
    /// - Returns: Whether rows were being sorted.
    func stopSorting() -> Bool {
        guard isSorting else { return false }
        forgetOrder()
        return true
    }

    /// Forgets the order: other rows are shown.
    func forgetOrder() {
        sorting?.cancel()
        sorting = nil
        guard order != nil else { return }
        order = nil
        showHeader()
    }
}
