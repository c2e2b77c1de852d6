import UIKit
import Unfold

/// A feed in which messages arrive at the top while the user reads.
///
/// Visible rows stay in place, and rows continue to unfold while messages arrive. A button shows
/// the number of new messages.
final class LiveFeedViewController: UIViewController {
    let tableView = UITableView(frame: .zero, style: .plain)
    private(set) var messages = Message.page(after: 0, count: 30)
    private(set) var unread = 0 {
        didSet { if unread != oldValue { bar.show(unread: unread) } }
    }
    private let interval: TimeInterval?
    private lazy var bar = LiveFeedBar { [unowned self] in showNewest() }
    private(set) lazy var expander = RowExpander<Message.ID>(tableView) { [unowned self] in messages[$0.row].id }

    /// Creates a feed.
    ///
    /// - Parameter interval: The time between two messages in seconds, or `nil` if messages arrive
    ///   only by `receive()`.
    init(interval: TimeInterval? = 2) {
        self.interval = interval
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.dataSource = self
        tableView.delegate = self
        // The separators begin at the text, beside the portrait.
        tableView.separatorInsetReference = .fromAutomaticInsets
        tableView.separatorInset.left = Portrait.side + 12
        tableView.register(UnfoldingMessageCell.self, forCellReuseIdentifier: "message")
        // The IDs increase from the newest message to the oldest without gaps.
        expander.locate = { [unowned self] id in
            let row = messages.first.map { id - $0.id } ?? 0
            return messages.indices.contains(row) ? IndexPath(row: row, section: 0) : nil
        }
        for part in [bar, tableView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            NSLayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        // Before its first layout, the view may be lower than the bar.
        let bottom = tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.topAnchor.constraint(equalTo: bar.bottomAnchor),
            bottom,
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        waitForMessage()
    }

    /// Inserts a new message at the top.
    func receive() {
        guard let newest = messages.first else { return }
        let template = Message.page(after: unread + messages.count, count: 1)[0]
        let message = Message(id: newest.id - 1, author: template.author, text: template.text, age: "now")
        unread += 1
        expander.keepingPlace {
            messages.insert(message, at: 0)
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
    }

    private func waitForMessage() {
        guard let interval, view.window != nil else { return }
        bar.fill(in: interval) { [weak self] in
            guard let self, view.window != nil else { return }
            receive()
            waitForMessage()
        }
    }

    private func showNewest() {
        if let newest = messages.first { expander.show(newest.id, level: nil, at: .top) }
    }
}

extension LiveFeedViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? UnfoldingMessageCell)?.show(messages[indexPath.row])
        expander.configure(cell, at: indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard let first = tableView.indexPathForRow(at: tableView.contentOffset) else { return }
        unread = min(unread, first.row)
    }
}
