import UIKit
import Unfold

/// The code of the tutorial "Three sizes".
enum ThreeSizesCode {
    enum TileSize: String, ExpansionLevel {
        case small, medium, big

        /// Points.
        var height: CGFloat {
            switch self {
            case .small: 60
            case .medium: 120
            case .big: 240
            }
        }
    }

    final class TileCell: UITableViewCell, UnfoldingCell {
        private lazy var height = contentView.heightAnchor.constraint(equalToConstant: TileSize.folded.height)

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            height.isActive = true
        }

        required init?(coder: NSCoder) { nil }

        func apply(_ level: TileSize, reason: ExpansionReason) { height.constant = level.height }
    }

    final class TilesViewController: UITableViewController {
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
        lazy var expander = LevelExpander<Int, TileSize>(tableView, policy: .atMost(2)) { $0.row }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(TileCell.self, forCellReuseIdentifier: "tile")
            expander.indicator = .none
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { colors.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "tile", for: indexPath)
            cell.backgroundColor = colors[indexPath.row]
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }
}
