import UIKit

/// The user's lists, with the number of things that are left to do in each.
final class ListsViewController: UITableViewController {
    private enum Section {
        case lists
    }

    /// A closure that opens a list.
    var onOpen: (TodoList.ID) -> Void = { _ in }

    private let store: TodoStore
    private lazy var source = makeSource()

    init(store: TodoStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Lists"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        navigationItem.backButtonDisplayMode = .minimal
        let add = UIAction(title: "Add List") { [unowned self] _ in
            askForTitle("New List", current: "") { [store] in store.addList($0) }
        }
        toolbarItems = [.flexibleSpace(), UIBarButtonItem(primaryAction: add)]
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "list")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
        reload(animated: false)
    }

    private func makeSource() -> ReorderableDataSource<Section, TodoList.ID> {
        let source = ReorderableDataSource<Section, TodoList.ID>(tableView: tableView) {
            [unowned self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "list", for: indexPath)
            if let list = store.list(id) { configure(cell, list) }
            return cell
        }
        source.onDelete = { [unowned self] in
            store.removeList($0)
            reload(animated: true)
        }
        source.onReorder = { [unowned self] _, ids in store.reorderLists(ids) }
        return source
    }

    private func configure(_ cell: UITableViewCell, _ list: TodoList) {
        var content = UIListContentConfiguration.valueCell()
        content.text = list.title
        content.secondaryText = "\(list.open.count)"
        content.image = UIImage(systemName: "circle.fill")
        content.imageProperties.tintColor = list.tint.color
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityValue = list.open.count == 1 ? "1 item left" : "\(list.open.count) items left"
    }

    private func reload(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, TodoList.ID>()
        snapshot.appendSections([.lists])
        snapshot.appendItems(store.lists.map(\.id))
        let known = Set(source.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
        source.apply(snapshot, animatingDifferences: animated)
    }

    // MARK: Titles

    private func askForTitle(_ question: String, current: String, _ take: @escaping (String) -> Void) {
        let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.text = current
            field.placeholder = "Title"
            field.autocapitalizationType = .words
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let save = UIAlertAction(title: "Save", style: .default) { [unowned self, unowned alert] _ in
            let title = alert.textFields?.first?.text?.trimmingCharacters(in: .whitespaces) ?? ""
            guard !title.isEmpty else { return }
            take(title)
            reload(animated: true)
        }
        alert.addAction(save)
        alert.preferredAction = save
        present(alert, animated: true)
    }

    // MARK: The delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let id = source.itemIdentifier(for: indexPath) else { return }
        onOpen(id)
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = source.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
            store.removeList(id)
            reload(animated: true)
            completion(true)
        }
        let rename = UIContextualAction(style: .normal, title: "Rename") { [unowned self] _, _, completion in
            askForTitle("Rename List", current: store.list(id)?.title ?? "") { [store] in
                store.renameList(id, to: $0)
            }
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete, rename])
    }
}
