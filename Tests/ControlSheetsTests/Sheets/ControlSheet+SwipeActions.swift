import UIKit
import UIKitTesting

extension ControlSheet {
    /// The actions at the trailing edge of a row.
    static let swipeActions = ControlSheet(name: "swipe-actions") {
        SwipedRowsController()
    } act: { screen in
        swipe(screen, towardsLeft: screen.window.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    /// The actions at the leading edge of a row.
    static let leadingSwipeActions = ControlSheet(name: "swipe-actions-leading") {
        SwipedRowsController()
    } act: { screen in
        swipe(screen, towardsLeft: screen.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @MainActor private static func swipe(_ screen: TestScreen, towardsLeft: Bool) {
        guard let table = screen.window.rootViewController?.view as? UITableView,
            let cell = table.cellForRow(at: [0, 1])
        else { return }
        screen.swipe(towardsLeft ? .left : .right, on: cell, distance: 150)
    }
}

/// Rows with actions.
private final class SwipedRowsController: RowsViewController {
    init() {
        let rows: [@MainActor () -> UITableViewCell] = ["Nile", "Amazon", "Yangtze"].map { name in
            {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = name
                cell.detailTextLabel?.text = "A river"
                return cell
            }
        }
        super.init(.plain, [Section(rows: rows)])
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        flag.backgroundColor = .systemOrange
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [delete, flag, more])
    }

    override func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let read = UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
        read.image = UIImage(systemName: "envelope.open")
        read.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [read])
    }
}
