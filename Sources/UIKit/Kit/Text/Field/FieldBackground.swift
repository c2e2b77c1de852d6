import CoreGraphics
import QuartzCore

/// The background of a text field: its border and its fill.
final class FieldBackground: UIView {
    var style = UITextField.BorderStyle.none {
        didSet { if style != oldValue { showStyle() } }
    }

    var isEnabled = true {
        didSet { if isEnabled != oldValue { showStyle() } }
    }

    init() {
        super.init(frame: .zero)
        storage.isUserInteractionEnabled = false
        isHidden = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func showStyle() {
        isHidden = style == .none
        layer.cornerRadius = style == .roundedRect ? FieldMetrics.cornerRadius : 0
        layer.borderWidth = style == .roundedRect ? 0.5 : 1
        backgroundColor =
            switch style {
            case .none, .line: nil
            case .bezel: .systemBackground
            case .roundedRect: isEnabled ? .systemBackground : .tertiarySystemFill
            }
        resolveBorder()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        resolveBorder()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        resolveBorder()
    }

    private func resolveBorder() {
        let color: UIColor = style == .line ? .label : .opaqueSeparator
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
