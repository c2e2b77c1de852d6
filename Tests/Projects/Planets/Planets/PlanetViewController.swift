import UIKit

class PlanetViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var button: UIButton!
    var planet: Planet?
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = planet?.name
        titleLabel.text = planet?.name
        button.addTarget(self, action: #selector(seen), for: .touchUpInside)
    }

    @objc func seen() {
        taps += 1
        NotificationCenter.default.post(name: .planetWasSeen, object: planet?.name)
    }
}
