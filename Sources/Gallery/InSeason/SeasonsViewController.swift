import UIKit
import Unfold

/// A table whose sections fold by their headers.
final class SeasonsViewController: UITableViewController {
    private let notes = Dictionary(
        uniqueKeysWithValues: Harvest.year.flatMap { [$0] + $0.crops }.map { ($0.id, $0.note) }
    )
    private(set) lazy var outline = ExpansionOutline(
        tableView,
        ExpansionTree(Harvest.year, children: \.crops),
        roots: .sections
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
        tableView.estimatedSectionHeaderHeight = 52
        tableView.register(CropCell.self, forCellReuseIdentifier: "crop")
        tableView.register(SeasonHeader.self, forHeaderFooterViewReuseIdentifier: "season")
        outline.expander.set(.expanded, for: Harvest.year[0].id, animated: false)
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        outline.numberOfSections
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "season") as? SeasonHeader
        let id = outline.sectionID(section) ?? ""
        header?.show(id, note: notes[id] ?? "")
        if let header { outline.configure(header, inSection: section) }
        return header
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        outline.numberOfRows(inSection: section)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "crop", for: indexPath)
        let id = outline.id(at: indexPath)
        cell.textLabel?.text = id
        cell.detailTextLabel?.text = notes[id]
        outline.configure(cell, at: indexPath)
        return cell
    }
}

/// A cell with a crop and a note about it.
private final class CropCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        detailTextLabel?.textColor = .secondaryLabel
        for label in [textLabel, detailTextLabel] {
            label?.numberOfLines = 0
            label?.adjustsFontForContentSizeCategory = true
        }
    }

    required init?(coder: NSCoder) {
        nil
    }
}
