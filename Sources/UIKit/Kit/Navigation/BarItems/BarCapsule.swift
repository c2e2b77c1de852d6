import CoreGraphics

/// The capsule of items of a bar, with their views beside each other.
final class BarCapsule: UIView {
    private let glass = GlassView(.capsule)
    private let metrics: BarItemMetrics
    private(set) var items: [UIBarButtonItem] = []

    init(_ metrics: BarItemMetrics) {
        self.metrics = metrics
        super.init(frame: .zero)
        addSubview(glass)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ new: [UIBarButtonItem]) {
        items = new
        let views = new.compactMap(\.view)
        for view in subviews where view !== glass && !views.contains(view) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        showFill()
        setNeedsLayout()
    }

    /// Shows the tint of a prominent item, or the glass.
    func showFill() {
        let item = items.first
        glass.isBare = item?.hidesSharedBackground == true || items.contains { $0.hasOwnBackground }
        let isProminent = item?.isProminent == true
        glass.color = isProminent ? item?.isEnabled == true ? item?.tintColor ?? tintColor : .systemGray4 : nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showFill()
    }

    /// Whether a finger is on one of the items.
    var isPressed = false {
        didSet { if isPressed != oldValue { liftGlass(isPressed) } }
    }

    // MARK: Layout

    /// Returns the width of a capsule with items, in points.
    static func width(of items: [UIBarButtonItem], _ metrics: BarItemMetrics) -> CGFloat {
        let gaps = metrics.gap * CGFloat(items.count - 1)
        let width = items.reduce(gaps) { $0 + buttonWidth(of: $1, metrics) }
        if items.contains(where: \.hidesSharedBackground) { return width }
        return max(width + 2 * metrics.padding, metrics.height)
    }

    /// Returns the width of an item in a capsule.
    private static func buttonWidth(of item: UIBarButtonItem, _ metrics: BarItemMetrics) -> CGFloat {
        if let view = item.customView { return size(of: view, item, metrics).width }
        return item.view?.sizeThatFits(CGSize(width: CGFloat.infinity, height: metrics.button)).width ?? 0
    }

    /// Returns the size of a custom view: what its constraints ask for, what it reports, or its bounds.
    private static func size(of view: UIView, _ item: UIBarButtonItem, _ metrics: BarItemMetrics) -> CGSize {
        var size = view.sizeThatFits(view.bounds.size)
        if !view.translatesAutoresizingMaskIntoConstraints {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        if item.width > 0 { size.width = item.width }
        return CGSize(width: max(size.width, 0), height: min(max(size.height, 0), metrics.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        glass.layer.cornerRadius = min(bounds.width, bounds.height) / 2
        guard !bounds.isEmpty else { return }
        let padding = items.contains(where: \.hidesSharedBackground) ? 0 : metrics.padding
        let wishes = items.map { Self.buttonWidth(of: $0, metrics) }
        let gaps = metrics.gap * CGFloat(items.count - 1)
        var widths = BarItemLayout.widths(of: wishes.map { .fixed($0) }, in: bounds.width - 2 * padding - gaps)
        let rest = bounds.width - 2 * padding - gaps - widths.reduce(0, +)
        if rest > 0 { widths = widths.map { $0 + rest / CGFloat(widths.count) } }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = padding
        for (index, item) in items.enumerated() {
            defer { x += widths[index] + metrics.gap }
            guard let view = item.view, view.superview === self else { continue }
            var frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
            if let button = view as? BarButton {
                // Fingers beside a button are for the nearest one.
                let before = index == 0 ? padding : metrics.gap / 2
                let behind = index == items.count - 1 ? padding : metrics.gap / 2
                frame = CGRect(x: x - before, y: 0, width: widths[index] + before + behind, height: bounds.height)
                button.margins = isRightToLeft ? (behind, before) : (before, behind)
            } else if let custom = item.customView {
                let wish = Self.size(of: custom, item, metrics)
                let width = min(wish.width, widths[index])
                frame = CGRect(
                    x: x + (widths[index] - width) / 2,
                    y: (bounds.height - wish.height) / 2,
                    width: width,
                    height: wish.height
                )
            }
            if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
        }
    }
}
