import CoreGraphics
import Foundation

/// The representation of a controller in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, TitledItem {
    /// The bar that shows the item.
    weak var bar: UINavigationBar?
    /// The appearances of the bar while it shows the item.
    private(set) var appearances = NavigationAppearances()

    public init(title: String) {
        self.title = title
    }

    /// Creates an item without reading the archive. Archives aren't supported; subclasses that declare this
    /// initializer compile.
    public required init?(coder: NSCoder) {}

    /// The title in the center of the bar.
    open var title: String? {
        didSet { if title != oldValue { bar?.itemChanged(self) } }
    }

    /// The text below the title. The default, `nil`, is none.
    open var subtitle: String? {
        didSet { if subtitle != oldValue { bar?.heightChanged(of: self) } }
    }

    /// The large title. The default, `nil`, is `title`.
    open var largeTitle: String? {
        didSet { if largeTitle != oldValue { bar?.itemChanged(self) } }
    }

    /// The text below a large title, for which the bar grows. The default, `nil`, is `subtitle`.
    open var largeSubtitle: String? {
        didSet { if largeSubtitle != oldValue { bar?.heightChanged(of: self) } }
    }

    /// The text above the title, for which the bar grows. The default, `nil`, is none.
    open var prompt: String? {
        didSet { if prompt != oldValue { bar?.heightChanged(of: self) } }
    }

    // Those of objects are in an extension of a protocol. For an item that conforms to an app's protocol with the same
    // members and defaults of its own, the compiler could not tell which ones to take.
    /// The name of the element that the item stands for. The default is `nil`.
    open var accessibilityLabel: String? {
        get { (self as NSObject).accessibilityLabel }
        set { (self as NSObject).accessibilityLabel = newValue }
    }

    /// A description of what activating the element does. The default is `nil`.
    open var accessibilityHint: String? {
        get { (self as NSObject).accessibilityHint }
        set { (self as NSObject).accessibilityHint = newValue }
    }

    /// The view in the center of the bar, instead of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { bar?.itemChanged(self) } }
    }

    /// The closure that returns the menu of the title, from the elements that the system suggests, of which there are
    /// none here. With a closure, the title is a button with an arrow, unless there is a title view. The default is
    /// `nil`.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { bar?.itemChanged(self) }
    }

    /// The title of the next controller's back button, which otherwise shows an arrow only.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { bar?.itemChanged(self) } }
    }

    /// The item whose title the next controller's back button shows, instead of the titles of this item. Its tint color
    /// is that of the button, too; its other properties have no effect. The default is `nil`.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { bar?.itemChanged(self) } }
    }

    /// The title that the next controller's back button has. The default is `default`: one that was set for it.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { bar?.itemChanged(self) } }
    }

    /// The action of the back button while the bar shows this item, instead of going back. With an action, there is a
    /// back button even if there is no item below this one. The default is `nil`.
    open var backAction: UIAction? {
        didSet { if backAction !== oldValue { bar?.itemChanged(self) } }
    }

    /// The arrangement of the bar. The default is `.navigator`.
    open var style = ItemStyle.navigator {
        didSet { if style != oldValue { bar?.itemChanged(self) } }
    }

    /// The object that the user can rename with the title, by an element of the title's menu. The default, `nil`, is
    /// none.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        didSet { if renameDelegate !== oldValue { bar?.itemChanged(self) } }
    }

    // MARK: Items

    private var leading: [UIBarButtonItem] { leadingItemGroups.flatMap(\.barButtonItems) }

    /// The items from the trailing edge inwards.
    private var trailing: [UIBarButtonItem] { trailingItemGroups.flatMap(\.barButtonItems).reversed() }

    /// The groups of items at the leading edge, in the direction in which the interface is read. The items that are set
    /// without a group are one group.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsDidChange(from: oldValue, to: leadingItemGroups) }
    }

    /// The groups of items at the trailing edge, in the direction in which the interface is read. The items that are
    /// set without a group are one group.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsDidChange(from: oldValue, to: trailingItemGroups) }
    }

    /// The group of items at the trailing edge that follows all others. The default is `nil`.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { groupsDidChange(from: [oldValue].compactMap(\.self), to: [pinnedTrailingGroup].compactMap(\.self)) }
    }

    /// The groups of items in the center of the bar, in the direction in which the interface is read. The last ones are
    /// in the overflow menu if there is too little room, and all of them are with the style `.navigator`.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsDidChange(from: oldValue, to: centerItemGroups) }
    }

    /// A name for the user's choice of groups in the center, which is kept for the next time the app runs. With a name,
    /// the overflow menu has elements that move, remove and add groups. The default is `nil`.
    open var customizationIdentifier: String? {
        didSet { if customizationIdentifier != oldValue { bar?.buttonsChanged(of: self, animated: false) } }
    }

    /// Elements at the end of the overflow menu, whose button is visible with them. The default is `nil`.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        didSet { if additionalOverflowItems !== oldValue { bar?.buttonsChanged(of: self, animated: false) } }
    }

    /// The button of the overflow menu, beside which a popover can be presented; `nil` while it isn't visible.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        overflow.isShown ? overflow.button : nil
    }

    /// The button for what the bar doesn't show.
    private(set) lazy var overflow = NavigationOverflow(self)

    /// Whether a change of the groups fades.
    private var animatesGroups = false

    private func groupsDidChange(from old: [UIBarButtonItemGroup], to new: [UIBarButtonItemGroup]) {
        for group in old where group.owner === self { group.owner = nil }
        for group in new { group.owner = self }
        bar?.buttonsChanged(of: self, animated: animatesGroups)
    }

    /// Shows the groups again after a change of one.
    func groupDidChange() { bar?.buttonsChanged(of: self, animated: false) }

    /// The groups that the bar shows: those at the leading edge, and those at the trailing edge.
    var groups: (leading: [UIBarButtonItemGroup], trailing: [UIBarButtonItemGroup]) {
        (leadingItemGroups, trailingItemGroups + [pinnedTrailingGroup].compactMap(\.self))
    }

    /// Whether the bar may have more than a title, and items at its edges.
    var hasCenterOrOverflow: Bool {
        !centerItemGroups.isEmpty || additionalOverflowItems != nil || customizationIdentifier != nil
    }

    private func setGroups(
        _ groups: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItemGroup]>,
        _ items: [UIBarButtonItem],
        animated: Bool
    ) {
        animatesGroups = animated
        self[keyPath: groups] = items.isEmpty ? [] : [.fixedGroup(items: items)]
        animatesGroups = false
    }

    /// The items at the leading edge, from the edge inwards. They replace the back button, unless
    /// `leftItemsSupplementBackButton` is `true`.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leading.isEmpty ? nil : leading }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The items at the trailing edge, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { trailing.isEmpty ? nil : trailing }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// The first of the items at the leading edge. Setting it replaces that item and keeps the others; `nil` removes
    /// it.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leading.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The first of the items at the trailing edge. Setting it replaces that item and keeps the others; `nil` removes
    /// it.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { trailing.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Sets the items at the leading edge. They fade in if `animated` is `true`.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        guard items ?? [] != leading else { return }
        setGroups(\.leadingItemGroups, items ?? [], animated: animated)
    }

    /// Sets the items at the trailing edge. They fade in if `animated` is `true`.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        guard items ?? [] != trailing else { return }
        setGroups(\.trailingItemGroups, (items ?? []).reversed(), animated: animated)
    }

    /// Replaces the first item at the leading edge. The new one fades in if `animated` is `true`.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(
            (item.map { [$0] } ?? []) + leading.dropFirst().filter { $0 !== item },
            animated: animated
        )
    }

    /// Replaces the first item at the trailing edge. The new one fades in if `animated` is `true`.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        let rest = trailing.dropFirst().filter { $0 !== item }
        setRightBarButtonItems((item.map { [$0] } ?? []) + rest, animated: animated)
    }

    /// Whether the items at the leading edge follow the back button, instead of replacing it. The default is `false`.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { bar?.itemChanged(self) } }
    }

    // MARK: Search

    /// The search whose bar is below the title. The default is `nil`.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.item = nil
            oldValue?.isActive = false
            searchController?.item = self
            bar?.itemChanged(self)
            bar?.navigationController?.largeTitlesChanged()
        }
    }

    /// The text in the bar of the search.
    var searchedText: String? { searchController?.searchBar.text }

    /// The place of the search bar that the app prefers. The default is `.automatic`.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { searchController?.placementMayHaveChanged() }
    }

    /// The place of the search bar.
    open var searchBarPlacement: SearchBarPlacement {
        SearchPlace.placement(
            preferring: preferredSearchBarPlacement,
            isRegular: bar?.traitCollection.horizontalSizeClass == .regular,
            hasRoom: style != .navigator || bar?.navigationController?.isAmongTabs == true
        )
    }

    /// Whether the app prefers a search bar that isn't below the title.
    var prefersSearchInLine: Bool { ![.automatic, .stacked].contains(preferredSearchBarPlacement) }

    /// Where the bar has the search bar now.
    var searchPlace: SearchPlace {
        guard prefersSearchInLine else { return .below }
        return SearchPlace(
            searchBarPlacement,
            isRegular: bar?.traitCollection.horizontalSizeClass == .regular,
            isActive: searchController?.isActive == true,
            hasScopes: searchController?.searchBar.scopeButtonTitles?.isEmpty == false
        )
    }

    /// Whether the search bar scrolls away with the content. The default is `true`.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.navigationController?.placeSearch() } }
    }

    // MARK: Appearance

    /// The appearance of the bar while it shows the item, instead of the bar's own. The default is `nil`. Setting it
    /// copies the value.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { replace(\.standard, by: newValue) }
    }

    /// The appearance in windows that are compact vertically, instead of the bar's own. The default is `nil`. Setting
    /// it copies the value.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { replace(\.compact, by: newValue) }
    }

    /// The appearance while content is at its top, instead of the bar's own. The default is `nil`. Setting it copies
    /// the value.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { replace(\.scrollEdge, by: newValue) }
    }

    /// The appearance while content is at its top, in windows that are compact vertically, instead of the bar's own.
    /// The default is `nil`. Setting it copies the value.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { replace(\.compactScrollEdge, by: newValue) }
    }

    private func replace(
        _ situation: WritableKeyPath<NavigationAppearances, UINavigationBarAppearance?>,
        by new: UINavigationBarAppearance?
    ) {
        appearances.set(new, for: situation) { [weak self] in self?.appearanceChanged() }
        appearanceChanged()
    }

    private func appearanceChanged() {
        if bar?.topItem === self { bar?.appearanceChanged() }
    }

    // MARK: Display

    /// The size of the title, if the bar prefers large titles. The default is `automatic`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { bar?.navigationController?.largeTitlesChanged() } }
    }

    /// Whether the back button is hidden while the bar shows the item. The default is `false`.
    open var hidesBackButton: Bool {
        get { isBackHidden }
        set { setHidesBackButton(newValue, animated: false) }
    }

    private var isBackHidden = false

    /// Shows or hides the back button. It fades if `animated` is `true`.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != isBackHidden else { return }
        isBackHidden = hidesBackButton
        bar?.itemChanged(self, animated: animated)
    }
}

extension UINavigationItem {
    /// The height that the prompt adds to the bar, in points.
    var promptHeight: CGFloat { prompt == nil ? 0 : NavigationMetrics.promptHeight }

    /// The title that the back button shows, which is one that the client asked for. Otherwise it shows an arrow only.
    var shownTitleOfBackButton: String {
        switch backButtonDisplayMode {
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? ""
        case .generic, .minimal: titleOfBackButton
        }
    }

    /// The name of the back button that leads to the item.
    var titleOfBackButton: String {
        switch backButtonDisplayMode {
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? ""
        case .generic: "Back"
        case .minimal: ""
        }
    }

    /// Whether the bar has a back button for the item.
    ///
    /// - Parameter exit: The action of the bar for an item with none behind it.
    func showsBackButton(to back: UINavigationItem?, orExit exit: UIAction? = nil) -> Bool {
        guard back != nil || backAction != nil || exit != nil, !hidesBackButton else { return false }
        let items = groups.leading.flatMap(\.shownItems)
        return leftItemsSupplementBackButton || !items.contains { !$0.isHidden }
    }
}
