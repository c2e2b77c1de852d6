import CoreGraphics
import Failures
import Foundation
import QuartzCore
import RowGeometry

/// A view that shows rows in sections, of which only those on the screen have views.
///
/// Scrolling and updates cost what is visible. Rows keep their positions on the screen while heights around them
/// change: before a change the table chooses an anchor, the row just touched or else the first visible one, and
/// restores it in the same motion.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The style of the table.
    @exclusivity(unchecked) open private(set) var style: Style

    /// The object that provides the rows. It is not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// The object that is notified of rows that may become visible soon. It is not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            prefetching.forget()
            setNeedsLayout()
        }
    }

    /// Whether `prefetchDataSource` is notified of rows. `true` by default.
    open var isPrefetchingEnabled = true

    /// The object that provides heights and handles selection. It is not retained.
    open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set {
            scrollDelegate = newValue
            setNeedsReload()
        }
    }

    /// The height of rows in points, by default `automaticDimension`. The delegate's `heightForRowAt` takes
    /// precedence.
    open var rowHeight: CGFloat = automaticDimension { didSet { if rowHeight != oldValue { setNeedsHeights() } } }
    /// The height of section headers in points, by default `automaticDimension`, for that of the title or the view.
    open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { setNeedsHeights() } }
    /// The height of section footers in points, by default `automaticDimension`, for that of the title or the view.
    open var sectionFooterHeight: CGFloat = automaticDimension { didSet { setNeedsHeights() } }
    /// The estimated height of rows, in points; by default `automaticDimension`, for an estimate by the table. With 0
    /// the delegate is asked for every height in advance.
    open var estimatedRowHeight: CGFloat = automaticDimension { didSet { setNeedsHeights() } }
    /// The estimated height of section headers, used like `estimatedRowHeight`.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension { didSet { setNeedsHeights() } }
    /// The estimated height of section footers, used like `estimatedRowHeight`.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension { didSet { setNeedsHeights() } }
    /// The padding above each section header of a plain table, in points.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { setNeedsHeights() } }
    /// The elements that are only as wide as their content if the table is wider. By default there are none.
    open var contentHuggingElements: UITableViewContentHuggingElements = [] { didSet { setNeedsLayout() } }
    /// The height of the empty rows that fill the rest of a plain table without a footer view, in points. With
    /// `automaticDimension` it is that of other rows. The default is 0, for no empty rows.
    open var fillerRowHeight: CGFloat = 0 { didSet { if fillerRowHeight != oldValue { setNeedsLayout() } } }
    /// Determines when a visible cell whose content changes its size is resized. By default `.enabled` (unverified).
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The style of the separators between rows. The default is `.singleLine`.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateSeparators() } }
    open var separatorColor: UIColor? = Looks.line.color {
        didSet {
            noteAppearance(.separatorColor)
            updateSeparators()
        }
    }
    /// The effect of the separators, whose color replaces `separatorColor`. The default is `nil`, for none.
    open var separatorEffect: UIVisualEffect? {
        didSet {
            noteAppearance(.separatorEffect)
            separatorEffectColor = separatorEffect.flatMap(color(of:))
            updateSeparators()
        }
    }
    /// The insets of the separators, of which only left and right are used.
    open var separatorInset = UIEdgeInsets(top: 0, left: automaticDimension, bottom: 0, right: automaticDimension) {
        didSet {
            noteAppearance(.tableSeparatorInset)
            updateSeparators()
        }
    }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { updateSeparators() } }
    /// A Boolean value that determines whether the content of rows is at most as wide as text that is easy to read, in
    /// the middle of the table. In an inset grouped table, the cards are (unverified). The default is `false`.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet {
            if cellLayoutMarginsFollowReadableWidth != oldValue { contentWidthDidChange() }
        }
    }

    /// Whether the content views of rows, headers and footers begin and end at the safe area. The default is `true`.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { contentWidthDidChange() } }
    }

    /// Whether rows can be selected by touch. The default is `true`.
    open var allowsSelection = true
    /// Whether more than one row can be selected. The default is `false`.
    open var allowsMultipleSelection = false

    /// Whether rows can be selected by touch in the editing mode. The default is `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether more than one row can be selected in the editing mode, in which rows then show circles. The default is
    /// `false`.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            guard allowsMultipleSelectionDuringEditing != oldValue else { return }
            for (row, cell) in shownCells { editing.configure(cell, at: row, animated: false) }
        }
    }

    /// Whether rows can receive the focus, unless the delegate decides. The default is `true`.
    open var allowsFocus = true
    /// Whether rows can receive the focus in the editing mode, unless the delegate decides. The default is `true`.
    open var allowsFocusDuringEditing = true
    /// Whether a row is selected when it receives the focus, unless the delegate decides. The default is `false`.
    open var selectionFollowsFocus = false
    /// Whether the focus returns to the row that it left. The default is `false`.
    open var remembersLastFocusedIndexPath = false

    /// A view above the first section. The table uses its height and sets its width.
    open var tableHeaderView: UIView? { didSet { replaceEdgeView(oldValue, by: tableHeaderView) } }
    /// A view below the last section. The table uses its height and sets its width.
    open var tableFooterView: UIView? { didSet { replaceEdgeView(oldValue, by: tableFooterView) } }
    /// A view behind the rows, as large as the table.
    open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }

    /// The color of the titles in the section index. The default is `nil`, for the tint color.
    open var sectionIndexColor: UIColor? {
        get { sectionIndex.colors.text }
        set { sectionIndex.colors.text = newValue }
    }
    /// The color behind the section index. The default is `nil`, for none.
    open var sectionIndexBackgroundColor: UIColor? {
        get { sectionIndex.colors.background }
        set { sectionIndex.colors.background = newValue }
    }
    /// The color behind the section index during a touch. The default is `nil`, for `sectionIndexBackgroundColor`.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { sectionIndex.colors.trackingBackground }
        set { sectionIndex.colors.trackingBackground = newValue }
    }
    /// The number of rows in all sections from which on the section index is visible. The default is 0.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { sectionIndex.minimumNumberOfRows }
        set { sectionIndex.minimumNumberOfRows = newValue }
    }

    /// The object that provides the items of dragged rows. It is not retained.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragAndDrop.delegatesDidChange() } }
    /// The object that takes dropped items. It is not retained.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragAndDrop.delegatesDidChange() } }
    /// Whether rows can be dragged. The default is `true`, as on an iPad.
    open var dragInteractionEnabled = true { didSet { dragAndDrop.delegatesDidChange() } }
    /// Whether a drag that is held over a row selects it, unless the delegate forbids it. The default is `false`.
    open var isSpringLoaded = false { didSet { setSpringLoading(isSpringLoaded) } }
    /// Whether rows of the table are being dragged.
    open var hasActiveDrag: Bool { dragAndDrop.dragging.isActive }
    /// Whether dragged items are over the table.
    open var hasActiveDrop: Bool { dragAndDrop.dropping.isActive }

    private(set) lazy var dragAndDrop = RowDragAndDrop(of: TableDrags(of: self))
    /// The color of the effect of the separators.
    private(set) var separatorEffectColor: UIColor?
    /// The gap at which dragged rows would be dropped.
    var gap: RowGap?
    /// Whether an update keeps the scroll position, and not that of a row: a gap shows the rows at their new places.
    var keepsOffset = false
    /// The separators of empty rows.
    var fillerRows: FillerRowsView?
    private(set) lazy var editing = TableEditing(self)
    private(set) lazy var multipleSelection = MultipleSelection(self)
    private(set) lazy var sectionIndex = TableSectionIndex(self)
    var content = TableContent()
    var cells = VisibleCells()
    var reusePool = CellPool()
    var selection = RowSelection()
    /// The provider of the rows' context menus.
    var contextMenu: RowContextMenu?
    var updates = PendingUpdates<RowAnimation>()
    var reconfigurations = Reconfigurations()
    var needsReload = true
    /// Whether something that determines heights changed since they were found out.
    var needsHeights = false
    /// Whether a view is being measured.
    var isMeasuring = false
    /// The cells to be measured again before the next frame.
    var resizing: CellResizing?
    /// The target of an animated scroll, the touched row, and the place before a reload.
    var places = ScrollRestoration()
    var prefetching = RowPrefetching()
    /// The direction of the last scroll, by rows.
    var heading = RowScrollDirection()
    /// The cells that left the screen and return for their rows, by the rule `SystemConduct.keepsCells`.
    var keptCells = KeptCells()
    /// Whether animations are enabled around the layout of the table, which itself isn't animated.
    var areCallsAnimated = false

    /// Creates a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    public required init?(coder: NSCoder) {
        style = Style(of: coder)
        super.init(coder: coder)
        setUpTable()
    }

    // MARK: Rows

    /// The number of sections that the data source last returned.
    open var numberOfSections: Int {
        reloadIfNeeded()
        return rowGeometry.numberOfSections
    }

    /// Returns the number of rows in a section that the data source last returned.
    open func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        requireSection(section, for: .numberOfRows)
        return rowGeometry.numberOfRows(in: section)
    }

    /// Returns the cell of a row; `nil` if it is not on the screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        tileIfNeeded()
        return shownCell(at: indexPath)
    }

    /// Returns the row of a cell; `nil` if it is not on the screen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        row(of: cell)
    }

    /// Returns the row at a point of the table's coordinates; `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        rows(in: CGRect(origin: point, size: .zero)).first
    }

    /// Returns the rows that a rectangle intersects; `nil` for a null or infinite rectangle.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        rect.isNull || rect.isInfinite ? nil : rows(in: rect)
    }

    /// The rows on the screen from top to bottom; `nil` if there are none.
    open var indexPathsForVisibleRows: [IndexPath]? {
        tileIfNeeded()
        let rows = shownCells.keys.sorted()
        return rows.isEmpty ? nil : rows
    }

    /// The cells on the screen, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        indexPathsForVisibleRows?.compactMap { shownCell(at: $0) } ?? []
    }

    /// Returns the frame of a row in the table's coordinates. Before the row was visible its height may be an
    /// estimate.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfNeeded()
        return contains(indexPath) ? rowFrame(indexPath) : .zero
    }

    open func rect(forSection section: Int) -> CGRect {
        reloadIfNeeded()
        requireSection(section, for: .rect)
        return rect(rowGeometry.range(ofSection: section))
    }

    open func rectForHeader(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        requireSection(section, for: .headerRect)
        return rect(rowGeometry.range(ofHeader: section))
    }

    open func rectForFooter(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        requireSection(section, for: .footerRect)
        return rect(rowGeometry.range(ofFooter: section))
    }

    /// Returns the header of a section; `nil` if it is not on the screen.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tileIfNeeded()
        return shownSectionViews[.header(section)] as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section; `nil` if it is not on the screen.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tileIfNeeded()
        return shownSectionViews[.footer(section)] as? UITableViewHeaderFooterView
    }

    // MARK: Reuse

    /// Registers a class of cells for an identifier; `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reusePool.register(cellClass, forCell: identifier)
    }

    /// Registers a nib with one cell for an identifier; `nil` removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reusePool.register(nib.map { NibCells($0).makeCell }, forCell: identifier)
    }

    /// Registers a nib with one header or footer for an identifier; `nil` removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reusePool.register(nib.map { NibCells($0).makeHeaderFooterView }, forHeaderFooterView: identifier)
    }

    /// Registers a class of headers and footers for an identifier; `nil` removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reusePool.register(aClass, forHeaderFooterView: identifier)
    }

    /// Returns a reusable cell, or a new one of the registered class; `nil` if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reusePool.dequeueCell(identifier)
    }

    /// Returns a reusable cell, or a new one of the registered class, with the size and the margins of its row.
    ///
    /// An identifier that was not registered is a programmer error.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        // A row that is being reconfigured keeps its cell.
        if reconfigurations.current == indexPath, let cell = shownCell(at: indexPath) { return cell }
        guard let cell = reusePool.dequeueCell(identifier) else {
            programmerError(
                """
                unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the \
                identifier or connect a prototype cell in a storyboard
                """,
                in: "UITableView.dequeueReusableCell(withIdentifier:for:)"
            )
        }
        if contains(indexPath) { cell.bounds.size = rowFrame(indexPath).size }
        // The client may change the margins relative to those of the row.
        cell.table = self
        cell.placeMargins()
        return cell
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reusePool.dequeueHeaderFooterView(identifier)
    }

    // MARK: Updates

    /// Reloads everything from the data source without animation. The selection is lost.
    open func reloadData() {
        reload()
    }

    /// Animates the changes of rows in a closure as one motion, including changes of heights.
    ///
    /// - Parameter completion: A closure that is called when the motion is over, with whether it ran to its end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        perform({ updates?() }, completion: completion)
    }

    /// Opens a block of updates, which may be inside another one.
    open func beginUpdates() {
        openUpdates()
    }

    /// Closes a block of updates. The outermost one animates the changes; an empty one asks for the heights again.
    open func endUpdates() {
        closeUpdates()
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.insertRows(at: indexPaths, with: animation) }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deleteRows(at: indexPaths, with: animation) }
    }

    /// Replaces the cells of rows by new ones.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reloadRows(at: indexPaths, with: animation) }
    }

    /// Asks the data source to configure the existing cells of rows again.
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

    /// Whether a block of updates is open, or changed rows are not shown yet.
    open var hasUncommittedUpdates: Bool { updates.isUncommitted }

    /// Asks the data source for the titles of the section index again, after sections were inserted or deleted.
    /// `reloadData()` does so, too.
    open func reloadSectionIndexTitles() {
        sectionIndex.reload()
    }

    // MARK: Scrolling

    /// Scrolls a row to a position on the screen. A row of `NSNotFound` denotes the section's top.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let row = nearestSelectedRow() else { return }
        scroll(to: row, at: scrollPosition, animated: animated)
    }

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        places.aim(at: animated && !conduct.contains(.scrollsByEstimates) ? goal(of: contentOffset.y) : nil)
        super.setContentOffset(contentOffset, animated: animated)
    }

    // MARK: Selection

    /// The selected row, or the first one if there are several; `nil` if there is none.
    open var indexPathForSelectedRow: IndexPath? { selection.rows.min() }

    /// The selected rows; `nil` if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.rows.isEmpty ? nil : selection.rows.sorted() }

    /// Selects a row, and by default deselects the others; `nil` deselects all. The delegate is not told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row. The delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath, animated: animated)
    }

    // MARK: Context menus

    /// The interaction that opens the context menus of rows. The delegate provides these.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.delegate === contextMenu }
    }

    // MARK: Editing

    /// Whether the rows show their editing controls, or a row shows its actions. Setting it isn't animated.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends the editing mode, in which rows show controls to delete, insert, select and move them.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing.set(editing, animated: animated)
    }

    // MARK: UIView

    override func contentDidComeToRest() { measureAheadWhenIdle() }

    /// A touch that goes on outside of the window selects nothing.
    override func leaveWindow() {
        super.leaveWindow()
        if let touch = selection.touch { cancelSelection([touch]) }
    }

    override var contentFollowsLayout: Bool { false }

    override var verticalIndicatorInset: CGFloat { sectionIndex.rightExtent }

    override var subviewsInReadingOrder: [UIView]? { rowsInReadingOrder }

    override var focusKeeper: (any FocusKeeper)? { self }

    /// The margins of a controller's root view, wherever the table is (unverified).
    override var standardMargins: UIEdgeInsets {
        let (margins, side) = (super.standardMargins, LayoutMetrics.rootMargin(forWidth: bounds.width))
        return UIEdgeInsets(top: margins.top, left: side, bottom: margins.bottom, right: side)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        editing.swiping.target(of: super.hitTest(point, with: event))
    }

    // A finger that begins on the section index is never a drag of the content.
    override func delaysTouches(to view: UIView) -> TimeInterval {
        view is SectionIndexView ? 0 : super.delaysTouches(to: view)
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
        endSelection(touches, modifiers: event?.modifierFlags ?? [])
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        cancelSelection(touches)
    }

    /// Handles the keys of the focused row: arrows move the focus, space and return select, others scroll.
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
        traitsDidChange(from: previousTraitCollection)
    }
}
