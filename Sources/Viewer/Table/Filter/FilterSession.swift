import Documents
import Reader
import UIKit

/// The rows that meet a condition, while there is one, and the bar that shows it.
@MainActor
final class FilterSession {
    /// Called when other rows are going to be shown.
    var onStart: () -> Void = {}
    /// Called when all rows that meet the condition are shown.
    var onEnd: () -> Void = {}
    /// Called when the number of rows or the progress has changed.
    var onChange: () -> Void = {}

    private let document: any Document
    private let tableView: UITableView
    private let rows: DocumentRows
    private weak var bars: (any BarPresenting)?
    private(set) var text = ""
    private(set) var filter: RowFilter?
    /// The pattern whose matches are marked; `nil` if the condition has none.
    private var pattern: SearchPattern?
    private var found = RowSet()
    private var unsearched = RowSet()
    /// The number of rows that are shown before and after each that meets the condition.
    var context = 0 {
        didSet { contextDidChange(from: oldValue) }
    }
    private var run: FilterRun?
    private var counting: Task<Void, Never>?
    /// The number of conditions so far, which distinguishes results for the current condition from earlier ones.
    private var number = 0
    /// Whether rows are folding away or coming. Those that are found meanwhile are shown afterwards.
    private var isMoving = false
    private var hasShown = true
    /// The row before which all are looked at.
    private var end = 0
    /// The row after those that were on the screen when the condition was set.
    private var endOfScreen = 0
    private(set) var isComplete = true

    init(_ document: any Document, _ tableView: UITableView, _ rows: DocumentRows, _ bars: any BarPresenting) {
        self.document = document
        self.tableView = tableView
        self.rows = rows
        self.bars = bars
    }

    /// The conditions that were used last.
    var recent = RecentFilters()
    /// The recent conditions that the user goes through; `nil` if the user writes.
    private var walk: RecentFilters.Walk?

    /// Whether rows are filtered.
    var isOn: Bool { filter != nil }
    /// The number of rows that meet the condition; `nil` if there is none.
    var count: Int? { isOn ? found.count : nil }
    /// Whether rows are looked for, or are not shown yet.
    var isBusy: Bool { isOn && (!isComplete || isMoving) }

    /// The condition to keep; `nil` if there is none.
    var kept: ReadingPlace.Filter? { filter.map { ReadingPlace.Filter(text: $0.text, context: context) } }
    /// Whether a row is shown only because it is near one that meets the condition.
    func isAround(_ row: Int) -> Bool { isOn && context > 0 && hasShown && !found.contains(row) }

    // MARK: Bar

    /// Opens the bar, or gives its field the focus.
    func openBar(focuses: Bool = true) {
        if let bar = bars?.bar as? FilterBar {
            bar.field.becomeFirstResponder()
            return bar.field.selectAll(nil)
        }
        let bar = FilterBar()
        bar.field.text = text
        bar.onText = { [weak self] in
            self?.walk = nil
            self?.set($0)
        }
        bar.onReturn = { [weak self] in
            self?.keepRecent()
            self?.bars?.returnFocus()
        }
        bar.onStep = { [weak self] in self?.showRecent(older: $0) }
        bars?.open(bar)
        if focuses { bar.field.selectAll(nil) } else { bars?.returnFocus() }
        showStatus()
    }

    /// Puts an older or a newer recent condition into the field, and shows its rows.
    private func showRecent(older: Bool) {
        guard let bar = bars?.bar as? FilterBar else { return }
        var walk = walk ?? recent.walk(from: bar.field.text ?? "")
        let step = walk.step(older: older)
        self.walk = walk
        guard let step else { return }
        bar.field.text = step
        set(step)
    }

    private func keepRecent() {
        walk = nil
        // A condition with a mistake has no rows.
        if let filter, filter.text == text { recent.add(text) }
    }

    // MARK: Conditions

    /// Shows the rows that meet a condition; an empty text shows all. A condition with a mistake changes nothing.
    func set(_ text: String) {
        self.text = text
        counting?.cancel()
        guard !text.isEmpty else { return clear() }
        if let field = fieldToCount(text) { return showCounts(of: field) }
        do {
            start(try RowFilter(text, fieldNames: document.fieldNames, in: document.format))
        } catch {
            (bars?.bar as? FilterBar)?.field.setNote("bad condition", color: RolePalette.color(.error))
            (bars?.bar as? FilterBar)?.explain("\(error)")
        }
    }

    /// Shows all rows.
    func clear() {
        guard isOn else { return showStatus() }
        stop()
        onStart()
        keepRecent()
        (filter, pattern, found, unsearched, text) = (nil, nil, RowSet(), RowSet(), "")
        move(to: .all)
        showStatus()
        onChange()
    }

    /// The rows that are shown: those that meet the condition, and those around them.
    var list: RowList { isOn ? .some(shown) : .all }

    private var shown: RowSet {
        context > 0 ? found.widened(by: context, below: rows.outline.documentCount) : found
    }

    /// The greatest number of rows around one.
    private static let contextLimit = 99

    private func contextDidChange(from old: Int) {
        guard (0...Self.contextLimit).contains(context) else { return context = old }
        guard context != old, isOn else { return }
        if hasShown, !isMoving { move(to: list) }
        showStatus()
    }

