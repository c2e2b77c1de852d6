import UIKit

class PlanetCell: UITableViewCell {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var moonsLabel: UILabel!

    func show(_ planet: Planet) {
        nameLabel.text = planet.name
        moonsLabel.text = String(format: NSLocalizedString("moons", comment: "A number of moons"), planet.moons)
    }
}
