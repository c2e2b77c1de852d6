import UIKit
import Unfold

/// The code of the article "Moving from the five common ways".
enum MovingCode {
    /// The parts that all tables share.
    class TextsViewController: UITableViewController {
        let texts = (0..<30).map { "\($0)" + String(repeating: " and so on", count: $0) }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = texts[indexPath.row]
            return cell
        }
    }

    final class HeightReload: TextsViewController {
        var open: IndexPath?

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath == open ? 132 : 44
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            open = open == indexPath ? nil : indexPath
            tableView.reloadRows(at: [indexPath], with: .automatic)
        }
    }

    final class HeightToggle: TextsViewController {
        lazy var expander = RowExpander<String>(tableView) { [unowned self] in texts[$0.row] }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            expander.level(at: indexPath) == .expanded ? 132 : 44
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    final class MeasuredText: TextsViewController {
        var open: Set<IndexPath> = []
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            guard open.contains(indexPath) else { return 44 }
            let space = CGSize(width: tableView.bounds.width - 32, height: .greatestFiniteMagnitude)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = texts[indexPath.row]
            return label.sizeThatFits(space).height + 24
        }
    }

    final class LinesReload: TextsViewController {
        var open: Set<Int> = []
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            open.formSymmetricDifference([indexPath.row])
            tableView.reloadRows(at: [indexPath], with: .fade)
        }
    }

    final class PriorityCell: UITableViewCell {
        private lazy var unfolded = contentView.heightAnchor.constraint(equalToConstant: 132)
        func setOpen(_ isOpen: Bool) {
            unfolded.priority = isOpen ? UILayoutPriority(999) : UILayoutPriority(249)
        }
    }

    final class UnfoldingPriorityCell: UITableViewCell, UnfoldingCell {
        private lazy var unfolded = contentView.heightAnchor.constraint(equalToConstant: 132)
        func apply(_ level: RowLevel, reason: ExpansionReason) {
            unfolded.priority = level == .expanded ? UILayoutPriority(999) : UILayoutPriority(249)
        }
    }

    final class TileCell: UITableViewCell {
        lazy var height = contentView.heightAnchor.constraint(equalToConstant: 60)
    }

    final class ConstantInABatch: TextsViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let cell = tableView.cellForRow(at: indexPath) as? TileCell
            tableView.performBatchUpdates {
                cell?.height.constant = cell?.height.constant == 60 ? 120 : 60
            }
        }
    }

    enum Size: String, ExpansionLevel { case small, big }

    final class UnfoldingTileCell: UITableViewCell, UnfoldingCell {
        private lazy var height = contentView.heightAnchor.constraint(equalToConstant: 60)
        func apply(_ level: Size, reason: ExpansionReason) {
            height.constant = level == .small ? 60 : 120
        }
    }
}
