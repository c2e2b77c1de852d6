import UIKit
import UIKitTesting

/// A table whose rows can be edited, and which records the calls about it.
@MainActor
class EditingFixture: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var titles: [String] = []
    var log: [String] = []
    let table: UITableView
    var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
    var canEdit: (IndexPath) -> Bool = { _ in true }
    var canMove: (IndexPath) -> Bool = { _ in true }
    var indents = true
    var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var target: (IndexPath, IndexPath) -> IndexPath = { $1 }

    init(_ sections: [[String]], style: UITableView.Style = .plain) {
        self.sections = sections
        table = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    convenience init(rows: Int) {
        self.init([(0..<rows).map { "row \($0)" }])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 44
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        view = table
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(editingStyle == .delete ? "delete" : "insert") \(indexPath.section).\(indexPath.row)")
        if editingStyle == .delete {
            sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        } else {
            sections[indexPath.section].insert("new", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        }
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        log.append("move \(source.section).\(source.row) to \(destination.section).\(destination.row)")
        let row = sections[source.section].remove(at: source.row)
        sections[destination.section].insert(row, at: destination.row)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(indexPath) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    {
        style(indexPath)
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }

    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        leading(indexPath)
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        trailing(indexPath)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("willBegin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        target(source, proposed)
    }

    /// Puts the table on a new screen.
    func show(size: CGSize = CGSize(width: 320, height: 480)) -> TestScreen {
        let screen = TestScreen(size: size)
        screen.show(self)
        screen.settle()
        log = []
        return screen
    }

    func cell(_ row: Int, _ section: Int = 0) -> Cell? {
        table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell
    }

    /// The texts of the visible rows, from top to bottom.
    var shown: [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
    }

    /// A cell that records its transitions.
    final class Cell: UITableViewCell {
        var transitions: [String] = []

        override func willTransition(to state: StateMask) {
            super.willTransition(to: state)
            transitions.append("will \(state.rawValue)")
        }

        override func didTransition(to state: StateMask) {
            super.didTransition(to: state)
            transitions.append("did \(state.rawValue)")
        }
    }
}

/// A data source that implements what it must and nothing else.
class PlainRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
    }
}

/// A data source that deletes rows, and answers no other question about editing.
final class DeletableRows: NSObject, UITableViewDataSource {
    var deleted: [IndexPath] = []
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        deleted.append(indexPath)
        count -= 1
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}

/// A data source that moves rows, and answers no other question about editing.
final class MovableRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
}
