import UIKit

/// A table of a scene, whose rows are given as values.
@MainActor
final class SceneTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    struct Row {
        var text: String
        var detail: String?
        var accessory = UITableViewCell.AccessoryType.none
        var editing = UITableViewCell.EditingStyle.none
        var isMovable = false
    }

    struct Section {
        var header: String?
        var footer: String?
        var rows: [Row]
    }

    let table: UITableView
    var sections: [Section] = []
    var cellStyle = UITableViewCell.CellStyle.default
    /// The titles of the section index, if the table has one.
    var index: [String]?
    /// Makes a cell in place of the one with the texts of the row.
    var makeCell: ((IndexPath) -> UITableViewCell)?
    private(set) var cells: [IndexPath: UITableViewCell] = [:]

    init(style: UITableView.Style, frame: CGRect) {
        table = UITableView(frame: frame, style: style)
        super.init()
        table.dataSource = self
        table.delegate = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = makeCell?(indexPath) ?? UITableViewCell(style: cellStyle, reuseIdentifier: nil)
        if makeCell == nil {
            cell.textLabel?.text = row.text
            cell.detailTextLabel?.text = row.detail
        }
        cell.accessoryType = row.accessory
        cell.showsReorderControl = row.isMovable
        cells[indexPath] = cell
        return cell
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section].rows[indexPath.row].editing != .none
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section].rows[indexPath.row].isMovable
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        sections[indexPath.section].rows[indexPath.row].editing
    }
}
