import Documents
import QuartzCore
import Reader
import UIKit
import Unfold

/// A file as a table whose rows unfold. Rows are read when they become visible.
///
/// The controller forwards events to its parts. Each part has a single task and its own state: scrolling, revealing
/// rows, going to lines, finding, following long texts, and keeping the place.
public final class DocumentViewController: UIViewController, UITableViewDelegate {
    /// The table of the rows.
    public let tableView: UITableView = DocumentTableView(frame: .zero, style: .plain)
    /// The levels of the rows. Nothing in it enumerates the rows: there may be a billion.
    package private(set) lazy var expander = makeExpander()

    let titleView: DocumentTitleView
    let surroundings = DocumentSurroundings()
    private(set) lazy var scroller = DocumentScroller(tableView, rows, staysAtEnd: follows)
    private(set) lazy var opener = RowOpener(document, rows, expander)
    private(set) lazy var revealer = RowRevealer(tableView, rows, expander, scroller)
    private(set) lazy var lines = LineNavigator(document, tableView, rows, revealer, opener, self)
    private(set) lazy var current = CurrentRow(tableView, rows, scroller, columns)
    private(set) lazy var finding = FindSession(document, tableView, rows, revealer, opener, self) { [weak self] in
        self?.current.index
    }
    private(set) lazy var filtering = FilterSession(document, tableView, rows, self)
    private(set) lazy var columns = ColumnSession(document, rows, surroundings.header)
    private(set) lazy var rows = makeRows()
    private(set) lazy var copier = RowCopier(rows) { [weak self] in self?.expander[$0] == .expanded }
    private(set) lazy var sight = SightFollower(tableView)
    private(set) lazy var paths = PathNavigator(document, rows, revealer, opener) { [weak self] in
        self?.current.index
    } selection: { [weak self] in
        self?.current.cursor.selection ?? 0...0
    } showNotice: { [weak self] in
        self?.surroundings.show(notice: $0)
    } showStatus: { [weak self] in
        self?.titleView.status = $0
    }
    private(set) lazy var unfolder = OutlineUnfolder(document, rows, expander) { [weak self] in
        self?.surroundings.show(notice: $0)
    }
    private(set) lazy var severities = SeverityNavigator(document, rows, revealer, opener) { [weak self] in
        self?.current.index
    } showNotice: { [weak self] in
        self?.surroundings.show(notice: $0)
    }
    private(set) lazy var restorer = PlaceRestorer(rows, expander)
    /// Restores and saves the place, if this is enabled.
    private(set) var placeTracker: PlaceTracker?

    let document: any Document
    /// The path of the file, for an editor; `nil` if there is none.
    package var file: String?
    /// Closes the window; `nil` if the viewer can't.
    package var closeWindow: (() -> Void)?
    /// How near rows are to each other. By default, as near as those of the document's format are.
    var density: RowDensity {
        didSet {
            densityFollowsFormat = false
            densityDidChange()
        }
    }
    private var densityFollowsFormat = true
    /// The page whose lines these are, to which the key of lines returns.
    weak var origin: DocumentViewController?
    /// The elements that the app adds to the menu; `nil` if there is no menu.
    var menuElements: [UIMenuElement]?
    /// Whether the table follows rows that are added to the file.
    package internal(set) var follows: Bool
    /// Whether the user has seen anything that could move, and whether the only row may still be unfolded at the start.
    private var hasAppeared = false
    var mayUnfoldOnlyRow = true
    private var placeKeeper: PlaceKeeper?
    /// A pattern to look for when the view appears.
    private var pendingPattern: String?
    /// A condition to filter by when the view appears.
    private var pendingFilter: String?
    /// The part of the table that no bar covered in the last layout, and whether the current row was on it then.
    private var lastRoom: CGSize?
    private var wasOnScreen = true

    /// The time in seconds that the first rows have the processor to themselves, before others are looked for.
    private static let indexingDelay: TimeInterval = 0.05

