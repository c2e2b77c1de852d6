import UIKit

/// The details of an item: its title, notes and flag. What is typed is saved as it is typed.
final class ItemViewController: UITableViewController {
    private enum Row: Int, CaseIterable {
        case title, notes, flag, done
    }

    let itemID: TodoItem.ID
    private let store: TodoStore
    private let listID: TodoList.ID

    init(store: TodoStore, list: TodoList.ID, item: TodoItem.ID) {
        self.store = store
        listID = list
        itemID = item
        super.init(style: .insetGrouped)
        title = "Details"
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.keyboardDismissMode = .interactive
        view.tintColor = store.list(listID)?.tint.color
        tableView.register(TextCell.self, forCellReuseIdentifier: "text")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "switch")
    }

    private func change(_ change: (inout TodoItem) -> Void) {
        store.changeItem(itemID, in: listID, change)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let row = Row(rawValue: indexPath.section * 2 + indexPath.row), let item = store.item(itemID, in: listID)
        else { return UITableViewCell() }
        switch row {
        case .title:
            return textCell(indexPath, item.title, placeholder: "Title") { [unowned self] text in
                change { $0.title = text }
            }
        case .notes:
            return textCell(indexPath, item.notes, placeholder: "Notes") { [unowned self] text in
                change { $0.notes = text }
            }
        case .flag:
            return switchCell(indexPath, "Flagged", item.isFlagged) { [unowned self] isOn in
                change { $0.isFlagged = isOn }
            }
        case .done:
            return switchCell(indexPath, "Done", item.isDone) { [unowned self] isOn in change { $0.isDone = isOn } }
        }
    }

    private func textCell(
        _ indexPath: IndexPath,
        _ text: String,
        placeholder: String,
        _ take: @escaping (String) -> Void
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.show(text, placeholder: placeholder) { [unowned tableView] text in
            take(text)
            // The row grows with its text.
            tableView?.performBatchUpdates(nil)
        }
        return cell
    }

    private func switchCell(
        _ indexPath: IndexPath,
        _ title: String,
        _ isOn: Bool,
        _ take: @escaping (Bool) -> Void
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = title
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        let toggle = UISwitch(frame: .zero, primaryAction: UIAction { take(($0.sender as? UISwitch)?.isOn ?? false) })
        toggle.isOn = isOn
        toggle.accessibilityLabel = title
        cell.accessoryView = toggle
        return cell
    }
}
