import UIKit

/// A line with a name and a field.
final class ComposeField: UIView, UITextFieldDelegate {
    let field = UITextField()
    /// A closure that is called when the user presses Return.
    var onReturn: () -> Void = {}

    init(_ name: String, _ text: String, onChange: @escaping (String) -> Void) {
        super.init(frame: .zero)
        let label = UILabel()
        label.text = name
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.isAccessibilityElement = false
        field.text = text
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityLabel = name.trimmingCharacters(in: .punctuationCharacters)
        field.returnKeyType = .next
        field.delegate = self
        let change = UIAction { onChange(($0.sender as? UITextField)?.text ?? "") }
        field.addAction(change, for: .editingChanged)
        let line = UIView()
        line.backgroundColor = .separator
        let row = UIStackView(arrangedSubviews: [label, field])
        row.spacing = 8
        for view in [row, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            line.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 1 / max(UITraitCollection.current.displayScale, 1)),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onReturn()
        return false
    }
}
