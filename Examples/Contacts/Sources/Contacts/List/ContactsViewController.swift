import UIKit

/// The contacts by name, with an index beside them and a search above them.
final class ContactsViewController: UITableViewController {
    private let book: AddressBook
    private let search = UISearchController()
    private let emptyLabel = UILabel()
    private lazy var source = ContactsDataSource(tableView: tableView) {
        [unowned self] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        if let contact = book.contact(id) { (cell as? ContactCell)?.show(contact, search: searchText) }
        return cell
    }

    init(_ book: AddressBook) {
        self.book = book
        super.init(style: .plain)
        title = "Contacts"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.keyboardDismissMode = .onDrag
        let add = UIAction { [unowned self] _ in edit(Contact()) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.searchController = search
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search"
        search.searchBar.scopeButtonTitles = ["All", "Favorites"]
        emptyLabel.text = "No Results"
        emptyLabel.font = .preferredFont(forTextStyle: .title2)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        reload(animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload(animated: false)
    }

    // MARK: Rows

    private var searchText: String { search.searchBar.text ?? "" }

    private var isSearching: Bool { search.isActive && (!searchText.isEmpty || showsFavorites) }

    private var showsFavorites: Bool { search.searchBar.selectedScopeButtonIndex == 1 }

    private var found: [Contact] {
        guard isSearching else { return book.contacts }
        return book.contacts.filter { $0.matches(searchText) && ($0.isFavorite || !showsFavorites) }
    }

    private func reload(animated: Bool) {
        let content = ContactSections(found)
        source.index = search.isActive ? [] : content.index
        var snapshot = NSDiffableDataSourceSnapshot<String, Contact.ID>()
        for section in content.sections {
            snapshot.appendSections([section.title])
            snapshot.appendItems(section.contacts.map(\.id), toSection: section.title)
        }
        let known = Set(source.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
        source.apply(snapshot, animatingDifferences: animated)
        tableView.reloadSectionIndexTitles()
        tableView.backgroundView = content.sections.isEmpty ? emptyLabel : nil
    }

    // MARK: Changes

    private func edit(_ contact: Contact) {
        let controller = EditContactViewController(contact)
        controller.onSave = { [unowned self] in
            book.save($0)
            reload(animated: true)
        }
        present(UINavigationController(rootViewController: controller), animated: true)
    }

    private func toggleFavorite(_ id: Contact.ID) {
        book.toggleFavorite(id)
        reload(animated: true)
    }

    private func remove(_ id: Contact.ID) {
        book.remove(id)
        reload(animated: true)
    }

    // MARK: The delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let id = source.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(ContactViewController(book, id), animated: true)
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = source.itemIdentifier(for: indexPath), let contact = book.contact(id) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
            remove(id)
            completion(true)
        }
        let title = contact.isFavorite ? "Unstar" : "Favorite"
        let favorite = UIContextualAction(style: .normal, title: title) { [unowned self] _, _, completion in
            toggleFavorite(id)
            completion(true)
        }
        favorite.backgroundColor = .systemYellow
        let actions = UISwipeActionsConfiguration(actions: [delete, favorite])
        // Nobody loses a contact by a long swipe.
        actions.performsFirstActionWithFullSwipe = false
        return actions
    }

    override func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let id = source.itemIdentifier(for: indexPath), let contact = book.contact(id) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            let copy = UIAction(title: "Copy Number", image: UIImage(systemName: "phone.fill")) { _ in
                UIPasteboard.general.string = contact.phone
            }
            let favorite = UIAction(
                title: contact.isFavorite ? "Remove from Favorites" : "Add to Favorites",
                image: UIImage(systemName: contact.isFavorite ? "star.fill" : "star")
            ) { [unowned self] _ in toggleFavorite(id) }
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
                [unowned self] _ in remove(id)
            }
            return UIMenu(children: [copy, favorite, UIMenu(options: .displayInline, children: [delete])])
        }
    }
}

extension ContactsViewController: UISearchResultsUpdating, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        reload(animated: true)
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        reload(animated: true)
    }
}