    private func start(_ new: RowFilter) {
        stop()
        onStart()
        filter = new
        pattern = new.markedPattern
        (found, unsearched, end, isComplete, hasShown) = (RowSet(), RowSet(), 0, false, false)
        let visible = (tableView.indexPathsForVisibleRows ?? []).compactMap { rows.outline.id(at: $0.row)?.index }
        let first = max(0, (visible.min() ?? 0) - Self.rowsBefore)
        endOfScreen = (visible.max() ?? -1) + 1
        look(in: first > 0 ? [first..<Int.max, 0..<first] : [0..<Int.max])
        showStatus()
    }

    /// The number of rows before those on the screen that are looked at with them, so that the current row can stay
    /// where it is.
    private static let rowsBefore = 2000

    private func look(in ranges: [Range<Int>]) {
        guard let filter else { return }
        number += 1
        let mine = number
        isComplete = false
        run = document.filter(filter, in: ranges) { [weak self] news in
            guard let self, number == mine else { return }
            take(news)
        }
    }

    private func stop() {
        run?.cancel()
        number += 1
        run = nil
        isComplete = true
    }

    private func take(_ news: FilterNews) {
        found.formUnion(news.rows)
        unsearched.formUnion(news.unsearched)
        end = max(end, news.end)
        isComplete = news.isComplete
        // Until the first row is found, and until the ones on the screen are looked at, those of before stay.
        if !found.isEmpty && end >= endOfScreen || isComplete { showFound() }
        showStatus(progress: news.isComplete ? nil : news.progress)
        onChange()
        tellEnd()
    }

    private func tellEnd() {
        if isComplete, !isMoving { onEnd() }
    }

    private func showFound() {
        guard !isMoving else { return }
        if hasShown {
            rows.show(found: shown)
            // A row that was around others may meet the condition itself.
            if context > 0 { markRows() }
        } else {
            hasShown = true
            move(to: list)
        }
    }

    private func move(to list: RowList) {
        isMoving = true
        let mine = number
        rows.move(to: list) { [weak self] in
            guard let self else { return }
            isMoving = false
            if isOn {
                if hasShown || number != mine { rows.show(found: shown) }
            } else if rows.outline.list != .all {
                rows.show(.all)
            }
            onChange()
            tellEnd()
        }
        markRows()
    }

    // MARK: Values

    /// The number of values that are shown.
    private static let countLimit = 8

    /// Returns the field whose value the condition lacks, as in `city=`; `nil` if it lacks none.
    private func fieldToCount(_ text: String) -> String? {
        guard text.hasSuffix("="), bars?.bar is FilterBar else { return nil }
        let name = text.dropLast().lowercased()
        return document.fieldNames.first { $0.lowercased() == name }
    }

    /// Shows below the field how often its values occur, until the condition has one.
    private func showCounts(of field: String) {
        counting = Task { [weak self] in
            guard let document = self?.document else { return }
            guard let counts = await document.valueCounts(ofField: field), let self, !Task.isCancelled else { return }
            let parts = counts.first(Self.countLimit).map {
                "\($0.value.isEmpty ? "(empty)" : $0.value) \($0.count.grouped)"
            }
            let more = counts.count > Self.countLimit ? " · \((counts.count - Self.countLimit).grouped) more" : ""
            let end = counts.isIncomplete ? "+" : ""
            (bars?.bar as? FilterBar)?.explain(parts.joined(separator: " · ") + more + end, isFailure: false)
        }
    }

    // MARK: Changes

    /// Looks through rows that the document has found or changed.
    func take(_ change: DocumentChange) {
        guard isOn else { return }
        if change.replacesEverything {
            stop()
            (found, unsearched, end, endOfScreen, hasShown) = (RowSet(), RowSet(), 0, 0, true)
            return look(in: [0..<Int.max])
        }
        let first = min(change.changedRows.lowerBound, change.old.rowCount)
        found.removeRows(from: change.new.rowCount)
        unsearched.removeRows(from: min(first, change.new.rowCount))
        guard isComplete, change.new.rowCount > first || end > change.new.rowCount else { return }
        let start = min(first, end)
        if change.changedRows.lowerBound < end { found.removeRows(from: start) }
        hasShown = true
        look(in: [start..<Int.max])
    }

    // MARK: Status and marks

    private func showStatus(progress: Double? = nil) {
        guard let bar = bars?.bar as? FilterBar else { return }
        bar.explain(isOn ? UnsearchedRows(count: unsearched.count).reason(of: "condition") : nil)
        bar.setProgress(isComplete ? nil : progress)
        guard isOn else { return bar.field.setNote("") }
        let noun = found.count == 1 ? document.format.rowNoun.singular : document.format.rowNoun.plural
        let isNone = isComplete && found.isEmpty
        let around = context > 0 ? " ± \(context)" : ""
        bar.field.setNote(
            isNone ? "none" : "\(found.count.grouped)\(isComplete ? "" : "+") \(noun)\(around)",
            color: isNone ? RolePalette.color(.error) : RolePalette.secondary
        )
    }

    /// The marks of what rows are shown for; `nil` if there are none.
    var highlight: Highlight? {
        guard let pattern else { return nil }
        return Highlight(
            ranges: { text in
                pattern.ranges(in: text).map {
                    $0.lowerBound.utf16Offset(in: text)..<$0.upperBound.utf16Offset(in: text)
                }
            },
            isCurrent: false
        )
    }

    private func markRows() {
        for path in tableView.indexPathsForVisibleRows ?? [] {
            guard let cell = tableView.cellForRow(at: path) as? DocumentCell else { continue }
            cell.mark(highlight)
            cell.isNeighbor = rows.outline.id(at: path.row).map { isAround($0.index) } ?? false
        }
    }
}
