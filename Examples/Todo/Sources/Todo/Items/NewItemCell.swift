import UIKit

/// A row with a field for the title of another item.
final class NewItemCell: UITableViewCell, UITextFieldDelegate {
    /// A closure that gets the title when the user presses Return.
    var onEnter: (String) -> Void = { _ in }
    private let field = UITextField()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        field.placeholder = "New item"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.delegate = self
        field.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(field)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            field.topAnchor.constraint(equalTo: contentView.topAnchor),
            field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let title = (textField.text ?? "").trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else {
            textField.resignFirstResponder()
            return false
        }
        textField.text = ""
        onEnter(title)
        return false
    }
}
