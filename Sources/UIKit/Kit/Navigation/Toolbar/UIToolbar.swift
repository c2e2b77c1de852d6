import CoreGraphics

/// A bar with items, at the bottom of a navigation controller or where a client adds it.
///
/// ```swift
/// toolbarItems = [editButtonItem, .flexibleSpace(), UIBarButtonItem(systemItem: .add, primaryAction: add)]
/// navigationController?.isToolbarHidden = false
/// ```
///
/// The background is opaque. It extends over the part of the safe area between the bar and the nearest edge.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private let background = UIView()
    private let hairline = UIView()
    private lazy var row = BarItemRow(in: self)

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
        for view in [background, hairline] { view.isUserInteractionEnabled = false }
        for view in [background, hairline, row] { addSubview(view) }
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
        let pixel = 1 / max(contentScaleFactor, 1)
        let isBelow = position == .bottom
        hairline.frame = CGRect(x: 0, y: isBelow ? -pixel : bounds.maxY, width: bounds.width, height: pixel)
        let extent = extent(at: position)
        background.frame = CGRect(
            x: 0,
            y: isBelow ? 0 : -extent,
            width: bounds.width,
            height: bounds.height + extent
        )
        let left = safeAreaInsets.left + BarItemMetrics.edge
        let width = max(bounds.width - safeAreaInsets.right - BarItemMetrics.edge - left, 0)
        row.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
    }

    /// The height of the part of the safe area that the background covers.
    private func extent(at position: UIBarPosition) -> CGFloat {
        guard let superview else { return 0 }
        let (gap, inset) =
            position == .bottom
            ? (superview.bounds.maxY - frame.maxY, superview.safeAreaInsets.bottom)
            : (frame.minY - superview.bounds.minY, superview.safeAreaInsets.top)
        let covers = position == .bottom || position == .topAttached
        return covers && gap <= inset ? max(gap, 0) : 0
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

extension UIToolbar: BarItemHost {
    func barItemDidChange(_ item: UIBarButtonItem) {
        row.show(row.items)
    }
}
