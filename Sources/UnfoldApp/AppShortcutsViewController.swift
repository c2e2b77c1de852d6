import UIKit

/// A list of the keys that work in every window.
final class AppShortcutsViewController: UITableViewController {
    init() {
        super.init(style: .insetGrouped)
        title = "Keyboard Shortcuts"
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        AppCommand.descriptions.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "key")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "key")
        let (keys, meaning) = AppCommand.descriptions[indexPath.row]
        cell.textLabel?.text = meaning
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = keys
        cell.detailTextLabel?.textColor = .secondaryLabel
        for label in [cell.textLabel, cell.detailTextLabel] { label?.adjustsFontForContentSizeCategory = true }
        cell.selectionStyle = .none
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
}
