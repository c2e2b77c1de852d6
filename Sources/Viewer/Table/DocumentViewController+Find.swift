import UIKit

/// Finding text.
extension DocumentViewController {
    /// Opens the bar for finding with a pattern, and shows the first row that has it, from the one on top on, as soon as it
    /// is found.
    public func find(_ pattern: String) {
        guard hasAppeared else {
            pendingPattern = pattern
            return
        }
        pendingPattern = nil
        lastPattern = pattern
        openFindBar()
        (surroundings.bar as? FindBar)?.field.text = pattern
        finder?.setPattern(pattern)
        markRows()
    }

    func openFindBar() {
        if let bar = surroundings.bar as? FindBar {
            bar.field.becomeFirstResponder()
            return bar.field.selectAll(nil)
        }
        let bar = FindBar()
        open(bar)
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
        bar.onStep = { [weak self] in self?.stepFinder(forward: $0) }
        self.finder = finder
        // What was looked for last may be looked for again.
        bar.field.text = lastPattern
        bar.field.selectAll(nil)
    }

    /// Shows the row that was found, as soon as the table has it: a search may be ahead by a moment.
    func showPendingMatch() {
        guard let row = pendingMatch, row < rowCount else { return }
        pendingMatch = nil
        markRows()
        reveal(row, opens: true)
    }

    func endFinding() {
        finder?.cancel()
        finder = nil
        pendingMatch = nil
        markRows()
    }

    func stepFinder(forward: Bool) {
        guard let finder, let bar = surroundings.bar as? FindBar else { return }
        // A pattern that was left over from before is looked for when it is asked for.
        if finder.isIdle, let pattern = bar.field.text {
            finder.setPattern(pattern)
        } else {
            finder.step(forward: forward)
        }
    }

    /// What is marked in a row.
    func highlight(ofRow row: Int) -> Highlight? {
        guard let finder else { return nil }
        return Highlight(ranges: { finder.ranges(in: $0) }, isCurrent: finder.current == row)
    }

    /// Marks what was found in the rows on the screen.
    func markRows() {
        guard isViewLoaded else { return }
        for path in tableView.indexPathsForVisibleRows ?? [] {
            (tableView.cellForRow(at: path) as? DocumentCell)?.mark(highlight(ofRow: path.row))
        }
    }
}
