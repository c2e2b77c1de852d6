import CoreGraphics
import Failures
import Foundation

/// The bar at the top of a navigation controller, with the title and the back button. A bar without a controller shows
/// the items that are pushed onto its stack.
///
/// The appearances of the bar and of its top item decide how the bar looks. As long as neither has a standard
/// appearance, the properties of the bar itself decide, such as `barTintColor` and `titleTextAttributes`.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    weak var navigationController: UINavigationController?
    private weak var ownDelegate: (any UINavigationBarDelegate)?
    /// The height of the area above the bar that its background extends into, in points.
    var topInset: CGFloat = 0 {
        didSet { if topInset != oldValue { setNeedsLayout() } }
    }

    /// How far content is scrolled below the bar: 0 while it is at its top, and 1 if the bar has its standard
    /// appearance.
    var scrollProgress: CGFloat = 1 {
        didSet {
            guard scrollProgress != oldValue else { return }
            background.alpha = scrollProgress
            scrollEdge?.alpha = scrollEdgeAlpha
            edgeBackground?.alpha = 1 - scrollProgress
            if (scrollProgress < 0.5) != (oldValue < 0.5), hasScrollEdgeAppearance { shown?.update(back: backItem) }
        }
    }

    /// The action of the back button of the first item, whichever it is; `nil` if nothing is behind it.
    var exit: UIAction? { didSet { if exit !== oldValue { shown?.update(back: backItem) } } }

    /// The heights of the parts of the bar.
    var place = NavigationBarPlace(title: 0) {
        didSet { if place != oldValue { shown?.place = place } }
    }

    /// The part of the line of a title from its top down to the lower edge of the title.
    private static let titlePart: CGFloat = 0.75
    private let background = BarBackground()
    /// The background while content is at its top, if there is an appearance for it.
    private var edgeBackground: BarBackground?
    /// The fading of content below a bar without a background, as soon as there is such content.
    private var scrollEdge: ScrollEdgeView?
    private var appearances = NavigationAppearances()
    private var properties = NavigationBarProperties()
    private var shown: NavigationBarContent?
    private var itemStack: [UINavigationItem] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(background)
    }

    // MARK: Items

    /// The delegate of a bar without a controller. That of the bar of a navigation controller is the controller, if its
    /// class conforms to `UINavigationBarDelegate`, and setting it is a programmer error.
    open var delegate: (any UINavigationBarDelegate)? {
        get { navigationController.flatMap { $0 as? any UINavigationBarDelegate } ?? ownDelegate }
        set {
            programmerError(
                unless: navigationController == nil,
                "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
                in: "UINavigationBar.delegate"
            )
            ownDelegate = newValue
            setNeedsLayout()
        }
    }

    /// The place of the bar: the top of the window for that of a controller, or else that of the delegate, or the
    /// top.
    open var barPosition: UIBarPosition {
        guard navigationController == nil else { return .topAttached }
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    /// The navigation items, of which the bar shows the last. Setting them doesn't animate. Those of the bar of a
    /// navigation controller are the items of its controllers; setting them is a programmer error.
    open var items: [UINavigationItem]? {
        get { itemStack.isEmpty ? nil : itemStack }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. If `animated` is `true`, the new title slides in, as in a pop if its item was on the stack,
    /// and as in a push otherwise. The delegate isn't called.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        requireNoController("setItems:animated:", "UINavigationBar.setItems(_:animated:)")
        let items = items ?? []
        let isPop = items.last.map { itemStack.contains($0) } ?? true
        let changes = animated && items.last !== topItem
        replaceItems(with: items, change: changes ? isPop ? .pop : .push : nil)
    }

    /// Pushes an item onto the stack, if the delegate allows it. Its title slides in if `animated` is `true`.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        requireNoController("pushNavigationItem:animated:", "UINavigationBar.pushItem(_:animated:)")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        replaceItems(with: itemStack + [item], change: animated ? .push : nil) { [weak self] in
            if let self { delegate?.navigationBar(self, didPush: item) }
        }
    }

    /// Pops the top item from the stack, if the delegate allows it. Its title slides out if `animated` is `true`.
    ///
    /// - Returns: The item, or `nil` if there is none or the delegate refuses.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        requireNoController("popNavigationItemAnimated:", "UINavigationBar.popItem(animated:)")
        guard let item = topItem, mayPop(item) else { return nil }
        replaceItems(with: itemStack.dropLast(), change: animated ? .pop : nil) { [weak self] in
            if let self { delegate?.navigationBar(self, didPop: item) }
        }
        return item
    }

    /// Returns whether the delegate allows that an item is popped.
    func mayPop(_ item: UINavigationItem) -> Bool { delegate?.navigationBar(self, shouldPop: item) ?? true }

    private func requireNoController(_ selector: String, _ member: String) {
        programmerError(
            unless: navigationController == nil,
            "Cannot call \(selector) directly on a UINavigationBar managed by a controller.",
            in: member
        )
    }

    private func replaceItems(
        with items: [UINavigationItem],
        change: UINavigationController.Operation?,
        completion: @escaping () -> Void = {}
    ) {
        show(items, change: window == nil ? nil : change, completion: completion)
        takeOwnPlace()
    }

    /// Sets the heights of the parts of a bar without a controller.
    private func takeOwnPlace() {
        place = ownPlace
        invalidateIntrinsicContentSize()
    }

    /// The heights of the parts of a bar without a controller, which has no large title and no search bar.
    private var ownPlace: NavigationBarPlace {
        let prompt = topItem?.promptHeight ?? 0
        return NavigationBarPlace(title: 0, barHeight: NavigationMetrics.barHeight + prompt, prompt: prompt)
    }

    /// Makes room for the prompt or the subtitle of an item, or takes it away.
    func heightChanged(of item: UINavigationItem) {
        if item === topItem { showBackground() }
        itemChanged(item)
        guard let navigationController else { return takeOwnPlace() }
        navigationController.placeSearch()
    }

    /// The navigation item that the bar shows.
    open var topItem: UINavigationItem? { itemStack.last }

    /// The navigation item that the back button leads to.
    open var backItem: UINavigationItem? { itemStack.dropLast().last }

    /// A Boolean value that indicates whether the titles of items are large while content is at its top. The default
    /// is `false`.
    ///
    /// A large title scrolls away with the content of its controller, whose view, or the first view in it, is a scroll
    /// view. Then the small title appears. Content that is released with a part of a large title visible continues to
    /// the nearest place where all or nothing of it is visible. The bar has no background while content is at its top.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { navigationController?.largeTitlesChanged() } }
    }

    // MARK: Appearance

    /// The appearance while content is scrolled below the bar. Setting it copies the value.
    ///
    /// An appearance of the top item takes precedence. The bar follows changes of the returned appearance.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard ?? defaultAppearance }
        set { adopt(UINavigationBarAppearance(barAppearance: newValue)) }
    }

    /// The appearance in windows that are compact vertically. By default, it is the standard one. Setting copies it.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            noteAppearance(.navigationCompact)
            replace(\.compact, by: newValue)
        }
    }

    /// The appearance while content is at its top, and always over content that doesn't scroll. Setting it copies the
    /// value.
    ///
    /// With the default, `nil`, it is the standard appearance without a background and without fading. A bar without a
    /// navigation controller has its standard appearance whatever the value.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set {
            noteAppearance(.navigationScrollEdge)
            replace(\.scrollEdge, by: newValue)
        }
    }

    /// The appearance while content is at its top, in windows that are compact vertically. The default, `nil`, is
    /// `scrollEdgeAppearance`. Setting it copies the value.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            noteAppearance(.navigationCompactScrollEdge)
            replace(\.compactScrollEdge, by: newValue)
        }
    }

    /// Whether content extends below the bar. The default is `true`.
    ///
    /// If it is `false`, the views of controllers begin below the bar, unless they scroll below a large title or a
    /// search bar, which collapse with them.
    open var isTranslucent = true {
        didSet {
            noteAppearance(.navigationTranslucency)
            if isTranslucent != oldValue { navigationController?.viewIfLoaded?.setNeedsLayout() }
        }
    }

    /// The background color of the bar without an appearance. The default, `nil`, is the system's color.
    open var barTintColor: UIColor? {
        get { properties.tint }
        set {
            noteAppearance(.barTintColor)
            properties.tint = newValue
            appearanceChanged()
        }
    }

    /// The style of the bar without an appearance. The default is `.default`.
    open var barStyle: UIBarStyle {
        get { properties.style }
        set {
            noteAppearance(.navigationBarStyle)
            properties.style = newValue
            appearanceChanged()
        }
    }

    /// The attributes of titles without an appearance. Those that are missing have the values of the system.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { properties.title }
        set {
            noteAppearance(.navigationTitleAttributes)
            properties.title = newValue
            appearanceChanged()
        }
    }

    /// The attributes of large titles without an appearance. Those that are missing have the values of the system.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { properties.largeTitle }
        set {
            noteAppearance(.navigationLargeTitleAttributes)
            properties.largeTitle = newValue
            appearanceChanged()
        }
    }

    /// The image below a bar without an appearance, instead of a line. An empty image removes the line.
    open var shadowImage: UIImage? {
        get { properties.shadowImage }
        set {
            noteAppearance(.navigationShadowImage)
            properties.shadowImage = newValue
            appearanceChanged()
        }
    }

    /// Sets the background image of a bar without an appearance. An empty image makes the bar transparent.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        noteAppearance(.navigationBackgroundImages)
        properties[background: barMetrics] = backgroundImage
        appearanceChanged()
    }

    /// Returns the background image that was set for a height.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { properties[background: barMetrics] }

    /// Sets the background image at a position. That at the top of a navigation controller is `topAttached`; those for
    /// other positions but `any` have no effect.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        guard [.any, .topAttached].contains(barPosition) else { return }
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// Returns the background image that was set for a position and a height.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        [.any, .topAttached].contains(barPosition) ? properties[background: barMetrics] : nil
    }

    /// Moves the title of a bar without an appearance down by a distance in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        properties[titleShift: barMetrics] = adjustment
        appearanceChanged()
    }

    /// Returns the distance that was set for a height.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        properties[titleShift: barMetrics]
    }

    /// The image of back buttons without an appearance. It takes effect together with its mask. The default is `nil`.
    open var backIndicatorImage: UIImage? {
        get { properties.backIndicator }
        set {
            properties.backIndicator = newValue
            appearanceChanged()
        }
    }

    /// The mask of the image of back buttons during transitions. The mask itself has no effect, because titles don't
    /// slide below the image. The default is `nil`.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { properties.backMask }
        set {
            properties.backMask = newValue
            appearanceChanged()
        }
    }

    /// The appearance before one is set. It is kept for changes of its parts, which make it the bar's own.
    private lazy var defaultAppearance = {
        let appearance = UINavigationBarAppearance()
        appearance.changed = { [weak self, unowned appearance] in self?.adopt(appearance) }
        return appearance
    }()

    private func adopt(_ appearance: UINavigationBarAppearance) {
        noteAppearance(.navigationStandard)
        appearance.changed = { [weak self] in self?.appearanceChanged() }
        appearances.standard = appearance
        appearanceChanged()
    }

    private func replace(
        _ situation: WritableKeyPath<NavigationAppearances, UINavigationBarAppearance?>,
        by new: UINavigationBarAppearance?
    ) {
        appearances.set(new, for: situation) { [weak self] in self?.appearanceChanged() }
        appearanceChanged()
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private var edgeAppearance: UINavigationBarAppearance? {
        NavigationAppearances.scrollEdge(item: topItem?.appearances, bar: appearances, isCompact: isCompact)
    }

    /// Whether the bar looks different while content is at its top.
    var hasScrollEdgeAppearance: Bool { edgeAppearance != nil }

    /// How the bar looks while content is scrolled below it.
    private var standardLook: NavigationBarLook {
        NavigationAppearances.standard(item: topItem?.appearances, bar: appearances, isCompact: isCompact)
            .map { NavigationBarLook($0) } ?? properties.look(isCompact: isCompact, hasPrompt: topItem?.prompt != nil)
    }

    /// How the contents of the bar look now. A large title is visible only while content is at its top.
    var look: NavigationBarLook {
        var look = standardLook
        guard let edge = edgeAppearance.map({ NavigationBarLook($0) }) else { return look }
        if scrollProgress < 0.5 { return edge }
        look.largeTitle = edge.largeTitle
        return look
    }

    /// Updates the bar after a change of its appearance, or of that of an item.
    func appearanceChanged() {
        showBackground()
        shown?.update(back: backItem)
        navigationController?.placeBar()
    }

    /// Whether the app asks for the system's background also while content is at its top, as an app does whose content
    /// the bar does not follow.
    private var fadesAtTop: Bool { edgeAppearance.map { NavigationBarLook($0).fill.isSystem } ?? false }

    private var scrollEdgeAlpha: CGFloat { fadesAtTop ? 1 : scrollProgress }

    /// Shows the fading of a scroll view's content, or of a page without one that the bar follows.
    func showScrollEdge(of scrollView: UIScrollView?, in page: UIView?) {
        let effect = scrollView?.topEdgeEffect
        let isShown = standardLook.fill.isSystem && (effect.map { !$0.isHidden } ?? fadesAtTop)
        scrollEdge?.isHidden = !isShown
        guard isShown, let content = scrollView ?? page else { return }
        let view = scrollEdge ?? ScrollEdgeView()
        if scrollEdge == nil {
            scrollEdge = view
            insertSubview(view, at: 0)
            setNeedsLayout()
        }
        view.alpha = scrollEdgeAlpha
        view.color = content.nearestBackgroundColor
        if view.isHard != (effect?.style === UIScrollEdgeEffect.Style.hard) {
            view.isHard.toggle()
            setNeedsLayout()
        }
    }

    private func showBackground() {
        background.show(standardLook.fill)
        guard let edge = edgeAppearance else {
            edgeBackground?.removeFromSuperview()
            edgeBackground = nil
            return
        }
        let view = edgeBackground ?? BarBackground()
        if edgeBackground == nil {
            edgeBackground = view
            view.alpha = 1 - scrollProgress
            insertSubview(view, belowSubview: background)
            setNeedsLayout()
        }
        view.show(edge.fill)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass else { return }
        if appearances.hasCompact || topItem?.appearances.hasCompact == true { appearanceChanged() }
    }

    /// The behavior that the app prefers. `.automatic` by default.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The behavior of the bar. That of the Mac exists there only, whatever the app prefers.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Layout

    /// The standard height of a bar, with no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ownPlace.barHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ownPlace.barHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let extent = navigationController == nil ? BarExtent.height(of: self, at: barPosition) : topInset
        let area = CGRect(x: 0, y: -extent, width: bounds.width, height: bounds.height + extent)
        background.frame = area
        edgeBackground?.frame = area
        if let scrollEdge {
            scrollEdge.frame = CGRect(
                x: 0,
                y: area.minY,
                width: area.width,
                height: area.height + scrollEdge.reach
            )
            // The title is legible over the color.
            let end = extent + place.prompt + NavigationMetrics.lineHeight * Self.titlePart
            scrollEdge.start = min(end / max(scrollEdge.bounds.height, 1), 1)
        }
        shown?.frame = bounds
    }

    /// Shows the last of some items. Its title slides in the direction of the controllers' transition, or appears
    /// immediately if `change` is `nil`.
    ///
    /// - Parameter completion: A closure that is called at the end of the change.
    func show(
        _ items: [UINavigationItem],
        change: UINavigationController.Operation?,
        completion: @escaping () -> Void = {}
    ) {
        let changesBackground = [topItem, items.last].contains { $0?.appearances.isEmpty == false }
        for item in itemStack { item.bar = nil }
        itemStack = items
        for item in items { item.bar = self }
        let previous = shown
        let next = items.last.map { item in
            let controller = navigationController?.stack.first { $0.navigationItem === item }
            let isLarge = controller.map { navigationController?.showsLargeTitle($0) ?? false } ?? false
            let content = NavigationBarContent(item, back: backItem, isLarge: isLarge, in: self)
            content.place = controller.flatMap { navigationController?.barPlace(of: $0) } ?? ownPlace
            return content
        }
        shown = next
        if let next {
            next.frame = bounds
            addSubview(next)
            next.layoutIfNeeded()
        }
        guard let change, let previous else {
            previous?.removeFromSuperview()
            if changesBackground { showBackground() }
            return completion()
        }
        previous.isUserInteractionEnabled = false
        let side: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let parallax = UIAccessibility.prefersCrossFadeTransitions ? 0 : NavigationMetrics.parallax
        let shift = side * (change == .pop ? -1 : 1) * bounds.width * parallax
        next?.alpha = 0
        next?.slide(by: shift)
        UIView.animate(
            withDuration: NavigationMetrics.duration,
            delay: 0,
            usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            options: []
        ) {
            if changesBackground { self.showBackground() }
            next?.alpha = 1
            next?.slide(by: 0)
            previous.alpha = 0
            previous.slide(by: -shift)
        } completion: { _ in
            previous.removeFromSuperview()
            completion()
        }
    }

    /// Updates the bar after a change of an item, if the bar shows the item or leads back to it.
    func itemChanged(_ item: UINavigationItem, animated: Bool = false) {
        guard item === topItem || item === backItem else { return }
        UIView.animate(withDuration: animated ? NavigationMetrics.barDuration : 0) { [self] in
            shown?.update(back: backItem)
        }
    }

    /// Updates the buttons after a change of an item, if the bar shows the item.
    func buttonsChanged(of item: UINavigationItem, animated: Bool) {
        guard item === topItem, let shown else { return }
        guard animated, window != nil else { return shown.update(back: backItem) }
        UIView.transition(
            with: shown,
            duration: NavigationMetrics.barDuration,
            options: [.transitionCrossDissolve, .allowUserInteraction]
        ) { [self] in
            shown.update(back: backItem)
            shown.layoutIfNeeded()
        }
    }

    /// Touches of a large title go to the content, which scrolls with it.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return point.y < NavigationMetrics.barHeight + place.prompt || point.y >= bounds.maxY - place.searchExtent
    }

    /// Performs the action of the back button.
    func goBack() {
        guard let topItem else { return }
        if let action = topItem.backAction ?? (backItem == nil ? exit : nil) { return action.perform(from: topItem) }
        guard let navigationController else {
            popItem(animated: true)
            return
        }
        if mayPop(topItem) { navigationController.popViewController(animated: true) }
    }
}
