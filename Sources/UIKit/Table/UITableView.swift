import CoreGraphics
import Failures
import QuartzCore
import RowGeometry

/// Rows under one another, in sections, of which only those on screen have views.
///
/// Scrolling, updates and rows that unfold cost what is visible. Rows keep their place on the screen through changes of
/// heights around them: before a change the table notes a row, the one just touched or else the top-most in view, and
/// puts it back afterwards, in the same motion.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How sections look.
    public let style: Style

    /// Provides the rows. Not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// Decides on heights and selection. Not retained.
    open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set {
            scrollDelegate = newValue
            setNeedsReload()
        }
    }

    /// Points, `automaticDimension` at first. The delegate's `heightForRowAt` goes before it.
    open var rowHeight: CGFloat = automaticDimension { didSet { if rowHeight != oldValue { setNeedsHeights() } } }
    /// Points, `automaticDimension` at first, for the height that the title or the view takes.
    open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { setNeedsHeights() } }
    open var sectionFooterHeight: CGFloat = automaticDimension { didSet { setNeedsHeights() } }
    /// About how high rows are that were not seen yet: `automaticDimension` at first, for what the table finds out by
    /// itself; 0 to ask for every height beforehand.
    open var estimatedRowHeight: CGFloat = automaticDimension { didSet { setNeedsHeights() } }
    /// As `estimatedRowHeight`, for headers.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension { didSet { setNeedsHeights() } }
    /// As `estimatedRowHeight`, for footers.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension { didSet { setNeedsHeights() } }
    /// Points above each section header of a plain table.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { setNeedsHeights() } }
    /// When a cell on screen whose content changes its size gets another height by itself. `.enabled` at first
    /// (unverified).
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The line between rows. `.singleLine` at first.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateSeparators() } }
    open var separatorColor: UIColor? = .separator { didSet { updateSeparators() } }
    /// Where separators begin and end; only left and right count.
    open var separatorInset = UIEdgeInsets(top: 0, left: automaticDimension, bottom: 0, right: automaticDimension) {
        didSet { updateSeparators() }
    }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { updateSeparators() } }

    /// Whether rows can be selected by touch. `true` at first.
    open var allowsSelection = true
    /// Whether more than one row can be selected. `false` at first.
    open var allowsMultipleSelection = false

    /// Whether keys can be led to rows, where the delegate does not say. `true` at first.
    open var allowsFocus = true
    /// Whether a row that keys are led to is selected by that, where the delegate does not say. `false` at first.
    open var selectionFollowsFocus = false
    /// Whether keys that come back to the table go to the row that they left. `false` at first.
    open var remembersLastFocusedIndexPath = false

    /// A view above the first section; its height counts, its width is the table's.
    open var tableHeaderView: UIView? { didSet { replaceEdgeView(oldValue, by: tableHeaderView) } }
    /// A view below the last section; its height counts, its width is the table's.
    open var tableFooterView: UIView? { didSet { replaceEdgeView(oldValue, by: tableFooterView) } }
    /// A view behind the rows, as large as the table.
    open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }

    var content = TableContent()
    var cells = VisibleCells()
    var reusePool = ReusePool()
    var selection = TableSelection()
    var updates = PendingUpdates()
    var needsReload = true
    /// Whether something that heights are taken from was set since they were.
    var needsHeights = false
    /// Whether a view is being asked for its size.
    var isMeasuring = false
    /// Cells that are to be measured again before the next frame.
    var resizing: CellResizing?
    /// Set while the table lays out or changes rows by itself, when `layoutSubviews` must not begin another time.
    var isTiling = false
    /// Where an animated scroll leads.
    var scrollGoal: ScrollGoal?
    /// What the reader saw before everything was asked for anew, and the offset since then.
    var placeToRestore: (place: ReadingPlace, offset: CGFloat)?
    /// The row at the top of the screen when it was looked at last.
    var firstRowInSight: IndexPath?
    /// Whether rows further up came into sight last.
    var isScrolledBack = false
    /// The row of the touch that is being handled: what has to stay where it is.
    var touchedRow: IndexPath?

    /// A plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUpTable()
    }

    // MARK: Rows

    /// How many sections the table has, as the data source said last.
    open var numberOfSections: Int {
        reloadIfNeeded()
        return content.geometry.numberOfSections
    }

    /// How many rows a section has, as the data source said last.
    open func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        requireSection(section, for: .numberOfRows)
        return content.geometry.numberOfRows(in: section)
    }

    /// The cell of a row; `nil` if it is not on screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        tileIfNeeded()
        return cells.rows[indexPath]
    }

    /// The row that a cell shows; `nil` if it is not on screen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cells.indexPath(of: cell)
    }

    /// The row at a point of the table's coordinates; `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        rows(in: CGRect(origin: point, size: .zero)).first
    }

    /// The rows that a rectangle touches; `nil` for one without place.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        rect.isNull || rect.isInfinite ? nil : rows(in: rect)
    }

    /// The rows on screen, from top to bottom; `nil` if there are none.
    open var indexPathsForVisibleRows: [IndexPath]? {
        tileIfNeeded()
        let rows = cells.rows.keys.sorted()
        return rows.isEmpty ? nil : rows
    }

    /// The cells on screen, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        indexPathsForVisibleRows?.compactMap { cells.rows[$0] } ?? []
    }

    /// Where a row is, in the table's coordinates. A row that was not seen yet may turn out to be higher or lower.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfNeeded()
        return contains(indexPath) ? rowFrame(indexPath) : .zero
    }

    open func rect(forSection section: Int) -> CGRect {
        reloadIfNeeded()
        requireSection(section, for: .rect)
        return rect(content.geometry.range(ofSection: section))
    }

    open func rectForHeader(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        requireSection(section, for: .headerRect)
        return rect(content.geometry.range(ofHeader: section))
    }

    open func rectForFooter(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        requireSection(section, for: .footerRect)
        return rect(content.geometry.range(ofFooter: section))
    }

    /// The header of a section; `nil` if it is not on screen.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tileIfNeeded()
        return cells.sectionViews[.header(section)] as? UITableViewHeaderFooterView
    }

    /// The footer of a section; `nil` if it is not on screen.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tileIfNeeded()
        return cells.sectionViews[.footer(section)] as? UITableViewHeaderFooterView
    }

    // MARK: Reuse

    /// Has cells for an identifier made of a class; `nil` forgets it.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reusePool.register(cellClass, forCell: identifier)
    }

    /// Has headers and footers for an identifier made of a class; `nil` forgets it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reusePool.register(aClass, forHeaderFooterView: identifier)
    }

    /// A cell that is no longer used, or a new one of the registered class; `nil` if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reusePool.dequeueCell(identifier)
    }

    /// A cell that is no longer used, or a new one of the registered class, as wide and high as its row.
    ///
    /// An identifier that was not registered is a programmer error.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        // A row that is only filled again keeps the cell that it has.
        if updates.reconfiguring == indexPath, let cell = cells.rows[indexPath] { return cell }
        guard let cell = reusePool.dequeueCell(identifier) else {
            programmerError(
                """
                unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the \
                identifier or connect a prototype cell in a storyboard
                """,
                in: "UITableView.dequeueReusableCell(withIdentifier:for:)"
            )
        }
        if content.contains(indexPath) { cell.bounds.size = rowFrame(indexPath).size }
        return cell
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reusePool.dequeueHeaderFooterView(identifier)
    }

    // MARK: Updates

    /// Asks the data source for everything anew, and shows it without animation. The selection is lost.
    open func reloadData() {
        reload()
    }

    /// Animates what `updates` does to the rows as one motion, heights that changed included.
    ///
    /// - Parameter completion: called when the motion is over, with whether it ran to its end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        perform({ updates?() }, completion: completion)
    }

    /// Opens a block of updates, inside the one that is open.
    open func beginUpdates() {
        openUpdates()
    }

    /// Closes the block of updates; the outermost one animates. An empty block asks for the heights again and animates
    /// the change.
    open func endUpdates() {
        closeUpdates()
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.insertRows(at: indexPaths, with: animation) }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deleteRows(at: indexPaths, with: animation) }
    }

    /// Asks for new cells for rows, and lets them take the place of the old ones.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reloadRows(at: indexPaths, with: animation) }
    }

    /// Asks the data source to set up the cells of rows again; the cells stay the same.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        update { $0.reconfigureRows(at: indexPaths) }
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moveRow(at: indexPath, to: newIndexPath) }
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertSections(sections, with: animation) }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deleteSections(sections, with: animation) }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadSections(sections, with: animation) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.moveSection(section, toSection: newSection) }
    }

    /// Whether updates are open, or changed rows are not shown yet.
    open var hasUncommittedUpdates: Bool { updates.depth > 0 || updates.isWaiting }

    // MARK: Scrolling

    /// Scrolls until a row is where it should be. A row of `NSNotFound` stands for the section's top.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let row = nearestSelectedRow() else { return }
        scroll(to: row, at: scrollPosition, animated: animated)
    }

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scrollGoal = animated ? goal(of: contentOffset.y) : nil
        super.setContentOffset(contentOffset, animated: animated)
    }

    // MARK: Selection

    /// The selected row, the first one if there are more; `nil` if there is none.
    open var indexPathForSelectedRow: IndexPath? { selection.rows.min() }

    /// The selected rows; `nil` if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.rows.isEmpty ? nil : selection.rows.sorted() }

    /// Selects a row, and no other unless more can be; `nil` deselects all. The delegate is not told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row. The delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath, animated: animated)
    }

    // MARK: UIView

    override func contentCameToRest() { measureAheadWhenIdle() }

    override var contentFollowsLayout: Bool { false }
    /// Those of a controller's view, wherever the table is (unverified).
    override var standardMargins: UIEdgeInsets {
        let (margins, side) = (super.standardMargins, LayoutMetrics.rootMargin(forWidth: bounds.width))
        return UIEdgeInsets(top: margins.top, left: side, bottom: margins.bottom, right: side)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        beginSelection(touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        continueSelection(touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        endSelection(touches)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        cancelSelection()
    }

    /// Arrows lead from row to row, space and return select, the others scroll. What a row does not answer passes here.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !answer($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !answer($0) }
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateSeparators()
    }
}