    /// - Parameter follows: Whether the end is shown, and new rows there as they come.
    package init(_ document: any Document, follows: Bool = false) {
        self.document = document
        self.follows = follows
        density = RowDensity(for: document)
        titleView = DocumentTitleView(name: document.title)
        super.init(nibName: nil, bundle: nil)
        title = document.title
        navigationItem.showViewerBar(titleView)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Commands

    /// Opens the bar for finding with a pattern, and reveals the first row from the top-most one on that matches it, as
    /// soon as that is found.
    public func find(_ pattern: String) {
        guard hasAppeared else { return pendingPattern = pattern }
        pendingPattern = nil
        finding.find(pattern)
    }

    /// Whether a match is looked for, or is found and not shown yet.
    package var isSearching: Bool {
        pendingPattern != nil || finding.isSearching || pendingFilter != nil || filtering.isBusy || paths.isLooking
    }

    /// Whether rows to unfold are looked for.
    package var isUnfolding: Bool { unfolder.isBusy }

    /// Shows the rows that meet a condition, which `RowFilter` describes. An empty text shows all rows.
    public func filter(_ condition: String) {
        guard hasAppeared else { return pendingFilter = condition }
        pendingFilter = nil
        filtering.set(condition)
        if filtering.isOn { filtering.openBar(focuses: false) }
    }

    /// Shows the columns with some names, in this order, where rows are divided into columns.
    public func showColumns(_ names: [String]) { columns.choose(names, ignoringOthers: true) }

    /// Reveals the row of a line as soon as it is found. The first line is 1. A line after the end leads to the last
    /// row.
    public func show(line: Int) { lines.show(line: line) }

    /// Reveals the value at a path as soon as it is found.
    package func show(_ path: RowPath) { paths.show(path) }

    /// The conditions that were used last, which windows share. By default, those of this controller.
    package var recentFilters: RecentFilters {
        get { filtering.recent }
        set { filtering.recent = newValue }
    }

    /// Begins where the document was left, and keeps the place at which it is left. Call it before the view is loaded.
    package func keepPlace(with keeper: PlaceKeeper) {
        placeKeeper = keeper
    }

    /// The number of rows that are visible: those of the document, and those inside open rows.
    package var visibleRowCount: Int { rows.count }

    /// Returns the identity of a visible row; `nil` if there is none.
    package func id(ofRowAt index: Int) -> DocumentRowID? { rows.outline.id(at: index) }

    /// Shows the levels and the place of a snapshot, without a motion.
    package func restore(_ snapshot: ExpansionSnapshot<DocumentRowID, RowLevel>) {
        rows.show(open: Array(snapshot.state.unfolded))
        restorer.restore(snapshot)
    }

    /// Begins a search for a pattern, or throws an error that describes its flaw. By default a search in the
    /// document.
    package var startSearch: (String) throws -> any PatternSearch {
        get { finding.startSearch }
        set { finding.startSearch = newValue }
    }

    /// The identity of the current row; `nil` if there are no rows.
    package var currentRow: DocumentRowID? { rows.count > 0 ? current.cursor.id : nil }

    /// The index of the current row; `nil` if there are no rows.
    package var currentIndex: Int? { current.index }

    /// Whether the current row is on the screen and not behind the rows that stay at the top, or there is none.
    package var currentRowIsOnScreen: Bool { current.isOnScreen && !current.kept.coversCurrentRow }

    /// Makes a visible row the current one where it is.
    package func makeCurrent(_ id: DocumentRowID) {
        if let index = rows.outline.index(of: id) { current.set(index) }
    }

    /// Whether the document is one tree of values, and no log.
    var isTree: Bool { document.format.hasNestedRows && ![.jsonLines, .jsonSequence].contains(document.format) }

    // MARK: View

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = RolePalette.background
        tableView.backgroundColor = RolePalette.background
        tableView.dataSource = rows
        tableView.delegate = self
        tableView.register(DocumentCell.self, forCellReuseIdentifier: DocumentCell.identifier)
        // Separators begin where the texts do, at any width.
        tableView.separatorInset = UIEdgeInsets(top: 0, left: RowMetrics.textStart, bottom: 0, right: 0)
        expander.indicator = .none
        showDensity()
        tableView.addInteraction(copier.selection)
        placeTracker = placeKeeper.map {
            PlaceTracker($0, of: document, rows, restorer) { [weak self] in self?.filtering.kept }
        }
        view.addSubview(tableView)
        surroundings.add(to: view, around: tableView, pathBar: paths.bar, keptRows: current.kept.view)
        filtering.onChange = { [weak self] in
            self?.updateState()
            self?.placeTracker?.placeDidChange()
            self?.current.contentDidMove()
        }
        finding.onPlaces = { [weak self] in self?.showTicks(at: $0) }
        surroundings.ticks.onTouch = { [weak self] in self?.scroller.move(toFraction: $0) }
        filtering.onStart = { [weak self] in
            self?.columns.forgetOrder()
            self?.current.cursor.anchorRow()
        }
        filtering.onEnd = { [weak self] in self?.filterDidEnd() }
        revealer.onReveal = { [weak self] in self?.current.beginReveal(of: $0, isJump: $1) }
        finding.onOpen = { [weak self] in self?.current.cursor.leave() }
        revealer.onEnd = { [weak self] in self?.current.endReveal() }
        current.onUpdate = { [weak self] in
            self?.paths.update()
            self?.receiveKeysOfRows()
        }
        copier.filter = { [weak self] in self?.addCondition($0) }
        paths.columnNames = { [weak self] in self?.columns.shownNames }
        columns.onOrder = { [weak self] in self?.orderDidChange(isSorted: $0) }
        columns.unsorted = { [weak self] in self?.filtering.list ?? .all }
        columns.showNotice = { [weak self] in self?.surroundings.show(notice: $0) }
        rows.observe { [weak self] change in self?.take(change) }
        updateState()
        surroundings.show(notice: rows.count == 0 ? nil : rows.state?.notice)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        revealer.isAnimated = true
        becomeFirstResponder()
        view.layer.device.clock.schedule(after: Self.indexingDelay, isPassive: true) { [weak document] in
            document?.beginIndexing()
        }
        let kept = placeTracker?.takeFilter()
        if let pendingFilter {
            filter(pendingFilter)
        } else if let kept {
            filter(kept.text, context: kept.context)
        }
        if let pendingPattern { find(pendingPattern) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.frame = view.bounds
        columns.update(width: view.bounds.width)
        surroundings.layOut(in: view, around: tableView)
        if !hasAppeared {
            restorePlace()
            lines.showPendingLine()
        }
        if scroller.keepAtEnd() {
            if !hasAppeared { keepCurrentAtEnd() }
        } else if let place = lastRoom, place != room {
            lastRoom = room
            // A bar or a smaller window doesn't cover the current row.
            if hasAppeared, wasOnScreen { current.reveal() }
        }
        lastRoom = room
        current.contentDidMove()
        wasOnScreen = current.isOnScreen
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let size = previousTraitCollection?.preferredContentSizeCategory
        guard let size, size != traitCollection.preferredContentSizeCategory, isViewLoaded else { return }
        densityDidChange()
        view.setNeedsLayout()
    }

    private func showDensity() {
        tableView.estimatedRowHeight = RowMetrics(density).rowHeight
        tableView.separatorStyle = density == .compact ? .none : .singleLine
    }

    /// Follows the format, which an empty file doesn't have yet.
    private func updateDensity() {
        let new = RowDensity(for: document)
        guard densityFollowsFormat, new != density else { return }
        density = new
        densityFollowsFormat = true
    }

    private func densityDidChange() {
        guard isViewLoaded else { return }
        showDensity()
        rows.textSizeDidChange()
        if hasAppeared { current.reveal() }
    }

    // MARK: Keys

    public override var canBecomeFirstResponder: Bool { true }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // Keys that the list of keys has not used are none of the rows below it.
        guard presentedViewController == nil else { return super.pressesBegan(presses, with: event) }
        let rest = presses.filter { press in
            // Escape stops what is in progress before it closes a bar.
            if press.key?.keyCode == .keyboardEscape, unfolder.cancel() { return false }
            return !paths.copy(for: press.key) && !perform(press.key)
        }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    public override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !repeats($0.key) }
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    // MARK: Changes

