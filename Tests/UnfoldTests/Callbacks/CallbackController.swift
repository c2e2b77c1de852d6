import UIKit
import Unfold

/// A table of boxes in two sections, whose client performs actions in the first calls it receives.
final class CallbackController: UITableViewController {
    enum Callback: CaseIterable {
        case identity, group, locate, apply, fitsFolded, makeDetail, updateRows, onChange
        case cellForRow, heightForRow, willDisplay, didEndDisplaying, didScroll
    }

    static let rows = 12
    /// The numbers of the rows in each section.
    var sections = [Array(0..<rows), Array(100..<100 + rows)]
    /// The changes that `updateRows` received.
    private(set) var updates: [[ExpansionChange<Int, RowLevel>]] = []
    private var reactions: [(callback: Callback, action: () -> Void)] = []

    lazy var expander: RowExpander<Int> = {
        let group = ExpansionScope<Int>.group { [unowned self] id in
            react(.group)
            return AnyHashable(id / 100)
        }
        let expander = RowExpander<Int>(tableView, policy: .accordion, scope: group) { [unowned self] path in
            react(.identity)
            guard path.section < sections.count, path.row < sections[path.section].count else { return nil }
            return sections[path.section][path.row]
        }
        expander.locate = { [unowned self] id in
            react(.locate)
            return path(of: id)
        }
        expander.details = RowDetails { [unowned self] _ in
            react(.makeDetail)
            return DetailController.detail(height: 30)
        }
        expander.updateRows = { [unowned self] changes in
            updates.append(changes)
            react(.updateRows)
            return nil
        }
        expander.willChange = { [unowned self] _ in react(.onChange) }
        return expander
    }()

    /// Performs an action in the next call of a callback.
    func inNext(_ callback: Callback, _ action: @escaping () -> Void) {
        reactions.append((callback, action))
    }

    var hasReacted: Bool { reactions.isEmpty }

    fileprivate func react(_ callback: Callback) {
        guard let index = reactions.firstIndex(where: { $0.callback == callback }) else { return }
        reactions.remove(at: index).action()
    }

    func path(of id: Int) -> IndexPath? {
        for (section, ids) in sections.enumerated() {
            if let row = ids.firstIndex(of: id) { return IndexPath(row: row, section: section) }
        }
        return nil
    }

    func cell(_ id: Int) -> CallbackCell? {
        path(of: id).flatMap { tableView.cellForRow(at: $0) as? CallbackCell }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CallbackCell.self, forCellReuseIdentifier: "row")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        react(.cellForRow)
        (cell as? CallbackCell)?.controller = self
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        react(.heightForRow)
        return Self.height(expander.level(at: indexPath))
    }

    static func height(_ level: RowLevel) -> CGFloat { level == .expanded ? 130 : 50 }

    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
        react(.willDisplay)
    }

    override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath)
    {
        react(.didEndDisplaying)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        react(.didScroll)
    }
}

/// A cell with a box and a host for a detail.
final class CallbackCell: UITableViewCell, UnfoldingCell, DetailedCell {
    weak var controller: CallbackController?
    let detailHost = UIView()
    private(set) var level: RowLevel?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        detailHost.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(detailHost)
        NSLayoutConstraint.activate([
            detailHost.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            detailHost.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            detailHost.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func apply(_ level: RowLevel, reason: ExpansionReason) {
        self.level = level
        controller?.react(.apply)
    }

    func fitsFolded(inRowOf width: CGFloat) -> Bool? {
        controller?.react(.fitsFolded)
        return false
    }
}
