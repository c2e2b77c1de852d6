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

        /// The topic and, where it is open, what is in it, from top to bottom.
        func rows(isOpen: (ID) -> Bool) -> [Topic] {
            !topics.isEmpty && isOpen(id) ? [self] + topics.flatMap { $0.rows(isOpen: isOpen) } : [self]
        }
    }

    final class TopicCell: UITableViewCell, UnfoldingCell {
        let title = UILabel()
        private var isGroup = false
        private lazy var leading = title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            title.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(title)
            NSLayoutConstraint.activate([
                leading,
                title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func show(_ topic: Topic) {
            title.text = topic.id.last
            isGroup = !topic.topics.isEmpty
            leading.constant = 16 + 20 * CGFloat(topic.id.count - 1)
        }

        // A group always unfolds: it is its rows that it shows. Of a text one line is seen, and then all of it.
        var truncatable: [UILabel] { isGroup ? [] : [title] }

        func apply(_ level: RowLevel, reason: ExpansionReason) { title.numberOfLines = level == .collapsed ? 1 : 0 }
    }

    final class OutlineViewController: UITableViewController {
        private let outline: [Topic] = [
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
        private(set) lazy var rows = outline
        // The others of a topic's group are those with the same titles but the last.
        lazy var expander = RowExpander<Topic.ID>(tableView, policy: .accordion, scope: .group { $0.dropLast() }) {
            [unowned self] in rows[$0.row].id
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(TopicCell.self, forCellReuseIdentifier: "topic")
            expander.updateRows = { [unowned self] _ in updateRows() }
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
            (cell as? TopicCell)?.show(rows[indexPath.row])
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }

        /// Brings the rows into line with what is open, and returns the last one that came.
        private func updateRows() -> IndexPath? {
            let old = rows
            rows = outline.flatMap { $0.rows { self.expander[$0] == .expanded } }
            var (came, went) = ([IndexPath](), [IndexPath]())
            for change in rows.map(\.id).difference(from: old.map(\.id)) {
                switch change {
                case .insert(let row, _, _): came.append(IndexPath(row: row, section: 0))
                case .remove(let row, _, _): went.append(IndexPath(row: row, section: 0))
                }
            }
            tableView.deleteRows(at: went, with: .automatic)
            tableView.insertRows(at: came, with: .automatic)
            return came.max()
        }
    }
}
