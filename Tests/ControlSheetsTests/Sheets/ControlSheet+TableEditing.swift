import UIKit

extension ControlSheet {
    /// The controls of rows that are edited.
    static let tableEditing = ControlSheet(name: "table-editing") { EditingRowsController() }

    /// The selection of several rows.
    static let tableSelection = ControlSheet(name: "table-selection") {
        let controller = RowsViewController(.plain, [RowsViewController.Section(rows: EditingRowsController.rivers)])
        controller.tableView.allowsMultipleSelectionDuringEditing = true
        controller.isEditing = true
        return controller
    } act: { screen in
        guard let table = screen.window.rootViewController?.view as? UITableView else { return }
        for row in [0, 2] { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    }
}

/// Rows that are deleted, inserted and moved.
private final class EditingRowsController: RowsViewController {
    static let rivers = rows("Nile", "Amazon", "Yangtze", "Mississippi") { $0.showsReorderControl = true }

    init() {
        super.init(.insetGrouped, [Section(rows: Self.rivers), Section(rows: [Self.rivers[0]])])
        isEditing = true
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        [[.delete, .delete, .insert, .none], [.delete]][indexPath.section][indexPath.row]
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 0
    }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
