import UIKit

/// A row with a title and a field.
final class FieldCell: ControlCell, UITextFieldDelegate {
    private let title = ControlCell.makeTitle()
    private let field = UITextField()
    private var onEdit: (String) -> Void = { _ in }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        title.isAccessibilityElement = false
        field.textAlignment = .right
        field.textColor = .secondaryLabel
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.delegate = self
        field.addAction(UIAction { [unowned self] _ in onEdit(field.text ?? "") }, for: .editingChanged)
        fill(with: [title, field])
    }

    required init?(coder: NSCoder) { nil }

    override func show(_ row: FormRow, onChange: @escaping () -> Void) {
        guard case .field(let value, let kind) = row.control else { return }
        title.text = row.title
        field.accessibilityLabel = row.title
        field.placeholder = kind == .password ? "Required" : row.title
        field.isSecureTextEntry = kind == .password
        field.keyboardType = kind == .email ? .emailAddress : .default
        field.autocapitalizationType = kind == .name ? .words : .none
        field.autocorrectionType = .no
        if !field.isEditing { field.text = value.get() }
        onEdit = { value.set($0) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }
}
