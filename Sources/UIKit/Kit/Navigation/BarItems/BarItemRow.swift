import CoreGraphics

/// A view that shows bar button items in a row, in the direction in which the interface is read.
final class BarItemRow: UIView {
    /// The items in their order from the leading edge.
    private(set) var items: [UIBarButtonItem] = []
    private weak var host: (any BarItemHost)?

    init(in host: any BarItemHost) {
        self.host = host
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows other items.
    func show(_ new: [UIBarButtonItem]) {
        for item in items where item.host === host && !new.contains(item) { item.host = nil }
        items = new
        for item in new { item.host = host }
        let views = shownItems.compactMap(\.view)
        for view in subviews where !views.contains(view) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    private var shownItems: [UIBarButtonItem] { items.filter { !$0.isHidden } }

    /// The width that the items want, in points. Flexible spaces want none.
    func width(in height: CGFloat) -> CGFloat { Self.width(of: shownItems, in: height) }

    /// Returns the width that some items want, in points.
    static func width(of items: [UIBarButtonItem], in height: CGFloat) -> CGFloat {
        widths(of: items.filter { !$0.isHidden }, in: height).reduce(0) { sum, width in
            if case .fixed(let width) = width { return sum + width }
            return sum
        }
    }

    private static func widths(of items: [UIBarButtonItem], in height: CGFloat) -> [BarItemLayout.Width] {
        items.map { item in
            switch item.content {
            case .flexibleSpace: .flexible
            case .fixedSpace: .fixed(max(item.width, 0))
            case .button:
                if let view = item.customView {
                    .fixed(size(of: view, item, in: height).width + 2 * BarItemMetrics.padding)
                } else {
                    .fixed(item.view?.sizeThatFits(CGSize(width: CGFloat.infinity, height: height)).width ?? 0)
                }
            }
        }
    }

    /// Returns the size of a custom view: what its constraints ask for, what it reports, or its bounds.
    private static func size(of view: UIView, _ item: UIBarButtonItem, in height: CGFloat) -> CGSize {
        var size = view.sizeThatFits(view.bounds.size)
        if !view.translatesAutoresizingMaskIntoConstraints {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        if item.width > 0 { size.width = item.width }
        return CGSize(width: max(size.width, 0), height: min(max(size.height, 0), height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !bounds.isEmpty else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        let wishes = Self.widths(of: shownItems, in: bounds.height)
        for (item, width) in zip(shownItems, BarItemLayout.widths(of: wishes, in: bounds.width)) {
            defer { x += width }
            guard let view = item.view, view.superview === self else { continue }
            var frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            if item.customView != nil {
                let wish = Self.size(of: view, item, in: bounds.height)
                let padding = min(BarItemMetrics.padding, width / 4)
                frame = CGRect(
                    x: x + padding,
                    y: (bounds.height - wish.height) / 2,
                    width: width - 2 * padding,
                    height: wish.height
                )
            }
            if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
        }
    }

    /// Touches beside the items go to what is below them, such as a title that is wider than the room between them.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { $0.frame.contains(point) }
    }
}
