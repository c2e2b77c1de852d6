import UIKit

class PlanetsViewController: UITableViewController {
    private(set) var planets = Planet.all
    private(set) var seen: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(planetWasSeen(_:)),
            name: .planetWasSeen,
            object: nil
        )
    }

    @objc private func planetWasSeen(_ notification: Notification) {
        if let name = notification.object as? String { seen.append(name) }
    }

    @IBAction func sort(_ sender: UIBarButtonItem) {
        planets.sort { $0.name < $1.name }
        tableView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showPlanet", let detail = segue.destination as? PlanetViewController,
            let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell)
        else { return }
        detail.planet = planets[path.row]
    }
}

// MARK: - UITableViewDataSource
extension PlanetsViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        planets.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "planet", for: indexPath) as! PlanetCell
        cell.show(planets[indexPath.row])
        return cell
    }
}
