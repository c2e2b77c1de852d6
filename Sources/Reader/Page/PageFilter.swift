import Documents

/// The condition that the rows of a page have to meet.
@MainActor
package final class PageFilter {
    /// The condition as it is written; it is empty if all rows are shown.
    package private(set) var text = ""
    package private(set) var found = RowSet()
    package private(set) var isComplete = true
    /// The pattern of the condition that is marked in rows; `nil` if there is none.
    package private(set) var pattern: SearchPattern?
    /// The number of rows that are shown before and after each that meets the condition.
    package private(set) var context = 0
    /// The number of rows that were not searched, because the condition can match them in too many ways.
    package var unsearchedCount: Int { unsearched.count }
    private var unsearched = RowSet()
    private var filter: RowFilter?
    private var run: FilterRun?
    /// The number of the search, so that the news of former ones are left out.
    private var number = 0
    /// The row after the last one that was looked at.
    private var end = 0
    private unowned let page: ReaderPage

    init(_ page: ReaderPage) { self.page = page }

    package var isOn: Bool { filter != nil }

    /// The greatest number of rows around one.
    private static let contextLimit = 99

    /// The rows that are shown, in the order of the document.
    var list: RowList {
        guard isOn else { return .all }
        return .some(context > 0 ? found.widened(by: context, below: page.document.rowCount) : found)
    }

    /// Whether a row is shown only because it is near one that meets the condition.
    package func isAround(_ row: Int) -> Bool { isOn && context > 0 && !found.contains(row) }

    /// Shows only the rows that meet a condition; all if it is empty.
    package func set(_ text: String) throws(SearchPatternError) {
        let new =
            text.isEmpty
            ? nil : try RowFilter(text, fieldNames: page.document.fieldNames, in: page.document.format)
        stop()
        page.anchorCurrent()
        page.sortName = nil
        (self.text, filter, pattern) = (text, new, new?.markedPattern)
        (found, unsearched, end) = (RowSet(), RowSet(), 0)
        page.show(list)
        if new != nil { look(from: 0) } else { page.releaseAnchor() }
    }

    /// Shows more or fewer rows around each that meets the condition.
    package func widen(by count: Int) {
        let new = min(max(0, context + count), Self.contextLimit)
        guard new != context else { return }
        context = new
        if isOn { page.show(list) }
    }

    package func stop() {
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
        unsearched.formUnion(news.unsearched)
        end = max(end, news.end)
        isComplete = news.isComplete
        if isFirst || context > 0 {
            page.show(list)
        } else {
            _ = page.outline.append(news.rows)
            // Rows that were open before the filter hid them are so again.
            page.outline.wait(for: page.open.filter { news.rows.contains($0.index) })
        }
        page.findPlaces()
        if isComplete { page.releaseAnchor() }
        if page.isFollowing { page.moveToEnd() }
        page.onChange(isFirst || page.isFollowing || isComplete)
    }

    /// Looks through rows that the document has found or changed.
    func take(_ change: DocumentChange) {
        guard isOn else { return }
        if change.replacesEverything {
            stop()
            (found, unsearched, end) = (RowSet(), RowSet(), 0)
            return look(from: 0)
        }
        let first = min(change.changedRows.lowerBound, change.old.rowCount)
        found.removeRows(from: change.new.rowCount)
        guard isComplete, change.new.rowCount > first || end > change.new.rowCount else { return }
        let start = min(first, end)
        if change.changedRows.lowerBound < end {
            found.removeRows(from: start)
            page.show(list)
        }
        look(from: start)
    }
}
