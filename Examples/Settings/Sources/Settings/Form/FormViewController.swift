import UIKit

/// A table of sections with controls. Subclasses say what it shows.
class FormViewController: UITableViewController {
    /// The sections, which are asked for after each change. Subclasses override it.
    var sections: [FormSection] { [] }

    private var shown: [FormSection] = []
    private lazy var source = FormDataSource(tableView: tableView) { [unowned self] tableView, indexPath, _ in
        let row = shown[indexPath.section].rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: row.cellClass.identifier, for: indexPath)
        (cell as? FormCell)?.show(row) { [unowned self] in reload(animated: true) }
        return cell
    }

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.keyboardDismissMode = .interactive
        tableView.cellLayoutMarginsFollowReadableWidth = true
        for cellClass in FormRow.cellClasses {
            tableView.register(cellClass, forCellReuseIdentifier: cellClass.identifier)
        }
        reload(animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Another screen may have changed a value.
        reload(animated: false)
    }

    /// Shows the present sections. Rows come and go, and those that stay show their present values.
    func reload(animated: Bool) {
        shown = sections
        source.sections = shown
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for section in shown {
            snapshot.appendSections([section.id])
            snapshot.appendItems(section.rows.map(\.id), toSection: section.id)
        }
        let known = Set(source.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
        source.apply(snapshot, animatingDifferences: animated)
    }

    private func row(at indexPath: IndexPath) -> FormRow {
        shown[indexPath.section].rows[indexPath.row]
    }

    // MARK: The delegate

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath).action != nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch row(at: indexPath).action {
        case .open(let make):
            navigationController?.pushViewController(make(), animated: true)
        case .perform(let perform):
            tableView.deselectRow(at: indexPath, animated: true)
            perform()
        case nil:
            break
        }
    }
}
