import UIKit

/// The field of a bar: filled and without a border, as search fields are on iOS.
final class BarField: UITextField {
    /// Handles a key before the field does.
    ///
    /// - Returns: Whether the key was handled.
    var onKey: (UIKey) -> Bool = { _ in false }

    /// A label at the end of the field, for example with the number of matches.
    let note = UILabel()
    private static let margins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)

    init(symbol: String, placeholder: String) {
        super.init(frame: .zero)
        self.placeholder = placeholder
        font = font?.literal
        accessibilityLabel = placeholder
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        let configuration = UIImage.SymbolConfiguration(pointSize: 14)
        let icon = UIImageView(image: UIImage(systemName: symbol, withConfiguration: configuration))
        icon.tintColor = RolePalette.secondary
        leftView = icon
        leftViewMode = .always
        note.setScaledFont(ViewerFonts.bar(.monospacedDigitSystemFont(ofSize: 13, weight: .regular)))
        note.textColor = RolePalette.secondary
        rightView = note
        rightViewMode = .always
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a note at the end of the field.
    func setNote(_ text: String, color: UIColor = RolePalette.secondary) {
        note.text = text
        note.textColor = color
        let size = note.intrinsicContentSize
        guard note.bounds.size != size else { return }
        note.bounds.size = size
        setNeedsLayout()
    }

    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds.room(inside: Self.margins))
    }

    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds.room(inside: Self.margins))
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !($0.key.map(onKey) ?? false) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
}
