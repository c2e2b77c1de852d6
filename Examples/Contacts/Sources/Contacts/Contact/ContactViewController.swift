import UIKit

/// A contact with the ways to reach them.
final class ContactViewController: UITableViewController {
    private enum Section: Int, CaseIterable {
        case reach, favorite, delete
    }

    private let book: AddressBook
    private let id: Contact.ID
    private let header = ContactHeaderView()

    private var contact: Contact { book.contact(id) ?? Contact() }

    init(_ book: AddressBook, _ id: Contact.ID) {
        self.book = book
        self.id = id
        super.init(style: .insetGrouped)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let edit = UIAction { [unowned self] _ in self.edit() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit, primaryAction: edit)
        tableView.tableHeaderView = header
        reload()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // A header has the height of its frame.
        let size = header.systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        guard header.frame.height != size.height else { return }
        header.frame.size.height = size.height
        tableView.tableHeaderView = header
    }

    private func reload() {
        header.show(contact)
        tableView.reloadData()
    }

    private func edit() {
        let controller = EditContactViewController(contact)
        controller.onSave = { [unowned self] in
            book.save($0)
            reload()
        }
        present(UINavigationController(rootViewController: controller), animated: true)
    }

    /// The ways to reach the contact: a name, what is shown, and the link.
    private var ways: [(name: String, text: String, link: String)] {
        [
            ("phone", contact.phone, "tel:\(contact.phone.filter { !$0.isWhitespace })"),
            ("email", contact.email, "mailto:\(contact.email)"),
        ].filter { !$0.text.isEmpty }
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Section(rawValue: section) == .reach ? ways.count : 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.cell()
        switch Section(rawValue: indexPath.section) {
        case .reach:
            let way = ways[indexPath.row]
            content = .subtitleCell()
            content.text = way.name
            content.textProperties.font = .preferredFont(forTextStyle: .footnote)
            content.secondaryText = way.text
            content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
            content.secondaryTextProperties.color = .tintColor
        case .favorite:
            content.text = contact.isFavorite ? "Remove from Favorites" : "Add to Favorites"
            content.textProperties.color = .tintColor
        case .delete, nil:
            content.text = "Delete Contact"
            content.textProperties.color = .systemRed
        }
        cell.contentConfiguration = content
        cell.accessibilityTraits = .button
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch Section(rawValue: indexPath.section) {
        case .reach:
            if let link = URL(string: ways[indexPath.row].link) { UIApplication.shared.open(link) }
        case .favorite:
            book.toggleFavorite(id)
            tableView.reloadRows(at: [indexPath], with: .automatic)
        case .delete, nil:
            confirmDeletion()
        }
    }

    private func confirmDeletion() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete Contact", style: .destructive) { [unowned self] _ in
                book.remove(id)
                navigationController?.popViewController(animated: true)
            }
        )
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }
}
