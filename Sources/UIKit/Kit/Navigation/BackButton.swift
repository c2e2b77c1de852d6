import CoreGraphics

/// A button that shows a chevron and the title of the previous controller.
final class BackButton: UIControl {
    private let action: () -> Void
    private let label = UILabel()
    private let arrow = UIImageView()
    /// The distance between the arrow and the title, in points.
    private static let spacing: CGFloat = 5

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: NavigationMetrics.fontSize)
        addSubview(label)
        addSubview(arrow)
        updateArrow()
    }

    required init?(coder: NSCoder) {
        nil
    }

    var title = "" {
        didSet {
            label.text = title
            setNeedsLayout()
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        (label.alpha, arrow.alpha) = isHighlighted ? (0.3, 0.3) : (1, 1)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true,
            label: title.isEmpty ? "Back" : title,
            traits: .button,
            respondsToUserInteraction: true
        )
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = title.isEmpty ? 0 : label.sizeThatFits(size).width + Self.spacing
        return CGSize(width: text + arrowSize.width + NavigationMetrics.margin, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.textColor = tintColor
        updateArrow()
        // A button that is left out has no width, and the inset of an empty rectangle would have no place.
        guard bounds.width > NavigationMetrics.margin else { return }
        let room = bounds.insetBy(dx: NavigationMetrics.margin / 2, dy: 0)
        let (arrowSize, isRightToLeft) = (arrowSize, isRightToLeft)
        arrow.frame = CGRect(
            x: isRightToLeft ? room.maxX - arrowSize.width : room.minX,
            y: room.midY - arrowSize.height / 2,
            width: arrowSize.width,
            height: arrowSize.height
        )
        let width = max(0, room.width - arrowSize.width - Self.spacing)
        label.frame = CGRect(
            x: isRightToLeft ? room.minX : room.maxX - width,
            y: room.minY,
            width: width,
            height: room.height
        )
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = tintColor
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var arrowSize: CGSize { arrow.image?.size ?? .zero }

    /// The name of the symbol that the arrow shows.
    private var symbol: String?

    /// Shows an arrow against the direction in which the interface is read.
    private func updateArrow() {
        let name = isRightToLeft ? "chevron.right" : "chevron.left"
        // Another image invalidates the layout, in which this method is called.
        guard name != symbol else { return }
        symbol = name
        let configuration = UIImage.SymbolConfiguration(pointSize: NavigationMetrics.fontSize, weight: .medium)
        arrow.image = UIImage(systemName: name, withConfiguration: configuration)
    }

    override func touchedUpInside() { action() }
}
