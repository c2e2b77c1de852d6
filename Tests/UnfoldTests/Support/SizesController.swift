import UIKit
import Unfold

/// The size of a row.
enum Size: String, ExpansionLevel {
    case small, medium, big

    var height: CGFloat {
        switch self {
        case .small: 44
        case .medium: 90
        case .big: 200
        }
    }
}

/// A table of plain cells whose heights the delegate determines, without a table view controller.
final class SizesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    lazy var expander = LevelExpander<Int, Size>(tableView, policy: .atMost(2), scope: .section) {
        $0.section * 100 + $0.row
    }

    override func loadView() {
        tableView.dataSource = self
        tableView.delegate = self
        view = tableView
    }

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row)"
        expander.configure(cell, at: indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        expander.level(at: indexPath).height
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
