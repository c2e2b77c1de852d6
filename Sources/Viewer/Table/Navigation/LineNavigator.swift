import Documents
import Reader
import UIKit

/// Goes to lines of a document, which may not be found yet.
@MainActor
final class LineNavigator {
    private let document: any Document
    private let tableView: UITableView
    private let revealer: RowRevealer
    private let rows: DocumentRows
    private let opener: RowOpener
    private weak var bars: (any BarPresenting)?
    /// The line to go to as soon as it is found.
    private(set) var pendingLine: Int?

    init(
        _ document: any Document,
        _ tableView: UITableView,
        _ rows: DocumentRows,
        _ revealer: RowRevealer,
        _ opener: RowOpener,
        _ bars: any BarPresenting
    ) {
        self.document = document
        self.tableView = tableView
        self.revealer = revealer
        self.bars = bars
        self.rows = rows
        self.opener = opener
    }

    /// Goes to the row of a line as soon as it is found. The first line is 1. A line after the end leads to the last
    /// row.
    func show(line: Int) {
        pendingLine = max(1, line)
        showPendingLine()
        if pendingLine != nil, let bar = bars?.bar as? LineBar { bar.wait() }
    }

    /// Goes to the pending line, if it has been found.
    func showPendingLine() {
        guard let line = pendingLine, rows.count > 0, let row = document.row(atLine: line),
            row < rows.outline.documentCount, let id = opener.row(at: .line(line), inside: row)
        else { return }
        pendingLine = nil
        guard let index = opener.open(id) else { return }
        revealer.flash(index)
        if bars?.bar is LineBar { bars?.closeBar() }
    }

    /// Forgets the line that was asked for.
    func cancel() { pendingLine = nil }

    /// Opens the bar that asks for a line.
    ///
    /// - Parameters:
    ///   - index: The index of the current row.
    ///   - onText: Takes a text that names no line; returns what is wrong with it, or `nil`.
    func openBar(at index: Int?, _ onText: @escaping (String) -> String?) {
        let bar = LineBar()
        bar.onText = onText
        bar.onLine = { [weak self] line in
            self?.show(line: line)
            if let self, pendingLine == nil { bars?.closeBar() }
        }
        if let line = index.flatMap(line(ofRow:)) {
            bar.field.placeholder = "Line (this is \(line.grouped)), or a path"
        }
        bars?.open(bar)
    }

    /// Returns the line on which a row of the table begins.
    func line(ofRow index: Int) -> Int? {
        guard let place = rows.outline.runs[index] else { return nil }
        return rows.outline.document(ofGroup: place.group)?.line(ofRowAt: rows.outline.documentRow(of: place))
    }
}
