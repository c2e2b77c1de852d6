import UIKit

/// The fields of a contact, which are saved together.
final class EditContactViewController: UITableViewController {
    /// A closure that gets the changed contact.
    var onSave: (Contact) -> Void = { _ in }

    private struct Field {
        let name: String
        let path: WritableKeyPath<Contact, String>
        var keyboard = UIKeyboardType.default
    }

    private static let sections: [[Field]] = [
        [
            Field(name: "First name", path: \.givenName), Field(name: "Last name", path: \.familyName),
            Field(name: "Company", path: \.company),
        ],
        [
            Field(name: "Phone", path: \.phone, keyboard: .phonePad),
            Field(name: "Email", path: \.email, keyboard: .emailAddress),
        ],
    ]

    private var contact: Contact {
        didSet { saveItem.isEnabled = !contact.isEmpty }
    }
    private lazy var saveItem = UIBarButtonItem(
        systemItem: .save,
        primaryAction: UIAction { [unowned self] _ in
            onSave(contact)
            dismiss(animated: true)
        }
    )

    init(_ contact: Contact) {
        self.contact = contact
        super.init(style: .insetGrouped)
        title = contact.isEmpty ? "New Contact" : "Edit Contact"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(EditFieldCell.self, forCellReuseIdentifier: "field")
        tableView.keyboardDismissMode = .interactive
        saveItem.isEnabled = !contact.isEmpty
        let cancel = UIAction { [unowned self] _ in dismiss(animated: true) }
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
        navigationItem.rightBarButtonItem = saveItem
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if contact.isEmpty { edit(at: IndexPath(row: 0, section: 0)) }
    }

    /// Begins editing the field of a row.
    private func edit(at indexPath: IndexPath) {
        (tableView.cellForRow(at: indexPath) as? EditFieldCell)?.field.becomeFirstResponder()
    }

    /// Begins editing the field after that of a row, if there is one.
    private func editNext(after indexPath: IndexPath) {
        let next = IndexPath(row: indexPath.row + 1, section: indexPath.section)
        let isLast = next.row == Self.sections[next.section].count
        guard !isLast || next.section + 1 < Self.sections.count else {
            view.endEditing(true)
            return
        }
        edit(at: isLast ? IndexPath(row: 0, section: next.section + 1) : next)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { Self.sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        let field = Self.sections[indexPath.section][indexPath.row]
        guard let cell = cell as? EditFieldCell else { return cell }
        cell.field.text = contact[keyPath: field.path]
        cell.field.placeholder = field.name
        cell.field.accessibilityLabel = field.name
        cell.field.keyboardType = field.keyboard
        cell.field.autocapitalizationType = field.keyboard == .default ? .words : .none
        cell.onChange = { [unowned self] in contact[keyPath: field.path] = $0 }
        cell.onReturn = { [unowned self] in editNext(after: indexPath) }
        return cell
    }
}
