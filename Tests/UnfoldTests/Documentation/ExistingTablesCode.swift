import UIKit
import Unfold

/// The code of the article "Adding Unfold to an existing table".
enum ExistingTablesCode {
    final class StoryboardCell: UITableViewCell, UnfoldingCell {
        var message: UILabel?

        func apply(_ level: RowLevel, reason: ExpansionReason) { message?.numberOfLines = level == .collapsed ? 2 : 0 }
        var truncatable: [UILabel] { message.map { [$0] } ?? [] }
    }

    /// A table whose cells have a label with a tag, as prototype cells of a storyboard.
    final class TaggedViewController: UITableViewController {
        lazy var expander = RowExpander<Int>(
            tableView,
            lines: 2,
            of: { $0.viewWithTag(1) as? UILabel },
            id: { $0.row }
        )

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let label = UILabel()
            label.text = String(repeating: "A text that goes on. ", count: 20)
            label.tag = 1
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -12),
            ])
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    /// A table of chapters and notes, with an expander for each.
    final class TwoKindsViewController: UITableViewController {
        lazy var chapters = RowExpander<Int>(tableView, policy: .accordion) { $0.section == 0 ? $0.row : nil }
        lazy var notes = RowExpander<Int>(tableView) { $0.section == 1 ? $0.row : nil }

        func expander(at indexPath: IndexPath) -> RowExpander<Int> { indexPath.section == 0 ? chapters : notes }

        override func numberOfSections(in tableView: UITableView) -> Int { 2 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            expander(at: indexPath).level(at: indexPath) == .expanded ? 80 : 40
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            expander(at: indexPath).configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander(at: indexPath).toggle(at: indexPath)
        }
    }
}
