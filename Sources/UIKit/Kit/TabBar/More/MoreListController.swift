import Foundation

/// The list of the tabs that have no room in a tab bar. The user may change the order of all tabs in it.
final class MoreListController: UITableViewController {
    /// The contents of the row of a tab.
    private struct Row: Equatable {
        let title: String?
        let image: UIImage?
        let details: String?
        let isHidden: Bool

        @MainActor
        init(_ entry: TabEntry, isHidden: Bool) {
            title = entry.item.title
            image = entry.item.image
            details = isHidden ? "Hidden" : entry.item.badgeValue ?? entry.tab?.subtitle
            self.isHidden = isHidden
        }
    }

    private weak var owner: UITabBarController?
    private var entries: [TabEntry] = []
    /// The order of all tabs while the user changes it.
    private var order: [TabEntry]?
    /// The tabs that are hidden, while the user changes it.
    private var hidden: [UITab] = []
    private var rows: [Row] = []

    init(_ owner: UITabBarController) {
        self.owner = owner
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var shown: [TabEntry] { order ?? entries }

    /// Shows tabs, and the button to change the order, if the user may do that.
    func show(_ entries: [TabEntry]) {
        self.entries = entries
        let canEdit = owner?.customizableOrder != nil
        if canEdit != (navigationItem.rightBarButtonItem != nil) {
            navigationItem.rightBarButtonItem = canEdit ? editButtonItem : nil
        }
        reload()
    }

    private func reload() {
        let new = shown.map { row(of: $0) }
        guard new != rows else { return }
        rows = new
        if isViewLoaded { tableView.reloadData() }
    }

    private func row(of entry: TabEntry) -> Row {
        Row(entry, isHidden: entry.tab.map { tab in hidden.contains { $0 === tab } } ?? false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        owner?.moreListDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isEditing { setEditing(false, animated: animated) }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        super.setEditing(editing, animated: animated)
        if editing {
            owner?.willBeginCustomizing()
            order = owner?.customizableOrder
            hidden = order?.compactMap(\.tab).filter(\.isHidden) ?? []
            reload()
        } else {
            let new = order
            order = nil
            let hidden = hidden
            self.hidden = []
            if let new { owner?.endCustomizing(new, hidden: hidden) }
            reload()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Tab")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "Tab")
        var content = cell.defaultContentConfiguration()
        let row = rows[indexPath.row]
        (content.text, content.image, content.secondaryText) = (row.title, row.image, row.details)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        owner?.chooseInMore(entries[indexPath.row])
    }

    override func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        guard order != nil, shown[indexPath.row].tab?.allowsHiding == true else { return .none }
        return rows[indexPath.row].isHidden ? .insert : .delete
    }

    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        shown[indexPath.row].tab?.allowsHiding == true
    }

    override func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Hide" }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard let tab = shown[indexPath.row].tab else { return }
        if editingStyle == .delete { hidden.append(tab) } else { hidden.removeAll { $0 === tab } }
        rows[indexPath.row] = row(of: shown[indexPath.row])
        tableView.reloadRows(at: [indexPath], with: .fade)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        owner?.mayMove(shown[indexPath.row]) ?? false
    }

    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        guard var changed = order else { return }
        changed.insert(changed.remove(at: from.row), at: to.row)
        order = changed
        rows = changed.map { row(of: $0) }
    }
}
