import Documents
import Reader
import UIKit

/// The bar that finds text, the search behind it, and the marks in the rows on the screen.
@MainActor
final class FindSession {
    /// Begins a search for a pattern, or throws an error that describes its flaw.
    var startSearch: (String) throws -> any PatternSearch
    /// Called with the places of the matches that are known, as fractions of the document.
    var onPlaces: ([CGFloat]) -> Void = { _ in }
    /// Called when the bar opens, before rows are looked for.
    var onOpen: () -> Void = {}
    /// Leads from match to match while the bar is open.
    private(set) var finder: Finder?

    private let tableView: UITableView
    private let revealer: RowRevealer
    private let rows: DocumentRows
    private let opener: RowOpener
    private let document: any Document
    /// Returns the index of the current row.
    private let current: () -> Int?
    /// The row to which the user was led last.
    private var currentRow: DocumentRowID?
    private weak var bars: (any BarPresenting)?
    private var lastPattern = ""
    /// A row or a match that was found, and that the table does not have yet.
    private var pendingMatch: Int?

    init(
        _ document: any Document,
        _ tableView: UITableView,
        _ rows: DocumentRows,
        _ revealer: RowRevealer,
        _ opener: RowOpener,
        _ bars: any BarPresenting,
        current: @escaping () -> Int?
    ) {
        self.tableView = tableView
        self.revealer = revealer
        self.bars = bars
        self.rows = rows
        self.opener = opener
        (self.document, self.current) = (document, current)
        startSearch = {
            try DocumentSearch($0, in: document) { [weak rows] in rows?.outline.list ?? .all }
        }
    }

    /// Opens the bar with a pattern, and reveals its first match from the current row on.
    func find(_ pattern: String) {
        lastPattern = pattern
        openBar()
        (bars?.bar as? FindBar)?.field.text = pattern
        forgetPendingMatch()
        finder?.setPattern(pattern)
        markRows()
    }

    /// Whether a match is looked for, or is found and not shown yet.
    var isSearching: Bool { finder?.isLooking == true || pendingMatch != nil }

    /// - Parameter returnsFocus: Whether the return key leads back to the rows, as in pagers, not to the next match.
    func openBar(returnsFocus: Bool = false) {
        if let bar = bars?.bar as? FindBar {
            bar.returnsFocus = returnsFocus
            bar.field.becomeFirstResponder()
            return bar.field.selectAll(nil)
        }
        onOpen()
        let bar = FindBar()
        bar.returnsFocus = returnsFocus
        bars?.open(bar)
        let finder = Finder(origin: origin, start: startSearch)
        finder.onReveal = { [weak self] row in
            self?.pendingMatch = row
            self?.showPendingMatch()
        }
        finder.onStatus = { [weak self, weak bar] in
            bar?.show($0)
            self?.tellPlaces()
        }
        bar.onPattern = { [weak self] pattern in
            self?.lastPattern = pattern
            // The row of the last pattern is none of this one.
            self?.forgetPendingMatch()
            finder.setPattern(pattern)
            self?.markRows()
        }
        bar.onStep = { [weak self] in self?.step(forward: $0) }
        bar.onAccept = { [weak self] in self?.accept() }
        self.finder = finder
        // The last pattern is often looked for again.
        bar.field.text = lastPattern
        bar.field.selectAll(nil)
    }

    /// Leads back to the rows, at the match that was found while the user wrote.
    private func accept() {
        if let finder, finder.isIdle, let pattern = (bars?.bar as? FindBar)?.field.text { finder.setPattern(pattern) }
        bars?.returnFocus()
    }

    /// The place of the current row: an offset if matches are looked for, or else the index of the row.
    private var origin: Int {
        let outline = rows.outline
        guard let index = current(), let place = outline.runs[index], let id = outline.id(of: place) else { return 0 }
        guard document.mayNest else { return id.index }
        let row = outline.documentRow(of: place)
        return index == 0 ? 0 : outline.document(ofGroup: place.group)?.byteRange(ofRowAt: row).lowerBound ?? 0
    }

    /// Whether a pattern was looked for.
    var hasPattern: Bool { !lastPattern.isEmpty }

    /// Looks for the last pattern again, beginning beside the current row.
    func again(forward: Bool) {
        guard hasPattern else { return }
        openBar(returnsFocus: true)
        guard let finder else { return }
        finder.setPattern(lastPattern)
        if !forward { finder.step(forward: false) }
        markRows()
        bars?.returnFocus()
    }

    /// Goes to the next row with a match, or to the previous one.
    func step(forward: Bool) {
        guard let finder, let bar = bars?.bar as? FindBar else { return }
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
        (pendingMatch, currentRow) = (nil, nil)
        onPlaces([])
        markRows()
    }

    /// Tells where the matches are, as fractions of the rows, or of the bytes if matches are looked for.
    private func tellPlaces() {
        guard let finder else { return }
        let list = rows.outline.list
        let all = finder.unit == .rows ? list.count(of: rows.outline.documentCount) : document.state.byteCount
        guard all > 0 else { return onPlaces([]) }
        let places = finder.unit == .rows ? finder.places.compactMap { list.place(of: $0) } : finder.places
        onPlaces(places.map { CGFloat($0) / CGFloat(all) })
    }

    // MARK: Changes of the document

    /// Forgets the match to which the user was led, or will be: the rows or the pattern are different ones.
    func forgetPendingMatch() { (pendingMatch, currentRow) = (nil, nil) }

    /// Updates the search after the document changed.
    func take(_ change: DocumentChange) {
        if change.replacesEverything {
            // Matches in the replaced rows are void.
            finder?.setPattern(lastPattern, reveals: false)
        } else if change.old.rowCount != change.new.rowCount || !change.changedRows.isEmpty {
            let row = min(change.changedRows.lowerBound, change.old.rowCount)
            finder?.rowsChanged(from: finder?.unit == .matches ? document.byteRange(ofRowAt: row).lowerBound : row)
        }
    }

    /// Reveals the match as soon as the table has its row. A search may be ahead of the table by a moment.
    func showPendingMatch() {
        guard let place = pendingMatch, let finder else { return }
        let row = finder.unit == .rows ? place : document.row(atByte: place)
        // A match may begin before the first row.
        let root = row ?? (document.state.isIndexing ? Int.max : 0)
        guard root < rows.outline.documentCount else { return }
        let id = finder.unit == .rows ? DocumentRowID(index: root) : opener.row(at: .byte(place), inside: root)
        guard let id, let index = opener.open(id) else { return }
        pendingMatch = nil
        currentRow = id
        markRows()
        // Rows inside a row that was found are not unfolded.
        // While the user writes a pattern, what it leads to is no jump yet.
        let isTried = bars?.bar?.field.isFirstResponder == true
        revealer.reveal(index, opens: rows.content(at: index)?.hasRows != true, isJump: !isTried)
    }

    // MARK: Marks

    /// The marks of a row; `nil` if nothing is looked for.
    func highlight(ofRow row: Int) -> Highlight? {
        guard let finder else { return nil }
        return Highlight(
            ranges: { finder.ranges(in: $0) },
            isCurrent: currentRow != nil && rows.outline.id(at: row) == currentRow
        )
    }

    /// Marks the matches in the rows on the screen.
    private func markRows() {
        guard tableView.superview != nil else { return }
        for path in tableView.indexPathsForVisibleRows ?? [] {
            (tableView.cellForRow(at: path) as? DocumentCell)?.mark(highlight(ofRow: path.row))
        }
    }
}
