import UIKit

final class PeopleViewController: UITableViewController {
    let people = [
        ("Ada", "Wrote down how an engine that was never built would compute Bernoulli's numbers."),
        ("Emmy", "Found that what does not change in nature and what is conserved are two names of one thing."),
        ("Grace", "Had a machine translate words into its own numbers, and called that a compiler."),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        if let cell = cell as? PersonCell { (cell.name.text, cell.story.text) = people[indexPath.row] }
        return cell
    }
}
