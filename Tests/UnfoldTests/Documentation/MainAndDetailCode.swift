import UIKit
import Unfold

/// The code of the tutorial "Main and detail".
enum MainAndDetailCode {
    final class CloudCell: UITableViewCell, UnfoldingCell, DetailedCell {
        let name = UILabel()
        let detailHost = UIView()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let stack = UIStackView(arrangedSubviews: [name, detailHost])
            stack.axis = .vertical
            stack.spacing = 8
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                stack.topAnchor.constraint(equalTo: margins.topAnchor),
                stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func apply(_ level: RowLevel, reason: ExpansionReason) {}
    }

    final class CloudsViewController: UITableViewController {
        let clouds = [
            ("Cirrus", "Ice, six miles up, combed by the wind."),
            ("Cumulus", "What children draw. Flat below, where the air gets cold enough, and heaped above."),
            ("Stratus", "Fog that did not come down."),
        ]
        lazy var expander = RowExpander<String>(tableView, policy: .accordion) { [unowned self] in clouds[$0.row].0 }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(CloudCell.self, forCellReuseIdentifier: "cloud")
            expander.details = RowDetails { [unowned self] name in
                let label = UILabel()
                label.numberOfLines = 0
                label.text = clouds.first { $0.0 == name }?.1
                return label
            }
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { clouds.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cloud", for: indexPath)
            (cell as? CloudCell)?.name.text = clouds[indexPath.row].0
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }
}
