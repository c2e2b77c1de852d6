import UIKit

/// A table over plain data whose rows can be deleted and moved by the user.
@MainActor
final class EditedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// The height of rows and headers in points.
    static let height: CGFloat = 44

    var data: TableData
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    private let setup: EditingSetup
    /// The number of rows that show actions, by the calls of the delegate.
    private(set) var openRows = 0
    /// The number of selections of several rows that are in progress, by the calls of the delegate.
    private(set) var selections = 0
    /// The first call that doesn't fit the calls before it.
    private(set) var strayCall: String?

    init(_ setup: EditingSetup) {
        self.setup = setup
        data = TableData(heights: setup.sections.map { Array(repeating: Int(Self.height), count: $0) })
        super.init()
        table.register(FuzzedCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = Self.height
        table.allowsMultipleSelectionDuringEditing = setup.selectsSeveral
        table.dataSource = self
        table.delegate = self
        if setup.hasRefreshControl { table.refreshControl = UIRefreshControl() }
    }

    // MARK: Rows

    func numberOfSections(in tableView: UITableView) -> Int { data.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? FuzzedCell)?.show(data[indexPath], isSelfSizing: false)
        return cell
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard holds(indexPath, for: "commit") else { return }
        data.sections[indexPath.section].rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        guard holds(source, for: "moveRowAt") else { return }
        let row = data.sections[source.section].rows.remove(at: source.row)
        guard data.sections.indices.contains(destination.section),
            (0...data.sections[destination.section].rows.count).contains(destination.row)
        else {
            strayCall = strayCall ?? "moveRowAt to \(destination)"
            return
        }
        data.sections[destination.section].rows.insert(row, at: destination.row)
    }

    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard setup.hasLeadingActions else { return nil }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Mark") { _, _, completion in completion(true) }
        ])
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        openRows += 1
        if openRows != 1 { strayCall = strayCall ?? "willBeginEditing while a row shows actions" }
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        openRows -= 1
        if openRows != 0 { strayCall = strayCall ?? "didEndEditing for no row" }
    }

    // MARK: Selection

    func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        selections += 1
        if selections != 1 { strayCall = strayCall ?? "didBegin while several rows are being selected" }
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        selections -= 1
        if selections != 0 { strayCall = strayCall ?? "didEnd while no rows are being selected" }
    }

    private func holds(_ path: IndexPath, for call: String) -> Bool {
        if data.sections.indices.contains(path.section), data.sections[path.section].rows.indices.contains(path.row) {
            return true
        }
        strayCall = strayCall ?? "\(call) for \(path), which isn't there"
        return false
    }
}
