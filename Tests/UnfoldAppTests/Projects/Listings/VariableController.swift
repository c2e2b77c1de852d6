import UIKit

// The controller of the listing with its rows.

class VariableViewController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    let avatars = ["one", "two", "three"]
    let messages = ["Short.", "A message of two lines.\nThis is the second.", "1\n2\n3\n4\n5"]
}
