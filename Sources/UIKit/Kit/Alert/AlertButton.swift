import CoreGraphics

/// The button of an action in an alert or an action sheet: a capsule with a title.
final class AlertButton: UIControl, SpringLoadedView {
    let action: UIAlertAction
    private let label = UILabel()
    /// Called when the button is pressed.
    var onPress: () -> Void = {}
    /// Whether the Return key performs the action. The button then has the tint color.
    var isPreferred = false {
        didSet { showState() }
    }

    init(_ action: UIAlertAction) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
        isEnabled = action.isEnabled
        action.button = self
        showState()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The width in points that the title needs in one line, with the padding.
    var titleWidth: CGFloat { label.sizeOfLine.width + 2 * AlertMetrics.buttonPadding }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let line = label.sizeOfLine.height
        let inner = CGSize(width: size.width - 2 * AlertMetrics.buttonPadding, height: .greatestFiniteMagnitude)
        let extra = max(0, label.sizeThatFits(inner).height - line)
        let height = max(AlertMetrics.buttonHeight, line + 2 * AlertMetrics.titleSpacing) + extra
        return CGSize(width: size.width, height: height.rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.room(dx: AlertMetrics.buttonPadding, dy: 0)
        layer.cornerRadius = min(bounds.height, AlertMetrics.buttonHeight) / 2
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraitCollection?.preferredContentSizeCategory { showState() }
    }

    private static let fill = Looks.alertButton.color

    private func showState() {
        let isProminent = isPreferred && isEnabled
        let title: UIColor = action.style == .destructive ? .systemRed : .label
        label.textColor = isEnabled ? isProminent ? .white : title : .tertiaryLabel
        let font = isPreferred ? Looks.alertPreferredAction : Looks.alertAction
        label.font = font.light.font(.body, in: traitCollection)
        let prominent: UIColor = action.style == .destructive ? .systemRed : tintColor
        backgroundColor = isProminent ? prominent : Self.fill
        alpha = isHighlighted ? 0.6 : 1
    }

    override func touchedUpInside() { onPress() }

    func allowsSpringLoading(with context: any UISpringLoadedInteractionContext) -> Bool { isEnabled }

    func springLoad(with context: any UISpringLoadedInteractionContext) {
        onPress()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = action.title
        defaults.traits = .button
        return defaults
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        onPress()
        return true
    }
}

extension UILabel {
    /// The size of the text in one line, in points.
    fileprivate var sizeOfLine: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
}
