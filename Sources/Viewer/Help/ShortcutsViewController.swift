import Reader
import UIKit

/// The list of all keys.
final class ShortcutsViewController: UITableViewController {
    /// Called when the list, which was presented, is gone. Keys then go to nobody.
    var onDismissal: () -> Void = {}
    private let groups: [(title: String, entries: [CommandTable.Entry])]

    /// - Parameter isTree: Whether the document is one tree of values, and no log.
    init(isTree: Bool) {
        groups = CommandTable.Group.allCases.map { group in
            (
                group.rawValue,
                CommandTable.entries.filter { $0.group == group && $0.isFor(.window, isTree: isTree) }
            )
        }
        super.init(style: .grouped)
        title = "Keys"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelection = false
        tableView.register(ShortcutCell.self, forCellReuseIdentifier: "key")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { onDismissal() }
    }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let closes = presses.contains { press in
            press.key.map { $0.keyCode == .keyboardEscape || ["?", "q"].contains($0.characters) } ?? false
        }
        guard closes else { return super.pressesBegan(presses, with: event) }
        if let navigationController {
            navigationController.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].entries.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "key", for: indexPath)
        let shortcut = groups[indexPath.section].entries[indexPath.row]
        cell.textLabel?.text = shortcut.title
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = shortcut.keys
        cell.detailTextLabel?.numberOfLines = 0
        cell.detailTextLabel?.setScaledFont(ViewerFonts.detail)
        return cell
    }
}

/// A cell with what keys do, and the keys below it.
private final class ShortcutCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
