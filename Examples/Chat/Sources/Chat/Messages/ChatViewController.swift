import UIKit

/// A conversation, the newest message of which is above the field for the next one.
final class ChatViewController: UIViewController {
    enum Row: Hashable {
        case typing
        case message(ChatMessage.ID)
    }

    let tableView = FlippedTableView(frame: .zero, style: .grouped)
    let inputBar = InputBar()
    private let conversation: Conversation
    /// A function that waits until the partner has thought of an answer.
    private let reply: () async -> Void
    private var isTyping = false
    private lazy var source = UITableViewDiffableDataSource<String, Row>(tableView: tableView) {
        [unowned self] tableView, indexPath, row in cell(tableView, indexPath, row)
    }

    init(_ conversation: Conversation, reply: @escaping () async -> Void) {
        self.conversation = conversation
        self.reply = reply
        super.init(nibName: nil, bundle: nil)
        title = conversation.partner
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        // The bar can't tell whether content of a table that is upside down is below it.
        navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
        tableView.register(TextBubbleCell.self, forCellReuseIdentifier: "text")
        tableView.register(PictureBubbleCell.self, forCellReuseIdentifier: "picture")
        tableView.register(TypingCell.self, forCellReuseIdentifier: "typing")
        tableView.register(DayView.self, forHeaderFooterViewReuseIdentifier: "day")
        tableView.backgroundColor = .systemBackground
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .interactive
        tableView.sectionHeaderHeight = 0
        tableView.delegate = self
        inputBar.onSend = { [unowned self] in send(.text($0)) }
        inputBar.onAttach = { [unowned self] in choosePicture() }
        for view in [tableView, inputBar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
            view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: self.view.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
            inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        source.defaultRowAnimation = .fade
        reload(animated: false)
    }

    // MARK: Rows

    private func cell(_ tableView: UITableView, _ indexPath: IndexPath, _ row: Row) -> UITableViewCell {
        guard case .message(let id) = row, let message = conversation.message(id) else {
            return tableView.dequeueReusableCell(withIdentifier: "typing", for: indexPath)
        }
        let identifier =
            switch message.content {
            case .text: "text"
            case .picture: "picture"
            }
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        (cell as? BubbleCell)?.show(message)
        return cell
    }

    private func reload(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Row>()
        for message in conversation.messages {
            if snapshot.sectionIdentifiers.last != message.day { snapshot.appendSections([message.day]) }
            snapshot.appendItems([.message(message.id)])
        }
        if isTyping, let newest = snapshot.itemIdentifiers.first { snapshot.insertItems([.typing], beforeItem: newest) }
        source.apply(snapshot, animatingDifferences: animated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        fetchEarlierIfNeeded()
    }

    /// Fetches earlier messages if the oldest one will soon be visible. Rows behind the last one move nothing.
    private func fetchEarlierIfNeeded() {
        let rest = tableView.contentSize.height - tableView.contentOffset.y - tableView.bounds.height
        guard conversation.hasEarlier, rest < 200, tableView.bounds.height > 0 else { return }
        conversation.fetchEarlier()
        reload(animated: false)
    }

    // MARK: Sending

    private func send(_ content: ChatMessage.Content) {
        conversation.send(content)
        reload(animated: true)
        scrollToNewest()
        Task {
            isTyping = true
            reload(animated: true)
            await reply()
            isTyping = false
            conversation.receiveAnswer()
            reload(animated: true)
        }
    }

    private func scrollToNewest() {
        tableView.setContentOffset(CGPoint(x: 0, y: -tableView.contentInset.top), animated: true)
    }

    private func choosePicture() {
        let sheet = UIAlertController(title: "Send a Picture", message: nil, preferredStyle: .actionSheet)
        for scene in Picture.Scene.allCases {
            sheet.addAction(
                UIAlertAction(title: scene.title, style: .default) { [unowned self] _ in
                    send(.picture(Picture(scene: scene)))
                }
            )
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }
}

extension ChatViewController: UITableViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        fetchEarlierIfNeeded()
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "day")
        if let day = source.sectionIdentifier(for: section) { (view as? DayView)?.show(day) }
        return view
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        picture(at: indexPath) != nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        guard let picture = picture(at: indexPath) else { return }
        let viewer = UINavigationController(rootViewController: PictureViewController(picture))
        viewer.modalPresentationStyle = .fullScreen
        present(viewer, animated: true)
    }

    private func picture(at indexPath: IndexPath) -> Picture? {
        guard case .message(let id) = source.itemIdentifier(for: indexPath),
            case .picture(let picture) = conversation.message(id)?.content
        else { return nil }
        return picture
    }
}
