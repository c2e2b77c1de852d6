import UIKit
import Unfold

struct Dish: Identifiable, Sendable {
    let id: String
    var parts: [Dish] = []

    static let menu = [
        Dish(id: "Lunch", parts: [Dish(id: "Soup", parts: [Dish(id: "Leeks"), Dish(id: "Potatoes")])]),
        Dish(id: "Supper", parts: [Dish(id: "Salad"), Dish(id: "Bread", parts: [Dish(id: "Rye"), Dish(id: "Salt")])]),
    ]
}

final class MenuViewController: UITableViewController {
    lazy var outline = ExpansionOutline(tableView, ExpansionTree(Dish.menu, children: \.parts))

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "dish")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        outline.numberOfRows(inSection: section)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
        cell.textLabel?.text = outline.id(at: indexPath)
        outline.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        outline.expander.toggle(at: indexPath)
    }
}
