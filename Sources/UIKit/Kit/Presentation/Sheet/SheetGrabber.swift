import CoreGraphics

/// The mark at the top of a sheet. It also is a control, by which keys and assistive technology change the height.
final class SheetGrabber: UIControl {
    static let size = CGSize(width: 36, height: 5)
    static let top: CGFloat = 5
    /// The height of the part of a sheet by which the mouse drags it.
    static let reach: CGFloat = 24

    private let bar = UIView()
    /// Called to move to the next detent, up or down.
    var onStep: (_ isUp: Bool) -> Void = { _ in }
    /// Called when the grabber is operated.
    var onOperate: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        bar.isUserInteractionEnabled = false
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = Self.size.height / 2
        addSubview(bar)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(
            x: (bounds.width - Self.size.width) / 2,
            y: Self.top,
            width: Self.size.width,
            height: Self.size.height
        )
    }

    override func touchedUpInside() { onOperate() }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !moves($0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    private func moves(_ press: UIPress) -> Bool {
        guard isFocused, let key = press.key?.keyCode, key == .keyboardUpArrow || key == .keyboardDownArrow else {
            return false
        }
        onStep(key == .keyboardUpArrow)
        return true
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = "Sheet Grabber"
        defaults.traits = .button
        return defaults
    }

    override func accessibilityActivate() -> Bool {
        onOperate()
        return true
    }
}
