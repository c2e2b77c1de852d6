import CoreGraphics
import Foundation

/// A container that shows its controllers in columns: a list, perhaps another one, and the content. In a window of
/// compact width it is collapsed: the columns are on top of each other in one navigation controller.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(list, for: .primary)
/// split.setViewController(detail, for: .secondary)
/// ```
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    private(set) var columns = SplitColumns()
    private var collapsed: CollapsedStack?
    private var compactChild: UIViewController?
    private var mode = DisplayMode.automatic
    private let storedStyle: Style
    private let dimming = SplitDimming()
    /// Whether the inspector column is beside the others.
    var showsInspector = false
    private var item: UIBarButtonItem?

    /// Creates a split view with columns.
    public init(style: Style) {
        storedStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view without columns, for `viewControllers`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        storedStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates the split view of a storyboard.
    public required init?(coder: NSCoder) {
        storedStyle = (coder as? NibCoder)?.splitViewStyle ?? .unspecified
        super.init(coder: coder)
    }

    /// The object that decides about the columns. `nil` by default.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The style with which the split view was created.
    open var style: Style { storedStyle }

    // MARK: Controllers

    /// The controllers of a split view without columns: the primary one, and the secondary one. While it is collapsed,
    /// only the primary one.
    open var viewControllers: [UIViewController] {
        get {
            let all = [columns.shown[.primary], isCollapsed ? nil : columns.shown[.secondary]]
            return all.compactMap { $0 }
        }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
        }
    }

    /// Returns the controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { columns.given[column] }

    /// Sets the controller of a column. In a split view with columns it gets a navigation controller around it.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        let old = columns.shown[column]
        columns.set(vc, for: column, wraps: style != .unspecified && column != .compact)
        guard isViewLoaded else { return }
        if isCollapsed {
            if column == .secondary { collapsed?.show(takeDetail(), animated: false) }
            return
        }
        remove(old)
        addColumns()
    }

    /// Takes the controllers of the secondary column out of its navigation controller.
    private func takeDetail() -> [UIViewController] {
        let detail = columns.shown[.secondary]
        let stack = Self.stack(of: detail)
        (detail as? UINavigationController)?.setViewControllers([], animated: false)
        return stack
    }

    private static func stack(of controller: UIViewController?) -> [UIViewController] {
        (controller as? UINavigationController)?.viewControllers ?? controller.map { [$0] } ?? []
    }

    private var visibleColumns: [Column] {
        let others: [Column] =
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        return style == .unspecified ? others : others + [.inspector]
    }

    private func remove(_ controller: UIViewController?) {
        guard let controller, controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    private func add(_ controller: UIViewController) {
        guard controller.parent !== self, controller.presentingViewController == nil else { return }
        addChild(controller)
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    /// Adds the views of the columns, the secondary one below the others.
    func addColumns() {
        for column in visibleColumns.reversed() { columns.shown[column].map(add) }
        dimming.onTouch = { [weak self] in self?.change(to: .secondaryOnly) }
        for column in visibleColumns.reversed() {
            if let view = columns.shown[column]?.view, view.superview === self.view {
                self.view.bringSubviewToFront(view)
            }
            if column == .secondary {
                view.addSubview(dimming)
                view.bringSubviewToFront(dimming)
            }
        }
        showPrimaryBackground()
        showButton()
        view.setNeedsLayout()
    }

    // MARK: Showing

    /// Shows a column: in a window of compact width on top of the others, and otherwise beside or over the secondary
    /// one.
    open func show(_ column: Column) {
        if column == .inspector { return showInspector() }
        guard !isCollapsed else {
            switch column {
            case .secondary: collapsed?.show(animated: true)
            case .primary, .supplementary: collapsed?.showPrimary(animated: true)
            case .compact, .inspector: break
            }
            return
        }
        switch column {
        case .secondary, .compact: if isOver { change(to: .secondaryOnly) }
        case .primary: change(to: modeShowing(style == .tripleColumn ? 2 : 1))
        case .supplementary: if layout.visibleCount == 0 { change(to: modeShowing(1)) }
        case .inspector: break
        }
    }

    /// Hides a column. The secondary one is always visible.
    open func hide(_ column: Column) {
        if column == .inspector { return hideInspector() }
        guard !isCollapsed else {
            if column == .secondary { collapsed?.showPrimary(animated: true) }
            return
        }
        switch column {
        case .primary: change(to: style == .tripleColumn ? modeShowing(1) : .secondaryOnly)
        case .supplementary: change(to: .secondaryOnly)
        case .secondary, .compact, .inspector: break
        }
    }

    private func modeShowing(_ count: Int) -> DisplayMode {
        switch (count, splitBehavior) {
        case (2, .tile): .twoBesideSecondary
        case (2, .displace): .twoDisplaceSecondary
        case (2, _): .twoOverSecondary
        case (_, .overlay): .oneOverSecondary
        default: .oneBesideSecondary
        }
    }

    /// Shows a controller in the primary column.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        if let navigation = collapsed?.navigation ?? columns.shown[.primary] as? UINavigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            setViewController(vc, for: .primary)
        }
    }

    /// Shows a controller in the secondary column: in a window of compact width on top of the primary one.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        guard isCollapsed else {
            setViewController(vc, for: .secondary)
            if isOver { change(to: .secondaryOnly) }
            return
        }
        columns.set(vc, for: .secondary, wraps: style != .unspecified)
        if collapsed == nil { return present(vc, animated: true) }
        collapsed?.show(takeDetail(), animated: true)
    }

    /// Whether the controller performs an action. It shows others in the primary and in the secondary column.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        [Self.showAction, Self.showDetailAction].contains(action) || super.canPerformAction(action, withSender: sender)
    }

    // MARK: Collapsing

    /// Whether the columns are on top of each other, because the window has a compact width.
    open var isCollapsed: Bool { collapsed != nil || compactChild != nil }

    private func updateCollapse() {
        guard isViewLoaded else { return }
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != isCollapsed else { return }
        if isCompact { collapse() } else { expand() }
    }

    private func collapse() {
        for column in visibleColumns { remove(columns.shown[column]) }
        dimming.removeFromSuperview()
        primaryBackground?.removeFromSuperview()
        showsInspector = false
        if style == .unspecified, let primary = delegate?.primaryViewController(forCollapsing: self) {
            columns.set(primary, for: .primary, wraps: false)
        }
        if let compact = columns.shown[.compact] {
            compactChild = compact
            add(compact)
        } else if let primary = columns.shown[.primary] {
            collapse(onto: primary)
        }
        delegate?.splitViewControllerDidCollapse(self)
        NotificationCenter.default.post(name: Self.showDetailTargetDidChangeNotification, object: self)
        view.setNeedsLayout()
    }

    private func collapse(onto primary: UIViewController) {
        guard let navigation = primary as? UINavigationController else {
            compactChild = primary
            return add(primary)
        }
        let detail = columns.shown[.secondary]
        let middle = style == .tripleColumn ? Self.stack(of: columns.shown[.supplementary]) : []
        var showsDetail = detail != nil
        if style == .unspecified, let detail {
            showsDetail = delegate?.splitViewController(self, collapseSecondary: detail, onto: primary) != true
        } else if let delegate {
            let top = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
            showsDetail = showsDetail && top == .secondary
        }
        collapsed = CollapsedStack(navigation, middle: middle, detail: takeDetail(), showsDetail: showsDetail)
        add(navigation)
    }

    private func expand() {
        remove(compactChild)
        compactChild = nil
        if let collapsed {
            let separated =
                style == .unspecified
                ? delegate?.splitViewController(self, separateSecondaryFrom: collapsed.navigation) : nil
            // Outside of a window, the controllers move from one navigation controller to the other at once.
            remove(collapsed.navigation)
            let stack = collapsed.separate()
            self.collapsed = nil
            restore(stack, separated)
        }
        if style == .unspecified, let primary = delegate?.primaryViewController(forExpanding: self) {
            columns.set(primary, for: .primary, wraps: false)
        }
        let proposed = layoutMode(automaticMode)
        let chosen = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        // The view gets its new size later, so the standard mode is determined by the layout.
        mode = chosen.flatMap { $0 == proposed ? nil : $0 } ?? .automatic
        shownMode = nil
        takeInspectorBack()
        addColumns()
        delegate?.splitViewControllerDidExpand(self)
        NotificationCenter.default.post(name: Self.showDetailTargetDidChangeNotification, object: self)
    }

    private func restore(_ stack: [UIViewController], _ separated: UIViewController?) {
        if let separated {
            columns.set(separated, for: .secondary, wraps: false)
        } else if let navigation = columns.shown[.secondary] as? UINavigationController {
            navigation.setViewControllers(stack, animated: false)
        }
        if style == .tripleColumn, let primary = columns.shown[.primary] as? UINavigationController,
            let middle = columns.shown[.supplementary] as? UINavigationController,
            let given = columns.given[.supplementary],
            let index = primary.viewControllers.firstIndex(where: { $0 === given })
        {
            let own = Array(primary.viewControllers[index...])
            primary.setViewControllers(Array(primary.viewControllers[..<index]), animated: false)
            middle.setViewControllers(own, animated: false)
        }
    }

    // MARK: Display mode

    /// The display mode that the app prefers. `.automatic` by default.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if !isCollapsed { change(to: layoutMode(preferredDisplayMode)) } }
    }

    /// The visible columns.
    open var displayMode: DisplayMode {
        mode == .automatic ? layoutMode(preferredDisplayMode) : mode
    }

    /// How the app wants other columns to appear. `.automatic` by default, which is `.tile` where there is room.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if !isCollapsed { change(to: layoutMode(preferredDisplayMode)) } }
    }

    /// How other columns appear.
    open var splitBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        return viewWidth - primaryColumnWidth >= Self.leastSecondaryWidth ? .tile : .overlay
    }

    /// The width in points that a tiled secondary column has at least (unverified).
    private static let leastSecondaryWidth: CGFloat = 320
    /// The width in points from which on three columns are visible (unverified).
    private static let tripleWidth: CGFloat = 1000

    private var automaticMode: DisplayMode {
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        guard splitBehavior == .tile else { return .secondaryOnly }
        return style == .tripleColumn && viewWidth >= Self.tripleWidth ? .twoBesideSecondary : .oneBesideSecondary
    }

    private func layoutMode(_ preferred: DisplayMode) -> DisplayMode {
        preferred == .automatic ? automaticMode : preferred
    }

    private var isOver: Bool { layout.isOver }

    /// The mode in which the columns were placed last.
    private var shownMode: DisplayMode?

    private func change(to new: DisplayMode) {
        let (old, resolved) = (shownMode ?? displayMode, layoutMode(new))
        guard isViewLoaded, resolved != old else { return mode = new == .automatic ? .automatic : resolved }
        tellDelegate(of: resolved, from: old)
        mode = old
        let animated = view.window != nil
        view.layoutIfNeeded()
        mode = resolved
        showButton()
        view.setNeedsLayout()
        if animated { animateLayout() }
    }

    /// Moves the columns to their new places.
    func animateLayout() {
        UIView.animate(
            withDuration: 0.4,
            delay: 0,
            usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            options: [.allowUserInteraction]
        ) {
            self.view.layoutIfNeeded()
        }
    }

    private func tellDelegate(of new: DisplayMode, from old: DisplayMode) {
        delegate?.splitViewController(self, willChangeTo: new)
        var other = layout
        other.mode = old
        let before = shownColumns(other.visibleCount)
        other.mode = new
        let after = shownColumns(other.visibleCount)
        for column in after where !before.contains(column) { delegate?.splitViewController(self, willShow: column) }
        for column in before where !after.contains(column) { delegate?.splitViewController(self, willHide: column) }
    }

    private func shownColumns(_ count: Int) -> [Column] {
        Array((style == .tripleColumn ? [Column.supplementary, .primary] : [.primary]).prefix(count))
    }

    // MARK: The button

    /// The item of a bar that shows or hides the primary column.
    open var displayModeButtonItem: UIBarButtonItem {
        if let item { return item }
        let action = UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in self?.toggle() }
        let made = UIBarButtonItem(primaryAction: action)
        made.accessibilityLabel = "Sidebar"
        item = made
        return made
    }

    /// When the item is in the bar of the secondary column of a split view with columns. `.automatic` by default,
    /// which is unless the column has an item at its leading edge.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { showButton() }
    }

    /// Whether there is a button in the bar of the secondary column that hides the other columns, while two of them are
    /// beside it or over it. `false` by default. It applies to three columns.
    open var showsSecondaryOnlyButton = false {
        didSet { if showsSecondaryOnlyButton != oldValue { showButton() } }
    }

    /// The item of a bar that hides all columns but the secondary one.
    private lazy var secondaryOnlyItem: UIBarButtonItem = {
        let image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
        let item = UIBarButtonItem(
            primaryAction: UIAction(image: image) { [weak self] _ in self?.change(to: .secondaryOnly) }
        )
        item.accessibilityLabel = "Full Screen"
        return item
    }()

    private func showButton() {
        guard style != .unspecified, let navigation = columns.shown[.secondary] as? UINavigationController,
            let bar = navigation.viewControllers.first?.navigationItem
        else { return }
        let items = bar.leftBarButtonItems ?? []
        let others = items.filter { $0 !== item && $0 !== secondaryOnlyItem }
        let isShown =
            displayModeButtonVisibility == .always || displayModeButtonVisibility == .automatic && others.isEmpty
        let hidesOthers =
            showsSecondaryOnlyButton && style == .tripleColumn && !isCollapsed && layoutMode(mode) != .secondaryOnly
        let modeItems = isShown && !isCollapsed ? [displayModeButtonItem] : []
        let wanted = modeItems + (hidesOthers ? [secondaryOnlyItem] : []) + others
        if !wanted.elementsEqual(items, by: ===) { bar.leftBarButtonItems = wanted.isEmpty ? nil : wanted }
    }

    private func toggle() {
        if layout.visibleCount == 0 {
            show(style == .tripleColumn ? .supplementary : .primary)
        } else {
            change(to: .secondaryOnly)
        }
    }

    /// Whether a swipe from the edge shows the primary column, and one back hides it. `true` by default.
    open var presentsWithGesture = true

    // MARK: Widths

    /// The value of a width or a fraction that means the one of the system.
    open class var automaticDimension: CGFloat { -1 }

    /// The width of the primary column in points.
    open var primaryColumnWidth: CGFloat {
        width(
            preferredPrimaryColumnWidth,
            preferredPrimaryColumnWidthFraction,
            minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth
        )
    }

    /// The width of the supplementary column in points.
    open var supplementaryColumnWidth: CGFloat {
        width(
            preferredSupplementaryColumnWidth,
            preferredSupplementaryColumnWidthFraction,
            minimumSupplementaryColumnWidth,
            maximumSupplementaryColumnWidth
        )
    }

    private func width(_ preferred: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        let given = { (value: CGFloat) -> CGFloat? in value == Self.automaticDimension ? nil : value }
        return SplitLayout.Width(
            preferred: given(preferred),
            fraction: given(fraction),
            minimum: given(least),
            maximum: given(most)
        ).resolved(in: viewWidth, standard: SplitLayout.standardWidth)
    }

    private var viewWidth: CGFloat { viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width }

    /// The width of the primary column that the app prefers, in points. `automaticDimension` by default.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
    /// The width of the primary column as a fraction. `automaticDimension` by default.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { widthsChanged() } }
    /// The least width of the primary column in points. `automaticDimension` by default.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
    /// The largest width of the primary column in points. `automaticDimension` by default.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
    /// The width of the supplementary column that the app prefers, in points. `automaticDimension` by default.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
    /// The width of the supplementary column as a fraction. `automaticDimension` by default.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { widthsChanged() } }
    /// The least width of the supplementary column in points. `automaticDimension` by default.
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { widthsChanged() } }
    /// The largest width of the supplementary column in points. `automaticDimension` by default.
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { widthsChanged() } }

    /// The edge at which the primary column is. `.leading` by default.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { widthsChanged() }
    }

    private func widthsChanged() {
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: The background

    /// The background of the primary column. `.none` by default.
    open var primaryBackgroundStyle = BackgroundStyle.none {
        didSet { if primaryBackgroundStyle != oldValue, isViewLoaded, !isCollapsed { showPrimaryBackground() } }
    }

    private var primaryBackground: UIView?

    private func showPrimaryBackground() {
        guard primaryBackgroundStyle == .sidebar, let primary = columns.shown[.primary]?.view else {
            primaryBackground?.removeFromSuperview()
            primaryBackground = nil
            return
        }
        let background = primaryBackground ?? UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        primaryBackground = background
        view.insertSubview(background, belowSubview: primary)
        view.setNeedsLayout()
    }

    // MARK: Layout

    open override func loadView() {
        let view = SplitView()
        view.split = self
        view.backgroundColor = .systemBackground
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addAction { [weak self] in self?.swiped($0, direction) }
            view.addGestureRecognizer(swipe)
        }
        if traitCollection.horizontalSizeClass == .compact { collapse() } else { addColumns() }
    }

    private func swiped(_ swipe: UIGestureRecognizer, _ direction: UISwipeGestureRecognizer.Direction) {
        guard presentsWithGesture, !isCollapsed, swipe.state == .ended else { return }
        let opens = (direction == .right) != layout.isMirrored
        if opens, layout.visibleCount == 0 { toggle() }
        if !opens, isOver { change(to: .secondaryOnly) }
    }

    private var layout: SplitLayout {
        let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return SplitLayout(
            bounds: viewIfLoaded?.bounds ?? .zero,
            primary: columns.shown[.primary] == nil ? 0 : primaryColumnWidth,
            supplementary: supplementaryColumnWidth,
            hasSupplementary: style == .tripleColumn && columns.shown[.supplementary] != nil,
            mode: displayMode,
            hasInspector: style != .unspecified && columns.shown[.inspector] != nil,
            showsInspector: showsInspector,
            isMirrored: isRightToLeft != (primaryEdge == .trailing)
        )
    }

    /// Places the columns.
    func placeColumns() {
        updateCollapse()
        guard !isCollapsed else {
            let child = compactChild ?? collapsed?.navigation
            child?.view.frame = view.bounds
            return
        }
        let (layout, frames) = (layout, layout.frames)
        if showsSecondaryOnlyButton, shownMode != layout.mode { showButton() }
        shownMode = layout.mode
        for (column, frame) in [
            (Column.primary, frames.primary), (.supplementary, frames.supplementary), (.secondary, frames.secondary),
            (.inspector, frames.inspector),
        ] {
            guard let child = columns.shown[column], child.parent === self else { continue }
            child.view.frame = frame
            child.view.accessibilityElementsHidden = column != .secondary && !frame.overlaps(view.bounds)
        }
        primaryBackground?.frame = frames.primary
        dimming.frame = view.bounds
        dimming.alpha = layout.isOver ? SplitLayout.dimming : 0
        dimming.isUserInteractionEnabled = layout.isOver
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateCollapse()
    }
}
