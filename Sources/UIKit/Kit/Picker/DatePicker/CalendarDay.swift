import CoreGraphics
import Foundation

/// A day of a calendar.
final class CalendarDay: UIControl {
    private let label = UILabel()
    private let circle = UIView()
    let date: Date
    /// Whether the day is the selected one.
    var isChosen = false {
        didSet { show() }
    }
    /// Whether the day is the present one.
    var isToday = false {
        didSet { show() }
    }
    private let spoken: String
    /// Called when the day is chosen.
    var onChoose: () -> Void = {}
    /// Called for an arrow key, with the number of days to move.
    var onMove: (Int) -> Void = { _ in }

    init(_ date: Date, text: String, spoken: String) {
        self.date = date
        self.spoken = spoken
        super.init(frame: .zero)
        circle.isUserInteractionEnabled = false
        label.text = text
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        addSubview(circle)
        addSubview(label)
        show()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func show() {
        let plain: UIColor = isToday ? tintColor : .label
        label.textColor = isEnabled ? isChosen && isToday ? .white : isChosen ? tintColor : plain : .tertiaryLabel
        label.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular),
            maximumPointSize: DateMetrics.greatestDaySize
        )
        circle.backgroundColor = isChosen ? isToday ? tintColor : tintColor.withAlphaComponent(0.15) : nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let side = min(bounds.width, bounds.height)
        circle.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        circle.layer.cornerRadius = side / 2
    }

    override func touchedUpInside() { onChoose() }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !moves($0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    private func moves(_ press: UIPress) -> Bool {
        let side = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        guard isFocused, let key = press.key, key.isUnmodified else { return false }
        switch key.keyCode {
        case .keyboardLeftArrow: onMove(-side)
        case .keyboardRightArrow: onMove(side)
        case .keyboardUpArrow: onMove(-7)
        case .keyboardDownArrow: onMove(7)
        default: return false
        }
        return true
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = spoken
        defaults.traits = .button
        if isChosen { defaults.state.insert(.selected) }
        return defaults
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        onChoose()
        return true
    }
}
