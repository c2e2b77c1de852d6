import UIKit

/// The items of a list: the open items in the user's order, a field for a new item, and the items that are done.
final class ItemsViewController: UITableViewController {
    enum Section {
        case open, new, done
    }

    enum Row: Hashable {
        case item(TodoItem.ID)
        case new
    }

    let listID: TodoList.ID
    /// A closure that opens an item.
    var onOpen: (TodoItem.ID) -> Void = { _ in }

    private let store: TodoStore
    private lazy var source = makeSource()

    init(store: TodoStore, list: TodoList.ID) {
        self.store = store
        listID = list
        super.init(style: .insetGrouped)
        title = store.list(list)?.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        navigationItem.backButtonDisplayMode = .minimal
        view.tintColor = store.list(listID)?.tint.color
        tableView.keyboardDismissMode = .onDrag
        tableView.register(ItemCell.self, forCellReuseIdentifier: "item")
        tableView.register(NewItemCell.self, forCellReuseIdentifier: "new")
        reload(animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
        reload(animated: false)
    }

    // MARK: Rows

    private func makeSource() -> ReorderableDataSource<Section, Row> {
        let source = ReorderableDataSource<Section, Row>(tableView: tableView) {
            [unowned self] tableView, indexPath, row in
            switch row {
            case .item(let id):
                let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
                if let cell = cell as? ItemCell, let item = store.item(id, in: listID) {
                    cell.show(item) { [unowned self] in toggle(id) }
                }
                return cell
            case .new:
                let cell = tableView.dequeueReusableCell(withIdentifier: "new", for: indexPath)
                (cell as? NewItemCell)?.onEnter = { [unowned self] in add($0) }
                return cell
            }
        }
        source.defaultRowAnimation = .fade
        source.canDelete = { $0 != .new }
        source.canMove = { [unowned self] in
            guard case .item(let id) = $0 else { return false }
            return store.item(id, in: listID)?.isDone == false
        }
        source.onDelete = { [unowned self] in
            if case .item(let id) = $0 { remove(id) }
        }
        source.onReorder = { [unowned self] _, rows in
            let ids = rows.compactMap { if case .item(let id) = $0 { id } else { nil } }
            store.reorderItems(ids, of: listID)
        }
        return source
    }

    private func reload(animated: Bool) {
        guard let list = store.list(listID) else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections([.open, .new])
        snapshot.appendItems(list.open.map { .item($0.id) }, toSection: .open)
        snapshot.appendItems([.new], toSection: .new)
        if !list.done.isEmpty {
            snapshot.appendSections([.done])
            snapshot.appendItems(list.done.map { .item($0.id) }, toSection: .done)
        }
        let known = Set(source.snapshot().itemIdentifiers)
        // The field keeps what is being typed.
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { known.contains($0) && $0 != .new })
        source.apply(snapshot, animatingDifferences: animated)
    }

    // MARK: Changes

    private func toggle(_ id: TodoItem.ID) {
        store.changeItem(id, in: listID) { $0.isDone.toggle() }
        reload(animated: true)
    }

    private func add(_ title: String) {
        store.addItem(TodoItem(title: title), to: listID)
        reload(animated: true)
        guard let field = source.indexPath(for: .new) else { return }
        tableView.scrollToRow(at: field, at: .none, animated: true)
    }

    private func remove(_ id: TodoItem.ID) {
        store.removeItem(id, from: listID)
        reload(animated: true)
    }

    // MARK: Restoration

    /// The first visible item; `nil` at the top of the list.
    var topItem: TodoItem.ID? {
        let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
        guard isViewLoaded, top > 0 else { return nil }
        let visible = tableView.indexPathsForVisibleRows ?? []
        let first = visible.first {
            tableView.rectForRow(at: $0).minY >= tableView.bounds.minY + tableView.adjustedContentInset.top
        }
        guard let first, case .item(let id) = source.itemIdentifier(for: first) else { return nil }
        return id
    }

    /// Scrolls to an item that was the first visible one.
    func scroll(to item: TodoItem.ID?) {
        loadViewIfNeeded()
        guard let item, let indexPath = source.indexPath(for: .item(item)) else { return }
        tableView.layoutIfNeeded()
        tableView.scrollToRow(at: indexPath, at: .top, animated: false)
    }

    // MARK: The delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard case .item(let id) = source.itemIdentifier(for: indexPath) else { return }
        onOpen(id)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard source.sectionIdentifier(for: section) == .done else { return nil }
        let header = UITableViewHeaderFooterView()
        var content = header.defaultContentConfiguration()
        content.text = "Done"
        header.contentConfiguration = content
        return header
    }

    override func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        // Items move among those that are left to do.
        guard proposedDestinationIndexPath.section != sourceIndexPath.section else {
            return proposedDestinationIndexPath
        }
        let isBelow = proposedDestinationIndexPath.section > sourceIndexPath.section
        let last = tableView.numberOfRows(inSection: sourceIndexPath.section) - 1
        return IndexPath(row: isBelow ? last : 0, section: sourceIndexPath.section)
    }

    override func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard case .item(let id) = source.itemIdentifier(for: indexPath), let item = store.item(id, in: listID) else {
            return nil
        }
        let done = UIContextualAction(style: .normal, title: item.isDone ? "Not Done" : "Done") {
            [unowned self] _, _, completion in
            toggle(id)
            completion(true)
        }
        done.backgroundColor = .systemGreen
        return UISwipeActionsConfiguration(actions: [done])
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard case .item(let id) = source.itemIdentifier(for: indexPath), let item = store.item(id, in: listID) else {
            return nil
        }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
            remove(id)
            completion(true)
        }
        let flag = UIContextualAction(style: .normal, title: item.isFlagged ? "Unflag" : "Flag") {
            [unowned self] _, _, completion in
            store.changeItem(id, in: listID) { $0.isFlagged.toggle() }
            reload(animated: true)
            completion(true)
        }
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }
}
