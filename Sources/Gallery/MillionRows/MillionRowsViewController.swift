import UIKit
import Unfold

/// A table of the numbers from one to a million. Buttons unfold all rows, fold all rows, and scroll
/// to a distant row and unfold it.
final class MillionRowsViewController: UIViewController {
    /// The numbers to which the button scrolls, in this order. Each has more divisors than any smaller number.
    private static let goals = [720_720, 5_040, 498_960, 45_360, 997_920, 840]

    let tableView = UITableView(frame: .zero, style: .plain)
    private let count: Int
    private var jumps = 0
    private(set) lazy var expander = RowExpander<Int>(tableView) { $0.row + 1 }

    init(count: Int = 1_000_000) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(NumberCell.self, forCellReuseIdentifier: "number")
        expander.locate = { [count] in 1...count ~= $0 ? IndexPath(row: $0 - 1, section: 0) : nil }
        setUpBar()
    }

    /// Unfolds the next of the goals and scrolls to it.
    func jump() {
        expander.show(Self.goals[jumps % Self.goals.count], at: .middle)
        jumps += 1
    }

    private func setUpBar() {
        let buttons = [
            button("Open all") { [unowned self] in expander.expandAll() },
            button("Fold all") { [unowned self] in expander.collapseAll() },
            button("Jump") { [unowned self] in jump() },
        ]
        let bar = UIStackView(arrangedSubviews: buttons)
        bar.distribution = .fillEqually
        for part in [bar, tableView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            NSLayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        // Before its first layout, the view may be lower than the bar.
        let bottom = tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.topAnchor.constraint(equalTo: bar.bottomAnchor),
            bottom,
        ])
    }

    private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction { _ in action() })
        button.setTitle(title, for: .normal)
        button.useBarFont()
        return button
    }
}

extension MillionRowsViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.show(WholeNumber(value: indexPath.row + 1))
        expander.configure(cell, at: indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
