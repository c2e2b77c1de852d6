import CoreGraphics

/// A bar with items, at the bottom of a navigation controller or where a client adds it.
///
/// ```swift
/// toolbarItems = [editButtonItem, .flexibleSpace(), UIBarButtonItem(systemItem: .add, primaryAction: add)]
/// navigationController?.isToolbarHidden = false
/// ```
///
/// The items are in capsules over the content. A background that an appearance adds extends over the part of the safe
/// area between the bar and the nearest edge.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private let background = BarBackground()
    private var appearance: UIToolbarAppearance?
    private var compact: UIToolbarAppearance?
    private var scrollEdge: UIToolbarAppearance?
    private var compactScrollEdge: UIToolbarAppearance?
    private lazy var row = BarItemRow(in: self, .toolbar)

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
        addSubview(row)
    }

    /// The delegate, which decides where the bar is.
    open weak var delegate: (any UIToolbarDelegate)? {
        didSet { setNeedsLayout() }
    }

    /// The items from the leading edge to the trailing edge. Setting them doesn't animate.
    open var items: [UIBarButtonItem]? {
        get { row.items.isEmpty ? nil : row.items }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items. They fade in if `animated` is `true`.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let items = items ?? []
        guard items != row.items else { return }
        guard animated, window != nil else { return row.show(items) }
        UIView.transition(
            with: row,
            duration: NavigationMetrics.barDuration,
            options: [.transitionCrossDissolve, .allowUserInteraction]
        ) { [row] in
            row.show(items)
            row.layoutIfNeeded()
        }
    }

    /// The place of the bar: that of the delegate, or else the bottom.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    // MARK: Appearance

    /// Whether content extends below the bar of a navigation controller. The default is `true`.
    open var isTranslucent = true {
        didSet {
            noteAppearance(.toolbarTranslucency)
            if isTranslucent != oldValue { superview?.setNeedsLayout() }
        }
    }

    /// The appearance of the bar. Setting it copies the value.
    ///
    /// Changes of the returned appearance take effect.
    open var standardAppearance: UIToolbarAppearance {
        get { appearance ?? defaultAppearance }
        set { adopt(UIToolbarAppearance(barAppearance: newValue)) }
    }

    /// The appearance in windows that are compact vertically. The default, `nil`, is `standardAppearance`. Setting it
    /// copies the value.
    open var compactAppearance: UIToolbarAppearance? {
        get { compact }
        set {
            noteAppearance(.toolbarCompact)
            compact = followed(newValue)
            appearanceChanged()
        }
    }

    /// The appearance while content is at its end, in a navigation controller. The default, `nil`, is the standard one.
    /// Setting it copies the value.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { scrollEdge }
        set {
            noteAppearance(.toolbarScrollEdge)
            scrollEdge = followed(newValue)
            appearanceChanged()
            superview?.setNeedsLayout()
        }
    }

    /// The appearance while content is at its end, in windows that are compact vertically. The default, `nil`, is
    /// `scrollEdgeAppearance`. Setting it copies the value.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { compactScrollEdge }
        set {
            noteAppearance(.toolbarCompactScrollEdge)
            compactScrollEdge = followed(newValue)
            appearanceChanged()
            superview?.setNeedsLayout()
        }
    }

    private func followed(_ appearance: UIToolbarAppearance?) -> UIToolbarAppearance? {
        let copy = appearance.map { UIToolbarAppearance(barAppearance: $0) }
        copy?.changed = { [weak self] in self?.appearanceChanged() }
        return copy
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private var edgeAppearance: UIToolbarAppearance? { isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge }

    /// Whether the bar looks different while content is at its end.
    var hasScrollEdgeAppearance: Bool { edgeAppearance != nil }

    /// Whether the content is at its end.
    var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue, hasScrollEdgeAppearance { appearanceChanged() } }
    }

    /// The appearance before one is set. It is kept for changes of its parts, which make it the bar's own.
    private lazy var defaultAppearance = {
        let appearance = UIToolbarAppearance()
        appearance.changed = { [weak self, unowned appearance] in self?.adopt(appearance) }
        return appearance
    }()

    private func adopt(_ new: UIToolbarAppearance) {
        noteAppearance(.toolbarStandard)
        new.changed = { [weak self] in self?.appearanceChanged() }
        appearance = new
        appearanceChanged()
    }

    private var shownAppearance: UIToolbarAppearance? {
        (isAtScrollEdge ? edgeAppearance : nil) ?? (isCompact ? compact ?? appearance : appearance)
    }

    private func appearanceChanged() {
        background.show(shownAppearance?.fill ?? .system)
        row.update()
        row.setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let changes = previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
        if changes, compact != nil || compactScrollEdge != nil { appearanceChanged() }
    }

    // MARK: Layout

    /// The distance of the bar of a navigation controller from the bottom; `nil` for other bars.
    var bottomGap: CGFloat? {
        didSet { if bottomGap != oldValue { setNeedsLayout() } }
    }

    /// The standard height of a bar, with no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: NavigationMetrics.toolbarHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: NavigationMetrics.toolbarHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let position = barPosition
        let isBelow = position == .bottom
        background.shadowEdge = isBelow ? .minYEdge : .maxYEdge
        let extent = bottomGap ?? BarExtent.height(of: self, at: position)
        background.frame = CGRect(
            x: 0,
            y: isBelow ? 0 : -extent,
            width: bounds.width,
            height: bounds.height + extent
        )
        let margin = bottomGap == nil ? NavigationMetrics.margin : NavigationMetrics.toolbarMargin
        let left = safeAreaInsets.left + margin
        let width = max(bounds.width - safeAreaInsets.right - margin - left, 0)
        row.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

extension UIToolbar: BarItemHost {
    func look(of item: UIBarButtonItem, in state: UIControl.State) -> BarButtonLook {
        guard let appearance = shownAppearance else { return BarButtonLook() }
        let buttons = item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
        return buttons.values(for: state)
    }

    var itemMetrics: BarItemMetrics { .toolbar }

    func barItemDidChange(_ item: UIBarButtonItem) {
        row.show(row.items)
    }
}
