import CoreGraphics
import Failures
import Foundation

/// A button in a navigation bar or a toolbar.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in add() })
/// ```
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
    /// The kinds of items by what they show.
    enum Content {
        case button, fixedSpace, flexibleSpace
    }

    private(set) var content = Content.button
    private var storedView: BarButton?
    /// Whether the item never shares its background, as the close button of the system.
    private(set) var standsAlone = false
    /// The bar that shows the item.
    weak var host: (any BarItemHost)?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let item = (coder as? NibCoder)?.systemItem { show(item) }
    }

    /// Creates an item with a title or an image, or with those of its action.
    ///
    /// A tap performs the action. If there is only a menu, it opens the menu; if there are both, holding opens it.
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        takeContents()
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Creates an item with the symbol or the title of a system item, or a space.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        show(systemItem)
        self.menu = menu
    }

    private func show(_ systemItem: SystemItem) {
        switch systemItem {
        case .flexibleSpace: content = .flexibleSpace
        case .fixedSpace: content = .fixedSpace
        default:
            title = systemItem.title
            image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
            if systemItem == .done { style = .done }
            standsAlone = systemItem == .close
        }
    }

    /// Creates an item with a title, which calls a method of a target.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style) = (title, style)
        setTarget(target, action)
    }

    /// Creates an item with an image, which calls a method of a target.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style) = (image, style)
        setTarget(target, action)
    }

    /// Creates an item with the symbol or the title of a system item, or a space. It calls a method of a target.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        show(systemItem)
        setTarget(target, action)
    }

    /// Creates an item with a title, an image or both, which calls a method of a target, and with a menu.
    public convenience init(
        title: String?,
        image: UIImage?,
        target: AnyObject?,
        action: Selector?,
        menu: UIMenu? = nil
    ) {
        self.init()
        (self.title, self.image, self.menu) = (title, image, menu)
        setTarget(target, action)
    }

    /// Creates an item with one image for regular height and one for compact height.
    public convenience init(
        image: UIImage?,
        landscapeImagePhone: UIImage?,
        style: Style,
        target: Any?,
        action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    private func setTarget(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// The object whose method a tap calls. The default, `nil`, is the first responder in the chain that has the
    /// method.
    open weak var target: AnyObject?

    /// The method that a tap calls, with the item and the event as its arguments, as far as it has parameters. The
    /// default is `nil`. A primary action takes precedence.
    open var action: Selector?

    /// Creates an item that shows a view. The bar places the view, which handles its touches itself.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns an item that is a space of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    /// Returns an item that is a space as wide as the other items leave. Several of them have equal widths.
    open class func flexibleSpace() -> Self {
        space(.flexibleSpace)
    }

    private static func space(_ content: Content) -> Self {
        // `init()` isn't required of subclasses.
        guard let item = allocateObject() as? Self else { invariantFailure("The item is of another class.") }
        item.content = content
        return item
    }

    /// The action of a tap. Setting it also sets the title and the image to those of the action, if it has them.
    open var primaryAction: UIAction? {
        didSet {
            takeContents()
            itemDidChange()
        }
    }

    private func takeContents() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
    }

    /// The menu that a tap opens, or a touch that is held if there is a primary action. The default is `nil`.
    open var menu: UIMenu? {
        didSet {
            guard menu !== oldValue else { return }
            showSelection()
            itemDidChange()
        }
    }

    /// The order of the elements of the menu. The default is `.automatic`. With `.priority`, the first element is the
    /// nearest to the item.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether a tap changes a selection. With a menu and without an action, the item shows the element of the menu
    /// that was chosen last, which is on. Otherwise a tap turns `isSelected` on or off. The default is `false`.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { showSelection() } }
    }

    private var hasAction: Bool { primaryAction != nil || action != nil }

    /// Whether the item shows what was chosen in its menu.
    var isPopUp: Bool { changesSelectionAsPrimaryAction && menu != nil && !hasAction }

    /// Shows the element of the menu that is on, or turns on the first one.
    func showSelection() {
        guard isPopUp, let leaves = menu?.leaves, let first = leaves.first else { return }
        let selected = leaves.first { $0.state == .on } ?? first
        selected.state = .on
        title = selected.title
        image = selected.image
    }

    /// The element that represents the item in a menu, such as the overflow menu of the bar. The default, `nil`, is an
    /// element with the title, the image and the action or the menu of the item, unless it has a custom view.
    open var menuRepresentation: UIMenuElement?

    /// The element that represents the item in a menu; `nil` for none.
    var menuElement: UIMenuElement? {
        guard !isHidden else { return nil }
        if let menuRepresentation { return menuRepresentation }
        guard content == .button, customView == nil else { return nil }
        if !hasAction, let menu {
            return UIMenu(title: name ?? "", image: image, options: menu.options, children: menu.children)
        }
        let element = UIAction(title: name ?? "", image: image) { [self] _ in perform() }
        if !isEnabled { element.attributes = .disabled }
        if isSelected { element.state = .on }
        return element
    }

    /// The name of the item for the user.
    var name: String? { title ?? accessibilityLabel }

    /// The style of the item. The default is `.plain`. A prominent item is filled with the tint color.
    open var style = Style.plain {
        didSet { if style != oldValue { itemDidChange() } }
    }

    /// The width in points, or that of the contents if it is 0, which is the default. Negative widths count as 0.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { itemDidChange() } }
    }

    /// The titles that the item may get. It is as wide as the widest of them. The default is `nil`.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { itemDidChange() } }
    }

    /// The view that the item shows, instead of its title and its image.
    open var customView: UIView? {
        didSet { if customView !== oldValue { itemDidChange() } }
    }

    /// The color of the title and the image, or of the capsule of a prominent item. The default, `nil`, is that of
    /// labels, and the tint color of the bar for the capsule.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { itemDidChange() } }
    }

    /// Whether the item is shown as selected, with a filled background. The default is `false`.
    open var isSelected = false {
        didSet { if isSelected != oldValue { itemDidChange() } }
    }

    /// Whether a drag that is held over the item operates it like a tap. A custom view isn't concerned. The default is
    /// `false`.
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded != oldValue { itemDidChange() } }
    }

    /// Whether the bar leaves the item out. The default is `false`.
    open var isHidden = false {
        didSet { if isHidden != oldValue { itemDidChange() } }
    }

    // MARK: Background

    /// Whether the item may share a capsule with items beside it. The default is `true`. Items with titles, custom
    /// views and prominent items never do.
    open var sharesBackground = true {
        didSet { if sharesBackground != oldValue { itemDidChange() } }
    }

    /// Whether the item has no capsule. The default is `false`.
    open var hidesSharedBackground = false {
        didSet { if hidesSharedBackground != oldValue { itemDidChange() } }
    }

    /// The badge over the item. The default, `nil`, is none. A custom view has none.
    open var badge: Badge? {
        didSet { itemDidChange() }
    }

    var isProminent: Bool { style == .done }

    /// Whether the item has a background image instead of a capsule.
    var hasOwnBackground: Bool { storedView?.hasBackgroundImage ?? false }

    // MARK: Groups

    /// The group that has the item.
    weak var group: UIBarButtonItemGroup?

    /// The group that has the item. An item that was added to a navigation item without one has a group there.
    open var buttonGroup: UIBarButtonItemGroup? { group }

    /// Returns a group with only this item.
    open func creatingFixedGroup() -> UIBarButtonItemGroup {
        .fixedGroup(items: [self])
    }

    /// Returns a group with only this item, which the user can move: see `UIBarButtonItemGroup`.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Returns a group with only this item, which the user can move, remove and add: see `UIBarButtonItemGroup`.
    open func creatingOptionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization,
            items: [self]
        )
    }

    /// The menu that the item opens: its own, or that of the group that it represents.
    var shownMenu: UIMenu? {
        if let menu { return isPopUp ? menu.adding(.singleSelection) : menu }
        guard let group, group.representativeItem === self else { return nil }
        return group.menu
    }

    /// Performs the action of the item.
    func perform() {
        if changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
        if let primaryAction {
            primaryAction.perform(from: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }

    // MARK: Images and adjustments

    /// The images and the offsets of the client.
    private(set) var adjustments = BarButtonAdjustments() {
        didSet { itemDidChange() }
    }

    /// Sets the background in a state, for bars of a height.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        adjustments.backgrounds[exactly: state, barMetrics] = backgroundImage
    }

    /// Returns the background that was set for a state and a height.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        adjustments.backgrounds[exactly: state, barMetrics]
    }

    /// Sets the background in a state while the item has a style, for bars of a height.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        style: Style,
        barMetrics: UIBarMetrics
    ) {
        adjustments.styleBackgrounds[style, default: StateImages()][exactly: state, barMetrics] = backgroundImage
    }

    /// Returns the background that was set for a state, a style and a height.
    open func backgroundImage(
        for state: UIControl.State,
        style: Style,
        barMetrics: UIBarMetrics
    ) -> UIImage? { adjustments.styleBackgrounds[style]?[exactly: state, barMetrics] }

    /// Moves the background down by a distance in points, in bars of a height.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        adjustments.backgroundShifts[exactly: barMetrics] = adjustment
    }

    /// Returns the distance that was set for a height. The default is 0.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        adjustments.backgroundShifts[exactly: barMetrics] ?? 0
    }

    /// Sets the offset of the title in points, in bars of a height.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments.titleOffsets[exactly: barMetrics] = adjustment
    }

    /// Returns the offset that was set for a height. The default is zero.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        adjustments.titleOffsets[exactly: barMetrics] ?? .zero
    }

    /// Sets the background in a state of the back button that has the title of this `backBarButtonItem`.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        adjustments.backBackgrounds[exactly: state, barMetrics] = backgroundImage
    }

    /// Returns the background of the back button that was set for a state and a height.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        adjustments.backBackgrounds[exactly: state, barMetrics]
    }

    /// Moves the background of the back button down by a distance in points, in bars of a height.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        adjustments.backBackgroundShifts[exactly: barMetrics] = adjustment
    }

    /// Returns the distance of the back button that was set for a height. The default is 0.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        adjustments.backBackgroundShifts[exactly: barMetrics] ?? 0
    }

    /// Sets the offset of the title of the back button in points, in bars of a height.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments.backTitleOffsets[exactly: barMetrics] = adjustment
    }

    /// Returns the offset of the title of the back button that was set for a height. The default is zero.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        adjustments.backTitleOffsets[exactly: barMetrics] ?? .zero
    }

    override func itemDidChange() {
        storedView?.update()
        host?.barItemDidChange(self)
    }

    /// Called after a change of the appearance of the bar.
    func barAppearanceChanged() {
        storedView?.update()
    }

    /// The view that shows the item: its custom view, a button, or `nil` for a space.
    var view: UIView? {
        if let customView { return customView }
        guard content == .button else { return nil }
        if let storedView { return storedView }
        let view = BarButton(self)
        storedView = view
        return view
    }
}

/// A bar that shows items.
@preconcurrency @MainActor
protocol BarItemHost: AnyObject {
    /// Returns the values of the bar's appearance for an item in a state.
    func look(of item: UIBarButtonItem, in state: UIControl.State) -> BarButtonLook

    /// Called after an item has changed, perhaps with its width.
    func barItemDidChange(_ item: UIBarButtonItem)

    /// The measures of items in the bar.
    var itemMetrics: BarItemMetrics { get }
}
