import Documents
import UIKit

/// The bar that finds text, the search behind it, and the marks in the rows on the screen.
@MainActor
final class FindSession {
    /// Begins a search for a pattern, or throws an error that says what is wrong with it.
    var startSearch: (String) throws -> any PatternSearch
    /// Leads from match to match while the bar is open.
    private(set) var finder: Finder?

    private let tableView: UITableView
    private let revealer: RowRevealer
    private let rows: DocumentRows
    private unowned let bars: any BarPresenting
    private var lastPattern = ""
    /// A row that was found, and that the table does not have yet.
    private var pendingMatch: Int?

    init(
        _ document: any Document,
        _ tableView: UITableView,
        _ rows: DocumentRows,
        _ revealer: RowRevealer,
        _ bars: any BarPresenting
    ) {
        self.tableView = tableView
        self.revealer = revealer
        self.bars = bars
        self.rows = rows
        startSearch = { try DocumentSearch($0, in: document) }
    }

    /// Opens the bar with a pattern, and reveals its first match from the top-most row on.
    func find(_ pattern: String) {
        lastPattern = pattern
        openBar()
        (bars.bar as? FindBar)?.field.text = pattern
        finder?.setPattern(pattern)
        markRows()
    }

    func openBar() {
        if let bar = bars.bar as? FindBar {
            bar.field.becomeFirstResponder()
            return bar.field.selectAll(nil)
        }
        let bar = FindBar()
        bars.open(bar)
        let top = tableView.indexPathsForVisibleRows?.first?.row ?? 0
        let finder = Finder(origin: top, start: startSearch)
        finder.onReveal = { [weak self] row in
            self?.pendingMatch = row
            self?.showPendingMatch()
        }
        finder.onStatus = { [weak bar] in bar?.show($0) }
        bar.onPattern = { [weak self] pattern in
            self?.lastPattern = pattern
            finder.setPattern(pattern)
            self?.markRows()
        }
        bar.onStep = { [weak self] in self?.step(forward: $0) }
        self.finder = finder
        // The last pattern is often looked for again.
        bar.field.text = lastPattern
        bar.field.selectAll(nil)
    }

    /// Goes to the next row with a match, or to the previous one.
    func step(forward: Bool) {
        guard let finder, let bar = bars.bar as? FindBar else { return }
        // The bar shows the last pattern without looking for it.
        if finder.isIdle, let pattern = bar.field.text {
            finder.setPattern(pattern)
        } else {
            finder.step(forward: forward)
        }
    }

    /// Ends the search and removes the marks.
    func end() {
        finder?.cancel()
        finder = nil
        pendingMatch = nil
        markRows()
    }

    // MARK: Changes of the document

    /// Forgets a match that the table does not have yet: the rows are different ones.
    func forgetPendingMatch() { pendingMatch = nil }

    /// Updates the search after the document changed.
    func take(_ change: DocumentChange) {
        if change.replacesEverything {
            // Matches in the replaced rows are void.
            finder?.setPattern(lastPattern, reveals: false)
        } else if change.old.rowCount != change.new.rowCount || !change.changedRows.isEmpty {
            finder?.rowsChanged(from: min(change.changedRows.lowerBound, change.old.rowCount))
        }
    }

    /// Reveals the match as soon as the table has its row. A search may be ahead of the table by a moment.
    func showPendingMatch() {
        guard let row = pendingMatch, row < rows.count else { return }
        pendingMatch = nil
        markRows()
        revealer.reveal(row, opens: true)
    }

    // MARK: Marks

    /// The marks of a row; `nil` if nothing is looked for.
    func highlight(ofRow row: Int) -> Highlight? {
        guard let finder else { return nil }
        return Highlight(ranges: { finder.ranges(in: $0) }, isCurrent: finder.current == row)
    }

    /// Marks the matches in the rows on the screen.
    private func markRows() {
        guard tableView.superview != nil else { return }
        for path in tableView.indexPathsForVisibleRows ?? [] {
            (tableView.cellForRow(at: path) as? DocumentCell)?.mark(highlight(ofRow: path.row))
        }
    }
}
