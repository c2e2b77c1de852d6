import UIKit
import Unfold

final class DiffableMenuViewController: UITableViewController {
    lazy var source = UITableViewDiffableDataSource<Int, Dish.ID>(tableView: tableView) {
        [unowned self] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
        cell.textLabel?.text = id
        outline.configure(cell, at: indexPath)
        return cell
    }
    lazy var outline = ExpansionOutline<Dish.ID>(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "dish")
        tableView.dataSource = source
        outline.setTree(ExpansionTree(Dish.menu, children: \.parts), animated: false)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        outline.expander.toggle(at: indexPath)
    }
}
