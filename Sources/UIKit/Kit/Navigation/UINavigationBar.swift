import CoreGraphics

/// The bar at the top of a navigation controller, with the title and the back button.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    weak var navigationController: UINavigationController?
    /// The height of the area above the bar that its background extends into, in points.
    var topInset: CGFloat = 0 {
        didSet { if topInset != oldValue { setNeedsLayout() } }
    }

    /// The opacity of the background and of the line below it.
    var backgroundAlpha: CGFloat = 1 {
        didSet {
            background.alpha = backgroundAlpha
            hairline.alpha = backgroundAlpha
        }
    }

    /// The heights of the parts of the bar.
    var place = NavigationBarPlace(title: 0) {
        didSet { if place != oldValue { shown?.place = place } }
    }

    private let background = UIView()
    private let hairline = UIView()
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
        background.backgroundColor = .systemBackground
        hairline.backgroundColor = .separator
        addSubview(background)
        addSubview(hairline)
    }

    /// The navigation items, of which the bar shows the last.
    open var items: [UINavigationItem]? { itemStack.isEmpty ? nil : itemStack }

    /// The navigation item that the bar shows.
    open var topItem: UINavigationItem? { itemStack.last }

    /// The navigation item that the back button leads to.
    open var backItem: UINavigationItem? { itemStack.dropLast().last }

    /// The background color of the bar. The default, `nil`, is the system's color.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(.barTintColor)
            background.backgroundColor = barTintColor ?? .systemBackground
        }
    }

    /// A Boolean value that indicates whether the titles of items are large while content is at its top. The default
    /// is `false`.
    ///
    /// A large title scrolls away with the content of its controller, whose view, or the first view in it, is a scroll
    /// view. Then the small title appears. Content that is released with a part of a large title visible continues to
    /// the nearest place where all or nothing of it is visible. The bar has no background while content is at its top.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { navigationController?.largeTitlesChanged() } }
    }

    /// The standard height of a bar, with no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: NavigationMetrics.barHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: NavigationMetrics.barHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: -topInset, width: bounds.width, height: bounds.height + topInset)
        let pixel = 1 / max(contentScaleFactor, 1)
        hairline.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: pixel)
        shown?.frame = bounds
    }

    /// Shows the last of some items. Its title slides in the direction of the controllers' transition, or appears
    /// immediately if `change` is `nil`.
    func show(_ items: [UINavigationItem], change: UINavigationController.Operation?) {
        for item in itemStack { item.bar = nil }
        itemStack = items
        for item in items { item.bar = self }
        let previous = shown
        let next = items.last.map { item in
            let controller = navigationController?.stack.first { $0.navigationItem === item }
            let isLarge = controller.map { navigationController?.showsLargeTitle($0) ?? false } ?? false
            let content = NavigationBarContent(item, back: backItem, isLarge: isLarge, in: self)
            if let place = controller.flatMap({ navigationController?.barPlace(of: $0) }) { content.place = place }
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
            return
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
            next?.alpha = 1
            next?.slide(by: 0)
            previous.alpha = 0
            previous.slide(by: -shift)
        } completion: { _ in
            previous.removeFromSuperview()
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
        return point.y < NavigationMetrics.barHeight || point.y >= bounds.maxY - place.searchExtent
    }

    /// Performs the action of the back button.
    func goBack() {
        if let action = topItem?.backAction { return action.perform(from: topItem) }
        navigationController?.popViewController(animated: true)
    }
}
