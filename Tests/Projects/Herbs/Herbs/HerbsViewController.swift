import UIKit

/// A table whose rows expand in place. Its view and its cells are in nibs.
class HerbsViewController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    let herbs = Herb.all
    private var expandedRows: IndexSet = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Herbs", comment: "The title of the list")
        tableView.register(UINib(nibName: "HerbCell", bundle: nil), forCellReuseIdentifier: "herb")
        tableView.rowHeight = UITableView.automaticDimension
    }
}

extension HerbsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        herbs.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "herb", for: indexPath) as? HerbCell else {
            return UITableViewCell()
        }
        cell.show(herbs[indexPath.row], isExpanded: expandedRows.contains(indexPath.row))
        return cell
    }
}

extension HerbsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if expandedRows.contains(indexPath.row) {
            expandedRows.remove(indexPath.row)
        } else {
            expandedRows.insert(indexPath.row)
        }
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }
}
