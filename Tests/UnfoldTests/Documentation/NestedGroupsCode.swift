import UIKit
import Unfold

/// The code of the tutorial "Nested groups".
enum NestedGroupsCode {
    /// A topic of an outline: a group of others, or a text.
    struct Topic: Identifiable {
        /// The titles from the outermost group down to this one.
        let id: [String]
        let topics: [Topic]

        static func topic(_ title: String, _ topics: Topic...) -> Topic {
            Topic(id: [title], topics: topics.map { $0.within(title) })
        }

        private func within(_ group: String) -> Topic {
            Topic(id: [group] + id, topics: topics.map { $0.within(group) })
        }
    }

    final class TopicCell: UITableViewCell, UnfoldingCell {
        let title = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            title.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(title)
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
                title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func apply(_ level: RowLevel, reason: ExpansionReason) { title.numberOfLines = level == .collapsed ? 1 : 0 }

        var truncatable: [UILabel] { [title] }
    }

    final class OutlineViewController: UITableViewController {
        private let topics: [Topic] = [
            .topic(
                "Bread",
                .topic(
                    "Flour",
                    .topic("Wheat rises best, because its gluten holds what the yeast breathes out."),
                    .topic("Rye keeps longer.")
                ),
                .topic("Water, no warmer than the hand.")
            ),
            .topic("Salt", .topic("Dried by the sun in shallow pans by the sea, and raked together.")),
        ]
        lazy var outline = ExpansionOutline(tableView, ExpansionTree(topics, children: \.topics), policy: .accordion)

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(TopicCell.self, forCellReuseIdentifier: "topic")
            outline.indentation = .margins(20)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            outline.numberOfRows(inSection: section)
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
            (cell as? TopicCell)?.title.text = outline.id(at: indexPath).last
            outline.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            outline.expander.toggle(at: indexPath)
        }
    }
}
