import Foundation

/// The list of the tabs that have no room in a tab bar. The user may change the order of all tabs in it.
final class MoreListController: UITableViewController {
    /// The contents of the row of a tab.
    private struct Row: Equatable {
        let title: String?
        let image: UIImage?
        let details: String?

        @MainActor
        init(_ entry: TabEntry) {
            title = entry.item.title
            image = entry.item.image
            details = entry.item.badgeValue ?? entry.tab?.subtitle
        }
    }

    private weak var owner: (any MoreTabsOwner)?
    private var entries: [TabEntry] = []
    /// The order of all tabs while the user changes it.
    private var order: [TabEntry]?
    private var rows: [Row] = []

    init(_ owner: any MoreTabsOwner) {
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
        let new = shown.map { Row($0) }
        guard new != rows else { return }
        rows = new
        if isViewLoaded { tableView.reloadData() }
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
            reload()
        } else {
            let new = order
            order = nil
            if let new { owner?.endCustomizing(new) }
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
    ) -> UITableViewCell.EditingStyle { .none }

    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        false
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        owner?.mayMove(shown[indexPath.row]) ?? false
    }

    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        guard var changed = order else { return }
        changed.insert(changed.remove(at: from.row), at: to.row)
        order = changed
        rows = changed.map { Row($0) }
    }
}
