import Documents
import Reader

/// The condition that the rows of a page have to meet.
@MainActor
final class PageFilter {
    /// The condition as it is written; it is empty if all rows are shown.
    private(set) var text = ""
    private(set) var found = RowSet()
    private(set) var isComplete = true
    private(set) var pattern: SearchPattern?
    private var filter: RowFilter?
    private var run: FilterRun?
    /// The number of the search, so that the news of former ones are left out.
    private var number = 0
    /// The row after the last one that was looked at.
    private var end = 0
    private unowned let page: DocumentPage

    init(_ page: DocumentPage) { self.page = page }

    var isOn: Bool { filter != nil }

    /// Shows only the rows that meet a condition; all if it is empty.
    func set(_ text: String) throws(SearchPatternError) {
        let new = text.isEmpty ? nil : try RowFilter(text, fieldNames: page.document.fieldNames)
        stop()
        (self.text, filter, pattern) = (text, new, new?.markedPattern)
        (found, end) = (RowSet(), 0)
        page.show(new == nil ? .all : .some(RowSet()))
        if new != nil { look(from: 0) }
    }

    func stop() {
        run?.cancel()
        run = nil
        number += 1
        isComplete = true
    }

    private func look(from row: Int) {
        guard let filter else { return }
        number += 1
        let mine = number
        isComplete = false
        run = page.document.filter(filter, in: [row..<Int.max]) { [weak self] news in
            guard let self, number == mine else { return }
            take(news)
        }
    }

    private func take(_ news: FilterNews) {
        let isFirst = found.isEmpty
        found.formUnion(news.rows)
        end = max(end, news.end)
        isComplete = news.isComplete
        if isFirst { page.show(.some(found)) } else { _ = page.outline.append(news.rows) }
        page.onChange()
    }

    /// Looks through rows that the document has found or changed.
    func take(_ change: DocumentChange) {
        guard isOn else { return }
        if change.replacesEverything {
            stop()
            (found, end) = (RowSet(), 0)
            return look(from: 0)
        }
        let first = min(change.changedRows.lowerBound, change.old.rowCount)
        found.removeRows(from: change.new.rowCount)
        guard isComplete, change.new.rowCount > first || end > change.new.rowCount else { return }
        let start = min(first, end)
        if change.changedRows.lowerBound < end {
            found.removeRows(from: start)
            page.show(.some(found))
        }
        look(from: start)
    }
}
