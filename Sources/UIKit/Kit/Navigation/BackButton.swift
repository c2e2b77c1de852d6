import CoreGraphics

/// A button that shows a chevron and the title of the previous controller.
final class BackButton: UIView {
    private let action: () -> Void
    private let label = UILabel()

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: NavigationMetrics.fontSize)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    var title = "" {
        didSet {
            label.text = title.isEmpty ? "‹" : "‹ " + title
            setNeedsLayout()
        }
    }

    private var isPressed = false {
        didSet { label.alpha = isPressed ? 0.3 : 1 }
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
        let text = label.sizeThatFits(size)
        return CGSize(width: text.width + NavigationMetrics.margin, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.textColor = tintColor
        label.frame = bounds.insetBy(dx: NavigationMetrics.margin / 2, dy: 0)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = tintColor
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressed = true
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        let reach = bounds.insetBy(dx: -NavigationMetrics.reach, dy: -NavigationMetrics.reach)
        isPressed = touches.contains { reach.contains($0.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isPressed else { return }
        isPressed = false
        action()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressed = false
    }
}
