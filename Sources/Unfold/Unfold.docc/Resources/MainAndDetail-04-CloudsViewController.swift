import UIKit

final class CloudsViewController: UITableViewController {
    let clouds = [
        ("Cirrus", "Ice, six miles up, combed by the wind."),
        ("Cumulus", "What children draw. Flat below, where the air gets cold enough, and heaped above."),
        ("Stratus", "Fog that did not come down."),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CloudCell.self, forCellReuseIdentifier: "cloud")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { clouds.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cloud", for: indexPath)
        (cell as? CloudCell)?.name.text = clouds[indexPath.row].0
        return cell
    }
}
