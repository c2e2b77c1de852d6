import CoreGraphics

/// The contents of a navigation bar for one item.
final class NavigationBarContent: UIView {
    private let item: UINavigationItem
    private let titleLabel = UILabel()
    private let backButton: BackButton
    private let largeTitle: LargeTitleView?
    private var shift: CGFloat = 0

    init(_ item: UINavigationItem, back: UINavigationItem?, isLarge: Bool = false, in bar: UINavigationBar) {
        self.item = item
        largeTitle = isLarge ? LargeTitleView() : nil
        backButton = BackButton { [weak bar] in bar?.goBack() }
        super.init(frame: .zero)
        titleLabel.font = .systemFont(ofSize: NavigationMetrics.fontSize, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        addSubview(titleLabel)
        addSubview(backButton)
        if let largeTitle { addSubview(largeTitle) }
        update(back: back)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func update(back: UINavigationItem?) {
        titleLabel.text = item.title
        titleLabel.isHidden = item.titleView != nil
        largeTitle?.text = item.title
        if let titleView = item.titleView, titleView.superview !== self { addSubview(titleView) }
        let own = [titleLabel, backButton, largeTitle, item.titleView]
        for view in subviews where !own.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        backButton.title = back.map { $0.backButtonTitle ?? $0.title ?? "" } ?? ""
        backButton.alpha = back == nil || item.hidesBackButton ? 0 : 1
        setNeedsLayout()
    }

    /// Moves the title horizontally during a transition.
    func slide(by shift: CGFloat) {
        self.shift = shift
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A title view reports its preferred size by its bounds. Before the bar has a size, a layout would make them
        // empty.
        guard !bounds.isEmpty else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = NavigationMetrics.margin
        let limit = bounds.width - 2 * margin
        let bar = CGRect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, NavigationMetrics.barHeight))
        var back = backButton.sizeThatFits(CGSize(width: limit, height: bar.height)).width
        back = backButton.alpha > 0 ? min(back, limit / 2) : 0
        backButton.frame = CGRect(
            x: isRightToLeft ? bounds.width - margin / 2 - back : margin / 2,
            y: 0,
            width: back,
            height: bar.height
        )
        if let largeTitle {
            let extent = bounds.height - bar.height
            largeTitle.frame = CGRect(x: shift, y: bar.maxY, width: bounds.width, height: extent)
            titleLabel.alpha = 1 - min(max(extent / NavigationMetrics.titleFade, 0), 1)
        }

        let center = item.titleView ?? titleLabel
        let wish = item.titleView.map { $0.sizeThatFits(bar.size) } ?? titleLabel.sizeThatFits(bar.size)
        let place = Self.placeTitle(
            of: wish.width,
            in: bounds.width,
            leading: margin + (back > 0 ? back + NavigationMetrics.spacing : 0),
            trailing: margin
        )
        let x = isRightToLeft ? bounds.width - place.x - place.width : place.x
        let height = min(wish.height, bar.height)
        center.frame = CGRect(x: x + shift, y: (bar.height - height) / 2, width: place.width, height: height)
    }

    /// Returns the position and width of a title: centered if there is room, otherwise next to the back button, and
    /// truncated if it doesn't fit.
    static func placeTitle(
        of wish: CGFloat,
        in width: CGFloat,
        leading: CGFloat,
        trailing: CGFloat
    ) -> (x: CGFloat, width: CGFloat) {
        let room = max(0, width - leading - trailing)
        let fitting = min(wish, room)
        let middle = (width - fitting) / 2
        return (min(max(middle, leading), width - trailing - fitting), fitting)
    }
}