    /// Shows a change of the document.
    private func take(_ change: DocumentChange) {
        opener.forget()
        updateDensity()
        if change.replacesEverything {
            forgetEverything()
        } else if change.old.rowCount > 0 {
            placeTracker?.forgetRows(from: change.changedRows.lowerBound)
            if !change.removedRows.isEmpty { expander.prune { $0.index < change.new.rowCount } }
        }
        rows.update(with: change)
        filtering.take(change)
        if columns.update(width: view.bounds.width) { view.setNeedsLayout() }
        // Without rows, the notice is in their place.
        if change.changesNotice || (change.old.rowCount == 0) != (change.new.rowCount == 0) {
            surroundings.show(notice: change.new.rowCount == 0 ? nil : change.new.notice)
        }
        updateState()
        finding.take(change)
        restorePlace()
        lines.showPendingLine()
        finding.showPendingMatch()
        paths.showPending()
        if scroller.keepAtEnd() { keepCurrentAtEnd() }
        current.contentDidMove()
    }

    /// Makes the last row the current one where the table stays at its end.
    private func keepCurrentAtEnd() {
        if rows.count > 0 { current.set(rows.count - 1) }
    }

    /// Discards all state of the rows, because they have been replaced.
    private func forgetEverything() {
        // Another encoding may be that of another format, which has other commands.
        if let menuElements { showCommands(appending: menuElements) }
        expander.prune { _ in false }
        restorer.cancel()
        revealer.reset()
        finding.forgetPendingMatch()
        severities.cancel()
        paths.cancel()
        unfolder.cancel()
        placeTracker?.forgetEverything()
        current.cursor.reset()
    }

    private func restorePlace() {
        guard let state = rows.state else { return }
        unfoldOnlyRow(state)
        // The position isn't restored if the user has scrolled meanwhile.
        placeTracker?.restore(state, scrolls: (!hasAppeared || scroller.isAtTop) && bar == nil)
    }

    /// Shows how much of the document there is, and why there is nothing.
    private func updateState() {
        guard let state = rows.state else { return }
        updateStatus()
        surroundings.setProgress(state.isIndexing ? state.progress : nil)
        let isNone = filtering.isOn && filtering.isComplete && filtering.count == 0
        let none = isNone ? "No \(document.format.rowNoun.singular) meets the condition." : nil
        surroundings.show(emptiness: state.rowCount == 0 ? state.notice : none, in: tableView)
    }

    private func showTicks(at places: [CGFloat]) {
        surroundings.ticks.show(places)
        surroundings.ticks.showPart(of: tableView)
    }

    func updateStatus() {
        guard let state = rows.state else { return }
        titleView.status =
            DocumentStatus(
                state,
                filteredCount: filtering.count,
                isFollowing: follows && scroller.staysAtEnd
            ).text
    }
}
