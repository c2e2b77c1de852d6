import Foundation
import Testing
import UIKit
import UIKitTesting

/// Actions of rows in their former form.
@Suite @MainActor struct RowActionTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = ["a", "b", "c"]
        var chosen: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
            let delete = UITableViewRowAction(style: .destructive, title: "Delete") { [weak self] _, place in
                self?.rows.remove(at: place.row)
                tableView.deleteRows(at: [place], with: .none)
            }
            let mark = UITableViewRowAction(style: .normal, title: "Mark") { [weak self] action, place in
                guard let self else { return }
                chosen.append("\(action.title ?? "") \(rows[place.row])")
            }
            mark.backgroundColor = .systemBlue
            mark.backgroundEffect = UIBlurEffect(style: .dark)
            return indexPath.row == 2 ? [] : [delete, mark]
        }
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 500))
    private let source = Source()
    private let table: UITableView

    init() {
        let controller = UITableViewController(style: .plain)
        table = controller.tableView
        table.dataSource = source
        table.delegate = source
        screen.show(controller)
        screen.settle()
    }
    @Test func areThoseOfASwipedRow() throws {
        let cell = try #require(table.cellForRow(at: [0, 0]))
        screen.swipe(.left, on: cell, distance: 120)
        screen.settle()
        let mark = try #require(screen.element(labelled: "Mark"))
        let delete = try #require(screen.element(labelled: "Delete"))
        // The first action is at the edge.
        #expect(delete.frame.minX > mark.frame.minX)
        #expect(effects(in: screen.window).count == 1)
        screen.activate(mark)
        screen.settle()
        #expect(source.chosen == ["Mark a"])
    }

    private func effects(in view: UIView?) -> [UIVisualEffectView] {
        let own = (view as? UIVisualEffectView).map { $0.effect is UIBlurEffect ? [$0] : [] } ?? []
        return own + (view?.subviews ?? []).flatMap { effects(in: $0) }
    }

    @Test func removeRows() throws {
        let cell = try #require(table.cellForRow(at: [0, 1]))
        screen.swipe(.left, on: cell, distance: 120)
        screen.settle()
        screen.activate(try #require(screen.element(labelled: "Delete")))
        screen.settle()
        #expect(source.rows == ["a", "c"] && table.numberOfRows(inSection: 0) == 2)
    }

    @Test func areCopied() {
        let action = UITableViewRowAction(style: .normal, title: "A") { _, _ in }
        action.backgroundColor = .red
        action.backgroundEffect = UIBlurEffect(style: .light)
        let copy = action.copy() as? UITableViewRowAction
        #expect(copy !== action && copy?.title == "A" && copy?.style == .normal && copy?.backgroundColor == .red)
        #expect(UITableViewRowAction.Style.destructive == .default)
    }
}
