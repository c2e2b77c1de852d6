import UIKit
import Unfold

/// An outline of groups that unfold to rows, which can be groups themselves, and of texts that unfold.
///
/// One entry in each group is open. Opening another one inserts and deletes rows in one animation. When a group
/// opens again, its open entries are open again, too.
final class FieldGuideViewController: UITableViewController {
    private let entries = Entry.guide.reduce(into: [Entry.ID: Entry]()) { all, entry in
        all.merge(entry.all) { first, _ in first }
    }
    private(set) lazy var outline = ExpansionOutline(
        tableView,
        ExpansionTree(Entry.guide, children: \.entries),
        policy: .accordion
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
        tableView.register(EntryCell.self, forCellReuseIdentifier: "entry")
        outline.indentation = .margins(EntryCell.step)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        outline.numberOfRows(inSection: section)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        if let entry = entries[outline.id(at: indexPath)] { (cell as? EntryCell)?.show(entry) }
        outline.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        outline.expander.toggle(at: indexPath)
    }
}
