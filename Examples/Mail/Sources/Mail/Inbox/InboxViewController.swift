import UIKit
import Unfold

/// The threads of a mailbox. A thread unfolds to its messages, and a message to its text.
final class InboxViewController: UITableViewController {
    let mailbox: Mailbox
    private lazy var source = InboxDataSource(tableView: tableView) {
        [unowned self] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
        show(id, in: cell)
        outline.configure(cell, at: indexPath)
        return cell
    }
    private(set) lazy var outline = ExpansionOutline<InboxRow.ID>(tableView)
    private let status = UILabel()

    init(_ mailbox: Mailbox) {
        self.mailbox = mailbox
        super.init(style: .plain)
        title = "Inbox"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(InboxCell.self, forCellReuseIdentifier: "mail")
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.dataSource = source
        outline.indentation = .margins(16)
        // When the rows are at rest: their cells are configured again.
        outline.expander.didChange = { [unowned self] changes, _ in
            for change in changes where change.isOpening { read(change.id) }
        }
        let control = UIRefreshControl()
        control.addAction(UIAction { [unowned self] _ in refresh() }, for: .valueChanged)
        refreshControl = control
        navigationItem.rightBarButtonItem = editButtonItem
        status.font = .preferredFont(forTextStyle: .footnote)
        status.adjustsFontForContentSizeCategory = true
        status.textAlignment = .center
        reload(animated: false)
        showToolbar(animated: false)
    }

    // MARK: Rows

    private func show(_ id: InboxRow.ID, in cell: UITableViewCell) {
        guard let cell = cell as? InboxCell else { return }
        switch id {
        case .thread(let id):
            if let thread = mailbox.thread(id) { cell.show(thread) }
        case .message(let id):
            if let message = mailbox.message(id) { cell.show(message) }
        }
    }

    /// Shows the threads of the mailbox. Rows that stay are open or folded as before.
    private func reload(animated: Bool = true) {
        outline.setTree(ExpansionTree(mailbox.threads.map { InboxRow($0) }, children: \.rows), animated: animated)
        var snapshot = source.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        source.apply(snapshot, animatingDifferences: animated)
        let unread = mailbox.threads.count { !$0.isRead }
        status.text = unread == 0 ? "All read" : "\(unread) unread"
    }

    /// Marks what has been opened as read: a message, or the only message of a thread.
    private func read(_ id: InboxRow.ID) {
        switch id {
        case .message(let id): mailbox.read(id)
        case .thread(let id) where mailbox.thread(id)?.messages.count == 1: mailbox.setRead(true, [id])
        case .thread: return
        }
        reload()
    }

    /// Returns the thread of a row.
    private func thread(at indexPath: IndexPath) -> MailThread? {
        switch source.itemIdentifier(for: indexPath) {
        case .thread(let id): mailbox.thread(id)
        case .message(let id): mailbox.thread(of: id)
        case nil: nil
        }
    }

    private func refresh() {
        let count = mailbox.refresh()
        refreshControl?.endRefreshing()
        reload()
        if count > 0 { UIAccessibility.post(notification: .announcement, argument: "\(count) new") }
    }

    // MARK: Selection

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        showToolbar(animated: animated)
    }

    private func showToolbar(animated: Bool) {
        let compose = UIAction { [unowned self] _ in self.compose(mailbox.draft ?? Draft()) }
        let items =
            isEditing
            ? selectionItems
            : [
                .flexibleSpace(), UIBarButtonItem(customView: status), .flexibleSpace(),
                UIBarButtonItem(systemItem: .compose, primaryAction: compose),
            ]
        setToolbarItems(items, animated: animated)
        enableSelectionItems()
    }

    private lazy var selectionItems: [UIBarButtonItem] = [
        UIBarButtonItem(
            primaryAction: UIAction(title: "Mark as Read") { [unowned self] _ in
                changeSelected { mailbox.setRead(true, $0) }
            }
        ),
        .flexibleSpace(),
        UIBarButtonItem(
            primaryAction: UIAction(title: "Archive") { [unowned self] _ in changeSelected { mailbox.archive($0) } }
        ),
    ]

    private func enableSelectionItems() {
        let hasSelection = !(tableView.indexPathsForSelectedRows ?? []).isEmpty
        for item in selectionItems { item.isEnabled = hasSelection }
    }

    /// Changes the threads of the selected rows, and ends editing.
    private func changeSelected(_ change: ([MailThread.ID]) -> Void) {
        change((tableView.indexPathsForSelectedRows ?? []).compactMap { thread(at: $0)?.id })
        setEditing(false, animated: true)
        reload()
    }

    // MARK: Writing

    private func compose(_ draft: Draft) {
        let controller = ComposeViewController(draft)
        controller.onSend = { [mailbox] in mailbox.send($0) }
        controller.onSave = { [mailbox] in mailbox.draft = $0 }
        present(UINavigationController(rootViewController: controller), animated: true)
    }

    private func reply(at indexPath: IndexPath) {
        guard let thread = thread(at: indexPath), let last = thread.messages.last else { return }
        var message = last
        if case .message(let id) = source.itemIdentifier(for: indexPath) { message = mailbox.message(id) ?? last }
        compose(Draft(answering: message, in: thread))
    }

    // MARK: The delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if isEditing { enableSelectionItems() } else { outline.expander.toggle(at: indexPath) }
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        enableSelectionItems()
    }

    override func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let thread = thread(at: indexPath) else { return nil }
        let title = thread.isRead ? "Unread" : "Read"
        let read = UIContextualAction(style: .normal, title: title) { [unowned self] _, _, completion in
            mailbox.setRead(!thread.isRead, [thread.id])
            reload()
            completion(true)
        }
        read.image = UIImage(systemName: thread.isRead ? "envelope.fill" : "envelope.open")
        read.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [read])
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let thread = thread(at: indexPath) else { return nil }
        let archive = UIContextualAction(style: .destructive, title: "Archive") { [unowned self] _, _, completion in
            mailbox.archive([thread.id])
            reload()
            completion(true)
        }
        archive.image = UIImage(systemName: "archivebox.fill")
        archive.backgroundColor = .systemPurple
        let title = thread.isFlagged ? "Unflag" : "Flag"
        let flag = UIContextualAction(style: .normal, title: title) { [unowned self] _, _, completion in
            mailbox.toggleFlag(thread.id)
            reload()
            completion(true)
        }
        flag.image = UIImage(systemName: "flag.fill")
        flag.backgroundColor = .systemOrange
        let reply = UIContextualAction(style: .normal, title: "Reply") { [unowned self] _, _, completion in
            self.reply(at: indexPath)
            completion(true)
        }
        reply.image = UIImage(systemName: "arrowshape.turn.up.left")
        return UISwipeActionsConfiguration(actions: [archive, flag, reply])
    }
}
