import CoreGraphics
import Failures

/// A bar with tabs, of which one is selected. The tabs are on a platter over the content, which is visible around it.
///
/// Each tab can have the keyboard focus. All tabs are visible, however many there are: they become narrower. A tab bar
/// controller replaces those beyond the fourth by a list.
@preconcurrency @MainActor
open class UITabBar: UIView {
    private let platter = BackdropView(frame: .zero)
    /// The blur of what is behind the platter (unverified).
    private static let blur = BackdropView.Blur(radius: 10, saturation: 1.4)
    private let selection = UIImageView()
    /// The views of the images of the background and of the shadow, if there have been any.
    private var backdrop: UIImageView?
    private var shadow: UIImageView?
    private var appearance: UITabBarAppearance?
    private var scrollEdge: UITabBarAppearance?
    private var buttons: [TabButton] = []
    private weak var selected: UITabBarItem?
    /// The controller to which the bar belongs.
    weak var owner: UITabBarController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        accessibilityTraits = .tabBar
        platter.layer.cornerRadius = TabMetrics.platterHeight / 2
        Looks.tabShadow.light.apply(to: platter.layer)
        selection.clipsToBounds = true
        selection.layer.cornerRadius = TabMetrics.selectionHeight / 2
        selection.isUserInteractionEnabled = false
        selection.isHidden = true
        addSubview(platter)
        platter.addSubview(selection)
        showPlatter()
    }

    /// The delegate, which is notified of the user's selections.
    open weak var delegate: (any UITabBarDelegate)?

    // MARK: Tabs

    /// The tabs from the leading edge to the trailing edge. Setting them doesn't animate. Those of a tab bar controller
    /// are set on its controllers; setting them on its bar is a programmer error.
    open var items: [UITabBarItem]? {
        get { buttons.isEmpty ? nil : buttons.map(\.item) }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the tabs. They fade in if `animated` is `true`. No tab is selected if the selected one isn't among them.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        requireNoOwner("UITabBar.setItems(_:animated:)")
        let items = items ?? []
        let change = { [self] in
            show(items, selected: items.first { $0 === selected })
            layoutIfNeeded()
        }
        guard animated, window != nil else { return change() }
        UIView.transition(
            with: platter,
            duration: NavigationMetrics.barDuration,
            options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: change
        )
    }

    /// The selected tab. The default is `nil`. Setting it doesn't notify the delegate. A tab that isn't in the bar
    /// counts as `nil`. That of a tab bar controller follows its selection; setting it is a programmer error.
    open var selectedItem: UITabBarItem? {
        get { selected }
        set {
            requireNoOwner("UITabBar.selectedItem")
            select(buttons.first { $0.item === newValue }?.item)
        }
    }

    private func requireNoOwner(_ member: String) {
        programmerError(
            unless: owner == nil,
            "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
            in: member
        )
    }

    /// Shows tabs, of which one is selected.
    func show(_ items: [UITabBarItem], selected item: UITabBarItem?) {
        if items != buttons.map(\.item) {
            let old = buttons
            buttons = items.map { item in old.first { $0.item === item } ?? TabButton(item, in: self) }
            for button in old where !buttons.contains(button) { button.removeFromSuperview() }
            for (index, button) in buttons.enumerated() {
                platter.addSubview(button)
                button.place = ListPlace(
                    list: ObjectIdentifier(self),
                    name: "Tabs",
                    position: index + 1,
                    count: buttons.count
                )
            }
            setNeedsLayout()
        }
        select(item)
    }

    private func select(_ item: UITabBarItem?) {
        guard item !== selected else { return }
        selected = item
        for button in buttons { button.isSelected = button.item === item }
        setNeedsLayout()
    }

    /// Selects a tab for the user.
    func choose(_ item: UITabBarItem) {
        if let customization { return customization.choose(item) }
        if isMinimized { return minimization.expand() }
        guard item.isEnabled, owner?.allowsSelection(of: item) ?? true else { return }
        let moves = selected != nil && window != nil
        select(item)
        UIView.animate(withDuration: moves ? NavigationMetrics.barDuration : 0) { [self] in layoutIfNeeded() }
        delegate?.tabBar(self, didSelect: item)
        owner?.userDidSelect(item)
    }

    // MARK: Customization

    private var customization: TabCustomization?

    /// Opens a panel beside the bar, with tabs that the user drags into the bar, or picks by a touch and puts in the
    /// place of the tab that is touched next. Does nothing in a bar that isn't in a window. It is a programmer error
    /// for the bar of a tab bar controller.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        requireNoOwner("UITabBar.beginCustomizingItems(_:)")
        guard customization == nil, let window else { return }
        delegate?.tabBar(self, willBeginCustomizing: items)
        customization = TabCustomization(of: self, items: items, in: window)
        delegate?.tabBar(self, didBeginCustomizing: items)
    }

    /// Closes the panel, as its button does, and returns whether the bar has other tabs or another order. The panel
    /// fades if `animated` is `true`.
    open func endCustomizing(animated: Bool) -> Bool {
        guard let customization else { return false }
        let changed = customization.hasChanged
        delegate?.tabBar(self, willEndCustomizing: items ?? [], changed: changed)
        self.customization = nil
        customization.close(animated: animated)
        delegate?.tabBar(self, didEndCustomizing: items ?? [], changed: changed)
        return changed
    }

    /// Whether the panel is open.
    open var isCustomizing: Bool { customization != nil }

    // MARK: Accessory views

    private var accessories = TabBarAccessories()

    /// A view beside the platter, between it and the leading edge, to which to add subviews.
    open var leadingAccessoryView: UIView { accessories.view(\.leading, of: self) }

    /// A view beside the platter, between it and the trailing edge, to which to add subviews.
    open var trailingAccessoryView: UIView { accessories.view(\.trailing, of: self) }

    /// Whether a drag that is held over a tab selects it. The default is `false`.
    open var isSpringLoaded = false { didSet { setSpringLoading(isSpringLoaded) } }

    /// Returns the button of a tab at a point of the bar.
    func button(at point: CGPoint) -> TabButton? {
        buttons.first { $0.convert($0.bounds, to: self).contains(point) }
    }

    // MARK: Appearance

    /// The appearance of the bar. Setting it copies the value.
    ///
    /// An appearance of a tab takes precedence for that tab. Changes of the returned appearance take effect.
    open var standardAppearance: UITabBarAppearance {
        get { appearance ?? defaultAppearance }
        set { adopt(UITabBarAppearance(barAppearance: newValue)) }
    }

    /// The appearance before one is set. It is kept for changes of its parts, which make it the bar's own.
    private lazy var defaultAppearance = {
        let appearance = UITabBarAppearance()
        appearance.changed = { [weak self, unowned appearance] in self?.adopt(appearance) }
        return appearance
    }()

    private func adopt(_ new: UITabBarAppearance) {
        noteAppearance(.tabBarStandard)
        new.changed = { [weak self] in self?.appearanceChanged() }
        appearance = new
        appearanceChanged()
    }

    /// The appearance while content is at its end, in a tab bar controller. The default, `nil`, is the standard one.
    /// Setting it copies the value.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { scrollEdge }
        set {
            noteAppearance(.tabBarScrollEdge)
            scrollEdge = newValue.map { UITabBarAppearance(barAppearance: $0) }
            scrollEdge?.changed = { [weak self] in self?.appearanceChanged() }
            appearanceChanged()
            superview?.setNeedsLayout()
        }
    }

    /// Whether the bar or one of its tabs looks different while content is at its end.
    var hasScrollEdgeAppearance: Bool {
        scrollEdge != nil || buttons.contains { $0.item.scrollEdgeAppearance != nil }
    }

    /// Whether the bar is a button with the image of the selected tab, which a tap ends. It becomes one in a motion.
    var minimization = TabBarMinimization() {
        willSet { if newValue.isMinimized != isMinimized { layoutIfNeeded() } }
        didSet { if oldValue.isMinimized != isMinimized { minimizationDidChange() } }
    }

    var isMinimized: Bool { minimization.isMinimized }

    private func minimizationDidChange() {
        setNeedsLayout()
        guard window != nil else { return }
        // The spring with which glass settles (`LookSource.morph`); its bounce is unverified.
        UIView.animate(springDuration: 0.416, bounce: 0.2, options: .allowUserInteraction) { [self] in
            layoutIfNeeded()
        }
    }

    /// Whether the content is at its end.
    var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { appearanceChanged() } }
    }

    private var shownAppearance: UITabBarAppearance? { (isAtScrollEdge ? scrollEdge : nil) ?? appearance }

    private func appearanceChanged() {
        showPlatter()
        for button in buttons { button.update() }
        setNeedsLayout()
    }

    static let platterColor = Looks.tabPlatter.color
    private static let selectionColor = Looks.tabSelection.color

    private func showPlatter() {
        let appearance = shownAppearance
        let color = barTintColor ?? (barStyle == .black ? .black : nil)
        let fill = appearance?.fill ?? BarFill(color: color, image: backgroundImage)
        let glass = Self.platterColor
        let system = platter.reducesTransparency ? glass.overSystemBackground(in: traitCollection) : glass
        let material = fill.effect.map { Material($0.style).color }
        platter.backgroundColor = fill.color ?? material ?? (fill.hasSystemBackground ? system : nil)
        let isGlass = fill.color == nil && (material != nil || fill.hasSystemBackground)
        platter.blur = isGlass && !platter.reducesTransparency ? Self.blur : nil
        selection.backgroundColor = appearance?.selectionIndicatorTintColor ?? Self.selectionColor
        selection.image = appearance == nil ? selectionIndicatorImage : appearance?.selectionIndicatorImage
        showImages(fill, shadow: appearance == nil ? shadowImage : nil)
    }

    private func showImages(_ fill: BarFill, shadow image: UIImage?) {
        if backdrop == nil, fill.image != nil {
            let view = UIImageView()
            view.clipsToBounds = true
            view.layer.cornerRadius = TabMetrics.platterHeight / 2
            backdrop = view
            platter.insertSubview(view, at: 0)
        }
        backdrop?.image = fill.image
        backdrop?.contentMode = fill.imageMode
        if shadow == nil, image != nil {
            let view = UIImageView()
            shadow = view
            insertSubview(view, at: 0)
        }
        shadow?.image = image
        platter.layer.shadowOpacity = image == nil ? Looks.tabShadow.light.opacity : 0
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.accessibilityContrast != traitCollection.accessibilityContrast { showPlatter() }
    }

    /// The style of a bar without an appearance. The default is `.default`. With `.black`, the platter is black, unless
    /// it has another color, and the tabs are those of the dark appearance.
    open var barStyle = UIBarStyle.default {
        didSet {
            noteAppearance(.tabBarStyle)
            if barStyle == .black {
                traitOverrides.userInterfaceStyle = .dark
            } else {
                traitOverrides.remove(UITraitUserInterfaceStyle.self)
            }
            showPlatter()
        }
    }

    /// The image of the platter of a bar without an appearance. The default is `nil`.
    open var backgroundImage: UIImage? {
        didSet {
            noteAppearance(.tabBarBackgroundImage)
            showPlatter()
        }
    }

    /// The image above the platter of a bar without an appearance, instead of its shadow. An empty image removes the
    /// shadow. The default is `nil`.
    open var shadowImage: UIImage? {
        didSet {
            noteAppearance(.tabBarShadowImage)
            showPlatter()
        }
    }

    /// The image behind the selected tab of a bar without an appearance, which is stretched to the size of its
    /// background. The default is `nil`.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            noteAppearance(.tabBarSelectionImage)
            showPlatter()
        }
    }

    /// Returns the values of the appearance for a tab in a state.
    func look(of item: UITabBarItem, in state: UIControl.State) -> TabLook {
        let edge = isAtScrollEdge ? item.scrollEdgeAppearance ?? scrollEdge : nil
        return (edge ?? item.standardAppearance ?? appearance)?.stackedLayoutAppearance.values(for: state) ?? TabLook()
    }

    /// The arrangement of the tabs. The default is `.automatic`.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { setNeedsLayout() }
    }

    /// The width in points of tabs that are centered. The default, 0, is the standard width.
    open var itemWidth: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// The distance in points between tabs that are centered. The default is 0.
    open var itemSpacing: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether content extends below the bar. The default is `true`.
    open var isTranslucent = true {
        didSet {
            noteAppearance(.tabBarTranslucency)
            if isTranslucent != oldValue { superview?.setNeedsLayout() }
        }
    }

    /// The color of the platter of a bar without an appearance. The default, `nil`, is the system's color.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(.tabBarTintColor)
            showPlatter()
        }
    }

    // MARK: Layout

    /// The standard height of a bar, with no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: TabMetrics.barHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: TabMetrics.barHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let appearance = shownAppearance
        let layout = TabLayout(
            count: buttons.count,
            in: bounds.width,
            positioning: itemPositioning == .automatic
                ? appearance?.stackedItemPositioning ?? .automatic : itemPositioning,
            itemWidth: itemWidth == 0 ? appearance?.stackedItemWidth ?? 0 : itemWidth,
            itemSpacing: itemSpacing == 0 ? appearance?.stackedItemSpacing ?? 0 : itemSpacing
        )
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        platter.isHidden = buttons.isEmpty
        platter.frame =
            isMinimized
            ? TabLayout.minimizedPlatter(in: bounds.width, isRightToLeft: isRightToLeft)
            : CGRect(x: layout.platter.lowerBound, y: 0, width: layout.platterWidth, height: TabMetrics.platterHeight)
        let height = platter.bounds.height
        platter.layer.cornerRadius = height / 2
        accessories.place(beside: platter.frame, in: self)
        backdrop?.frame = platter.bounds
        if let shadow {
            let shadowHeight = shadow.image?.size.height ?? 0
            shadow.frame = CGRect(
                x: platter.frame.minX,
                y: -shadowHeight,
                width: platter.frame.width,
                height: shadowHeight
            )
        }
        for (index, button) in buttons.enumerated() {
            button.isMinimized = isMinimized
            button.alpha = isMinimized && button.item !== selected ? 0 : 1
            let start = layout.place(of: index)
            let x = isRightToLeft ? layout.platterWidth - start - layout.itemWidth : start
            let place = CGRect(x: x, y: 0, width: layout.itemWidth, height: height)
            button.frame = isMinimized ? platter.bounds : place
        }
        let chosen = buttons.first { $0.item === selected }
        selection.isHidden = chosen == nil
        selection.alpha = isMinimized ? 0 : 1
        if let chosen {
            selection.frame = chosen.frame.insetBy(
                dx: -TabMetrics.selectionOverhang,
                dy: (height - TabMetrics.selectionHeight) / 2
            )
        }
    }

    /// Touches beside the platter go to the content, except for those of accessory views with subviews.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !platter.isHidden && platter.frame.contains(point) || accessories.hasSubview(at: point, in: self)
    }
}
