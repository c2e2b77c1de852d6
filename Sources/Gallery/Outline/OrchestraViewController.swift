import UIKit
import Unfold

/// An outline of three levels: families of instruments, instruments, and a text about each.
final class OrchestraViewController: UITableViewController {
    private(set) lazy var outline = ExpansionOutline(
        tableView,
        ExpansionTree(Instrument.orchestra, children: \.parts)
    )

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "instrument")
        outline.expander.set(.expanded, for: "Strings", animated: false)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        outline.numberOfRows(inSection: section)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "instrument", for: indexPath)
        let id = outline.id(at: indexPath)
        let styles: [UIFont.TextStyle] = [.headline, .body, .subheadline]
        let depth = min(outline.depth(of: id), 2)
        cell.indentationWidth = 20
        cell.textLabel?.text = id
        cell.textLabel?.font = .preferredFont(forTextStyle: styles[depth])
        cell.textLabel?.textColor = depth == 2 ? .secondaryLabel : .label
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.adjustsFontForContentSizeCategory = true
        outline.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        outline.expander.toggle(at: indexPath)
    }
}
