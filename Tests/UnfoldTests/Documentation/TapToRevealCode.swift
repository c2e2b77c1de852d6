import UIKit
import Unfold

/// The code of the tutorial "Tap to reveal".
enum TapToRevealCode {
    final class PersonCell: UITableViewCell, UnfoldingCell {
        let name = UILabel()
        let story = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.clipsToBounds = true
            story.numberOfLines = 3
            for (label, top) in [(name, CGFloat(0)), (story, 44)] {
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: top),
                ])
            }
            name.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }

        required init?(coder: NSCoder) { nil }

        func apply(_ level: RowLevel, reason: ExpansionReason) { story.alpha = level == .expanded ? 1 : 0 }
    }

    final class PeopleViewController: UITableViewController {
        let people = [
            ("Ada", "Wrote down how an engine that was never built would compute Bernoulli's numbers."),
            ("Emmy", "Found that what does not change in nature and what is conserved are two names of one thing."),
            ("Grace", "Had a machine translate words into its own numbers, and called that a compiler."),
        ]
        lazy var expander = RowExpander<String>(tableView, policy: .accordion) { [unowned self] in people[$0.row].0 }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
            if let cell = cell as? PersonCell { (cell.name.text, cell.story.text) = people[indexPath.row] }
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            expander.level(at: indexPath) == .expanded ? 132 : 44
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }
}
