import UIKit

// The parts that the listings of the controller with expanding rows leave out. Its name changes from one listing to the
// next.

typealias VariableViewController = ViewController

extension ViewController {
    var avatars: [String] { ["one", "two", "three"] }
    var messages: [String] { ["Short.", "A message of two lines.\nThis is the second.", "1\n2\n3\n4\n5"] }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }
}
