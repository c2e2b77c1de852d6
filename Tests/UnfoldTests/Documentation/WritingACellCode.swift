import UIKit
import Unfold

/// The code of the article "Writing a cell".
enum WritingACellCode {
    /// A title, and below it a text that shows only while the row is unfolded.
    final class ChapterCell: UITableViewCell, UnfoldingCell {
        let title = UILabel()
        let summary = UILabel()
        private lazy var folded = title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
        private lazy var unfolded = summary.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)

        func apply(_ level: RowLevel, reason: ExpansionReason) {
            // Off before on: together they contradict each other.
            (level == .collapsed ? unfolded : folded).isActive = false
            (level == .collapsed ? folded : unfolded).isActive = true
        }

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.clipsToBounds = true
            summary.numberOfLines = 0
            let margins = contentView.layoutMarginsGuide
            for label in [title, summary] {
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
            }
            title.topAnchor.constraint(equalTo: margins.topAnchor).isActive = true
            summary.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8).isActive = true
        }

        required init?(coder: NSCoder) { nil }
    }

    class Player {
        func play() {}
        func pause() {}
    }

    final class FilmCell: UITableViewCell, UnfoldingCell {
        let player = Player()
        let poster = UIView()

        func apply(_ level: RowLevel, reason: ExpansionReason) {
            poster.alpha = level == .collapsed ? 1 : 0
            guard reason == .motion else { return player.pause() }
            if level == .collapsed { player.pause() } else { player.play() }
        }
    }

    final class ChaptersViewController: UITableViewController {
        let chapters = ["Bread", "Salt", "Candles"]
        lazy var expander = RowExpander<String>(tableView) { [unowned self] in chapters[$0.row] }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(ChapterCell.self, forCellReuseIdentifier: "chapter")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { chapters.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "chapter", for: indexPath)
            if let cell = cell as? ChapterCell {
                cell.title.text = chapters[indexPath.row]
                cell.summary.text = "What there is to say of \(chapters[indexPath.row])"
            }
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }
}
