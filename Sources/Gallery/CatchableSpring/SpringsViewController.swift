import UIKit
import Unfold

/// A table whose rows unfold with a bouncing spring. The user taps rows, pinches them or drags
/// their handles, and can catch them while they move.
final class SpringsViewController: UITableViewController {
    private let springs = Spring.all
    private(set) lazy var expander = RowExpander<Spring.ID>(tableView) { [unowned self] in springs[$0.row].id }

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.register(SpringCell.self, forCellReuseIdentifier: "spring")
        tableView.addGestureRecognizer(ExpansionPinch(expander))
        tableView.addGestureRecognizer(ExpansionDrag(expander) { ($0 as? SpringCell)?.handle })
        expander.motion = .spring(duration: 0.6, bounce: 0.45)
        expander.indicator = .none
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        springs.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "spring", for: indexPath)
        (cell as? SpringCell)?.show(springs[indexPath.row])
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
