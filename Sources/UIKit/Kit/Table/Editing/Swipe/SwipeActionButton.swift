import CoreGraphics

/// The button of an action beside a row.
///
/// It may be wider than its content, which then stays beside the row.
@MainActor
final class SwipeActionButton: UIControl {
    let action: UIContextualAction
    /// Whether the content is at the left end of the button.
    var keepsContentLeft = false
    /// The width for the content, in points.
    private(set) var contentWidth: CGFloat = 0
    private let label = UILabel()
    private let imageView = UIImageView()

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        tintColor = .white
        label.text = action.title
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        label.font = .systemFont(ofSize: SwipeMetrics.fontSize)
        imageView.image = action.image
        addSubview(imageView)
        addSubview(label)
        let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let content = max(label.sizeThatFits(unbounded).width, action.image?.size.width ?? 0)
        contentWidth = max(SwipeMetrics.leastWidth, content + 2 * SwipeMetrics.padding)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true,
            label: action.title,
            traits: .button,
            respondsToUserInteraction: true
        )
    }

    override func touchedUpInside() {
        sendActions(for: .primaryActionTriggered)
    }

    override func accessibilityActivate() -> Bool {
        sendActions(for: .primaryActionTriggered)
        return true
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isHighlighted ? 0.4 : 1
        imageView.alpha = label.alpha
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let x = keepsContentLeft ? 0 : bounds.width - contentWidth
        let room = CGSize(width: contentWidth - 2 * SwipeMetrics.padding, height: bounds.height)
        let image = action.image?.size ?? .zero
        let hasTitle = !(action.title ?? "").isEmpty
        let showsTitle =
            hasTitle && (action.image == nil || bounds.height >= SwipeMetrics.heightForTitleAndImage)
        label.isHidden = !showsTitle
        let text = showsTitle ? label.sizeThatFits(room) : .zero
        let spacing = showsTitle && image.height > 0 ? SwipeMetrics.imageSpacing : 0
        let top = ((bounds.height - image.height - spacing - text.height) / 2).rounded()
        imageView.frame = CGRect(
            x: x + ((contentWidth - image.width) / 2).rounded(),
            y: top,
            width: image.width,
            height: image.height
        )
        label.frame = CGRect(
            x: x + SwipeMetrics.padding,
            y: top + image.height + spacing,
            width: room.width,
            height: text.height
        )
    }
}
