import CoreGraphics
import Failures
import Foundation
import OrderedCollections

/// A view that shows items as its layout places them, of which only those on the screen have views.
///
/// Scrolling and updates cost what is visible, as far as the layout returns its attributes at that cost. An update is
/// one motion, whose beginning and end the layout determines.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The object that provides the items. It is not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            outlineSource = dataSource as? any OutlineSource
            if dataSource !== oldValue { setNeedsReload() }
        }
    }

    /// The object that is notified of items that may become visible soon. It is not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            prefetching.forget()
            setNeedsLayout()
        }
    }

    /// Whether `prefetchDataSource` is notified of items. `true` by default.
    open var isPrefetchingEnabled = true

    /// The object that handles selection, and that flow layouts ask for sizes. It is not retained.
    open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set {
            guard scrollDelegate !== newValue else { return }
            scrollDelegate = newValue
            collectionViewLayout.invalidateLayout()
        }
    }

    /// The object that places the items. Setting it shows them at their new places without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { usedLayout }
        set { change(to: newValue, animated: false, completion: nil) }
    }

    /// A view behind the items, as large as the collection view.
    open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }

    /// Determines when a visible cell whose content changes its size is resized. By default `.enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// Whether items can be selected. The default is `true`.
    open var allowsSelection = true
    /// Whether more than one item can be selected. The default is `false`.
    open var allowsMultipleSelection = false
    /// Whether items can be selected in the editing mode. The default is `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether more than one item can be selected in the editing mode. The default is `false`.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the items are being edited, which the configuration states of the cells tell. The default is `false`.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

    /// Whether items can receive the focus, unless the delegate decides. The default is `true`.
    open var allowsFocus = true
    /// Whether items can receive the focus in the editing mode, unless the delegate decides. The default is `true`.
    open var allowsFocusDuringEditing = true
    /// Whether an item is selected when it receives the focus, unless the delegate decides. The default is `false`.
    open var selectionFollowsFocus = false
    /// Whether the focus returns to the item that it left. The default is `false`.
    open var remembersLastFocusedIndexPath = false

    /// The source of what is dragged. It is not retained.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
    /// The destination of what is dropped. It is not retained.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
    /// Whether items can be dragged. The default is `true`.
    open var dragInteractionEnabled = true { didSet { dragDelegatesDidChange() } }
    /// How soon items make way for one that is dragged. The default is `.immediate`.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Whether items of the collection view are being dragged.
    open var hasActiveDrag: Bool { dragAndDrop?.dragging.isActive ?? false }
    /// Whether dragged items are over the collection view.
    open var hasActiveDrop: Bool { dragAndDrop?.dropping.isActive ?? false }

    var usedLayout: UICollectionViewLayout
    /// The number of items in each section, as the data source last returned them; `nil` if it has to be asked.
    var counts: [Int]?
    var preparation = LayoutPreparation()
    var shown = ShownElements()
    var pool = ReusableViewPool()
    var selection = RowSelection()
    var updates = PendingUpdates<ByLayout>()
    var reconfigurations = Reconfigurations()
    var prefetching = RowPrefetching()
    var resizing = CellResizing()
    /// The update or the change of the layout that is being carried out.
    var motion: CollectionMotion?
    /// The attributes around the screen before the open block of updates.
    var surroundings: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// The attributes of the element for which the data source is being asked.
    var requested: UICollectionViewLayoutAttributes?
    /// The provider of the items' context menus.
    var contextMenu: RowContextMenu?
    /// Whether content was shown, so that its beginning has been scrolled to.
    var hasBegun = false
    var heading = ScrollHeading()
    /// The scroll views of the sections in sight that scroll across the content, and those of sections that are gone.
    var scrollers: [Int: SectionScroller] = [:]
    var leavingScrollers: [SectionScroller] = []
    /// The actions of a list's rows; `nil` while there was no list.
    var swiping: ListSwiping?
    /// The data source, if its sections may be outlines.
    weak var outlineSource: (any OutlineSource)?
    /// The places of the items in the layout; `nil` as long as they have always been those of the data source.
    var rearrangement: CollectionRearrangement?
    /// The movement of an item that a finger holds.
    var itemMovement: InteractiveMovement?
    /// The interactions that drag items; `nil` without a delegate.
    var dragAndDrop: RowDragAndDrop<CollectionDrags>?
    /// The index at the trailing edge; `nil` while the data source has no titles.
    var sectionIndex: CollectionSectionIndex?
    /// Whether the data source has to be asked for the titles of the index.
    var needsIndexTitles = true
    /// The transition to another layout whose progress the client sets.
    var transition: InteractiveTransition?
    /// The offset at which the motion that is about to begin ends; `nil` for that of the layout.
    var endOffset: CGPoint?
    /// The background color that the layout has given to the view, or the usual one.
    var layoutBackgroundColor: UIColor?
    /// The background color for a layout that has none.
    var usualBackgroundColor: UIColor? {
        didSet { (backgroundColor, layoutBackgroundColor) = (usualBackgroundColor, usualBackgroundColor) }
    }

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        usedLayout = layout
        super.init(frame: frame)
        setUpCollection()
    }

    /// Creates a collection view from a nib, which determines the layout.
    public required init?(coder: NSCoder) {
        usedLayout = UICollectionViewLayout()
        super.init(coder: coder)
        setUpCollection()
    }

    private func setUpCollection() {
        usedLayout.collectionView = self
        usedLayout.collectionViewDidChange()
        let menu = RowContextMenu(of: self)
        contextMenu = menu
        addInteraction(menu.makeInteraction())
    }

    // MARK: Items

    /// The number of sections that the data source last returned.
    open var numberOfSections: Int {
        loadCounts()
        return counts?.count ?? 0
    }

    /// Returns the number of items in a section that the data source last returned.
    open func numberOfItems(inSection section: Int) -> Int {
        loadCounts()
        let counts = layoutCounts
        programmerError(
            unless: counts.indices.contains(section),
            """
            request for number of items in section \(section) when there are only \(counts.count) sections in the \
            collection view
            """,
            in: "UICollectionView.numberOfItems(inSection:)"
        )
        return counts[section]
    }

    /// Returns the cell of an item; `nil` if it is not on the screen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown.cell(indexPath) }

    /// Returns the item of a cell; `nil` if it is not on the screen.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        // A cell may be a supplementary view.
        shown.element(of: cell).flatMap { $0.category == .cell ? $0.indexPath : nil }
    }

    /// Returns the item at a point of the collection view's coordinates; `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

    /// The items on the screen, in no particular order.
    open var indexPathsForVisibleItems: [IndexPath] {
        shown.views.elements.filter { $0.key.category == .cell && $0.value.isDisplayed }.map(\.key.indexPath)
    }

    /// The cells on the screen, in no particular order.
    open var visibleCells: [UICollectionViewCell] {
        shown.views.elements.filter { $0.key.category == .cell && $0.value.isDisplayed }
            .compactMap { $0.value as? UICollectionViewCell }
    }

    /// Returns the supplementary view of a kind at an index path; `nil` if it is not on the screen.
    open func supplementaryView(
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        shown.views[.supplementaryView(elementKind, indexPath)]
    }

    /// Returns the supplementary views of a kind on the screen, in no particular order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shown.views.elements.filter { $0.key.category == .supplementaryView(kind: elementKind) && $0.value.isDisplayed }
            .map(\.value)
    }

    /// Returns the index paths of the supplementary views of a kind on the screen, in no particular order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleSupplementaryViews(ofKind: elementKind).compactMap { $0.element?.indexPath }
    }

    /// Returns the index path of a supplementary view; `nil` if it is not on the screen.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        guard let element = shown.element(of: supplementaryView), case .supplementaryView = element.category else {
            return nil
        }
        return element.indexPath
    }

    /// Returns the attributes of an item, as the layout has them.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return contains(indexPath) ? attributes(of: .cell(indexPath)).map(shown) : nil
    }

    /// Returns the attributes of a supplementary view, as the layout has them.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return attributes(of: .supplementaryView(kind, indexPath)).map(shown)
    }

    // MARK: Reuse

    /// Registers a class of cells for an identifier; `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        programmerError(
            unless: cellClass == nil || cellClass is UICollectionViewCell.Type,
            "must pass a class of kind UICollectionViewCell",
            in: "UICollectionView.register(_:forCellWithReuseIdentifier:)",
            .invalidArgument
        )
        pool.register((cellClass as? UICollectionViewCell.Type).map(ReusableViewSource.type), for: .cell, identifier)
    }

    /// Registers a nib with one cell for an identifier; `nil` removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pool.register(nib.map(ReusableViewSource.nib), for: .cell, identifier)
    }

    /// Registers a class of supplementary views of a kind for an identifier; `nil` removes the registration.
    ///
    /// It is a programmer error to dequeue a view of a class that isn't a subclass of `UICollectionReusableView`.
    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        let source = viewClass.map { viewClass in
            (viewClass as? UICollectionReusableView.Type).map(ReusableViewSource.type) ?? .other(viewClass)
        }
        pool.register(source, for: .supplementaryView(kind: elementKind), identifier)
    }

    /// Registers a nib with one supplementary view of a kind for an identifier; `nil` removes the registration.
    open func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(nib.map(ReusableViewSource.nib), for: .supplementaryView(kind: kind), identifier)
    }

    /// Returns a reusable cell, or a new one of the registered class, with the place of its item.
    ///
    /// An identifier that was not registered is a programmer error.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        // An item that is being reconfigured keeps its cell.
        if reconfigurations.current == indexPath, let cell = shown.cell(indexPath) { return cell }
        return dequeuedCell(identifier, indexPath)
    }

    /// Returns a reusable supplementary view of a kind, or a new one of the registered class, with its place.
    ///
    /// An identifier that was not registered for the kind is a programmer error.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeuedView(elementKind, identifier, indexPath)
    }

    // MARK: Updates

    /// Reloads everything from the data source without animation. The selection is lost.
    ///
    /// The data source is asked before the next frame, or before the next query about items.
    open func reloadData() {
        reload()
    }

    /// Animates the changes of items in a closure as one motion, together with changes of the layout.
    ///
    /// - Parameter completion: A closure that is called when the motion is over, with whether it ran to its end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        noteSurroundings()
        perform({ updates?() }, completion: completion)
    }

    open func insertItems(at indexPaths: [IndexPath]) {
        update { $0.insertRows(at: indexPaths, with: ByLayout()) }
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.deleteRows(at: indexPaths, with: ByLayout()) }
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moveRow(at: indexPath, to: newIndexPath) }
    }

    /// Replaces the cells of items by new ones.
    open func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.reloadRows(at: indexPaths, with: ByLayout()) }
    }

    /// Asks the data source to configure the existing cells of items again.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        update { $0.reconfigureRows(at: indexPaths) }
    }

    open func insertSections(_ sections: IndexSet) {
        update { $0.insertSections(sections, with: ByLayout()) }
    }

    open func deleteSections(_ sections: IndexSet) {
        update { $0.deleteSections(sections, with: ByLayout()) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.moveSection(section, toSection: newSection) }
    }

    open func reloadSections(_ sections: IndexSet) {
        update { $0.reloadSections(sections, with: ByLayout()) }
    }

    /// Whether a block of updates is open, or changed items are not shown yet.
    open var hasUncommittedUpdates: Bool { updates.isUncommitted }

    /// Changes to another layout.
    ///
    /// - Parameter animated: Whether the views move to their new places.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        change(to: layout, animated: animated, completion: nil)
    }

    /// Changes to another layout.
    ///
    /// - Parameters:
    ///   - animated: Whether the views move to their new places.
    ///   - completion: A closure that is called when the motion is over, with whether it ran to its end.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        change(to: layout, animated: animated, completion: completion)
    }

    /// Begins a transition to another layout whose progress the client sets in the layout that is returned, which is
    /// that of the collection view meanwhile.
    ///
    /// - Parameter completion: A closure that is called at the end, with whether the motion ran to its end and whether
    ///   the transition was finished.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        startTransition(to: layout, completion)
    }

    /// Moves the views to their places in the next layout of an interactive transition.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Moves the views back to their places before an interactive transition.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    // MARK: Movements of items

    /// Begins to move an item, which follows the calls of ``updateInteractiveMovementTargetPosition(_:)``.
    ///
    /// - Returns: Whether the data source allows it.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard let begun = InteractiveMovement.begin(indexPath, of: self) else { return false }
        itemMovement = begun
        return true
    }

    /// Moves the center of the item to a point of the content. The others make way.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        itemMovement?.move(to: targetPosition)
    }

    /// Ends the movement. The data source moves the item to its place.
    open func endInteractiveMovement() { itemMovement?.end() }

    /// Ends the movement. The item returns.
    open func cancelInteractiveMovement() { itemMovement?.cancel() }

    // MARK: Scrolling

    /// Scrolls an item to a position on the screen. Along an axis without a position it scrolls as far as necessary.
    ///
    /// An item that doesn't exist, and two positions of one axis, are programmer errors.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// The selected items; `nil` if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selection.rows.isEmpty ? nil : selection.rows.sorted()
    }

    /// Selects an item, and by default deselects the others; `nil` deselects all. The delegate is not told.
    ///
    /// It does nothing if `allowsSelection` is `false`.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item. The delegate is not told. It does nothing if `allowsSelection` is `false`.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        if allowsSelection { deselect(indexPath) }
    }

    // MARK: Context menus

    /// The interaction that opens the context menus of items. The delegate provides these.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.delegate === contextMenu }
    }

    // MARK: UIView

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }

    override var contentFollowsLayout: Bool { false }

    override var subviewsInReadingOrder: [UIView]? { itemsInReadingOrder }

    override var focusKeeper: (any FocusKeeper)? { self }

    /// A touch that goes on outside of the window selects nothing.
    override func leaveWindow() {
        super.leaveWindow()
        if let touch = selection.touch { cancelSelection([touch]) }
    }

    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(
            forProposedContentOffset: proposed,
            withScrollingVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        )
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return swiping?.target(of: view) ?? view
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first, swiping?.take(touch) == true { return }
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

    /// Handles the keys of the focused item: arrows move the focus, space and return select, others scroll.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !answer($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !answer($0) }
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }
}
