import CoreGraphics

/// One half of a stepper: the button that increases or decreases the value.
final class StepperButton: UIView {
    let isIncrement: Bool
    private let symbol = UIImageView()
    /// Steps for assistive technology.
    var onPress: () -> Void = {}
    /// Whether the value can be changed in this direction.
    var isEnabled = true

    init(isIncrement: Bool) {
        self.isIncrement = isIncrement
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(symbol)
        symbol.contentMode = .center
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows an image, or the symbol if it is `nil`.
    func show(_ image: UIImage?, isPressed: Bool) {
        let configuration = UIImage.SymbolConfiguration(pointSize: StepperMetrics.symbolSize, weight: .medium)
        symbol.image = image ?? UIImage(systemName: isIncrement ? "plus" : "minus", withConfiguration: configuration)
        symbol.tintColor = .label
        symbol.alpha = isEnabled ? 1 : StepperMetrics.disabledAlpha
        backgroundColor = isPressed ? .systemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = bounds
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        let name = superview?.accessibilityLabel
        let verb = isIncrement ? "Increment" : "Decrement"
        var defaults = AccessibilityDefaults(
            isElement: true,
            label: name.map { "\($0), \(verb)" } ?? verb,
            value: superview?.accessibilityValue,
            traits: .button,
            respondsToUserInteraction: true
        )
        if !isEnabled { defaults.state.insert(.notEnabled) }
        return defaults
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        onPress()
        return true
    }
}
