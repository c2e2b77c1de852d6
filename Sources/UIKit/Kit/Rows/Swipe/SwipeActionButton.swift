import CoreGraphics

/// The button of an action beside a row: a capsule with an image or a title, and in a high row a title below it.
@MainActor
final class SwipeActionButton: UIControl {
    let action: UIContextualAction
    /// The width of the capsule before it stretches, in points.
    let capsuleWidth: CGFloat
    /// The distance of the content from the middle of the capsule, in points.
    var contentShift: CGFloat = 0 {
        didSet { if contentShift != oldValue { setNeedsLayout() } }
    }

    private let capsule: UIView
    private let label = UILabel()
    private let imageView = UIImageView()
    private let caption = UILabel()

    init(_ action: UIContextualAction) {
        self.action = action
        capsule = action.backgroundEffect.map { UIVisualEffectView(effect: $0) } ?? UIView()
        label.text = action.title
        label.font = .systemFont(ofSize: SwipeMetrics.fontSize, weight: .medium)
        let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let content = action.image?.size.width ?? label.sizeThatFits(unbounded).width
        let padding = action.image == nil ? SwipeMetrics.padding : (SwipeMetrics.side - content) / 2
        capsuleWidth = max(SwipeMetrics.side, (content + 2 * max(padding, 0)).rounded(.up))
        super.init(frame: .zero)
        if action.backgroundEffect == nil { capsule.backgroundColor = action.backgroundColor }
        capsule.clipsToBounds = action.backgroundEffect != nil
        capsule.isUserInteractionEnabled = false
        tintColor = .white
        label.textColor = .white
        label.textAlignment = .center
        imageView.image = action.image
        caption.text = action.title
        caption.font = .systemFont(ofSize: SwipeMetrics.smallFontSize)
        caption.textColor = .secondaryLabel
        caption.textAlignment = .center
        caption.isAccessibilityElement = false
        for part in [capsule, imageView, label, caption] { addSubview(part) }
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

    /// Whether the title is below the capsule.
    private var showsCaption: Bool {
        action.image != nil && caption.text?.isEmpty == false && bounds.height >= SwipeMetrics.heightForTitleAndImage
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = max(min(SwipeMetrics.side, bounds.height - 2 * SwipeMetrics.inset), 0)
        let text = showsCaption ? caption.sizeThatFits(bounds.size).height + SwipeMetrics.titleGap : 0
        capsule.frame = CGRect(x: 0, y: (bounds.height - height - text) / 2, width: bounds.width, height: height)
        capsule.layer.cornerRadius = height / 2
        let middle = CGPoint(x: bounds.midX + contentShift, y: capsule.frame.midY)
        let image = action.image?.size ?? .zero
        imageView.bounds.size = image
        imageView.center = middle
        label.isHidden = action.image != nil
        let room = CGSize(width: max(capsuleWidth - 2 * SwipeMetrics.padding, 0), height: height)
        label.bounds.size = CGSize(width: room.width, height: min(label.sizeThatFits(room).height, height))
        label.center = middle
        caption.isHidden = !showsCaption
        caption.frame = CGRect(
            x: middle.x - capsuleWidth / 2 - SwipeMetrics.gap / 2,
            y: capsule.frame.maxY + SwipeMetrics.titleGap,
            width: capsuleWidth + SwipeMetrics.gap,
            height: max(text - SwipeMetrics.titleGap, 0)
        )
    }
}
