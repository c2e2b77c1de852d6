import Testing
import UIKit
import UIKitTesting
import Unfold

/// Tests that the outlines of the README behave as described.
@Suite(.serialized) @MainActor struct ReadmeOutlineTests {
    private func check(_ controller: UITableViewController, _ expander: () -> RowExpander<Dish.ID>) throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 640))
        screen.show(controller)
        screen.settle()
        let table: UITableView = controller.tableView
        let titles = { (0..<table.numberOfRows(inSection: 0)).map { table.cellForRow(at: [0, $0])?.textLabel?.text } }
        #expect(titles() == ["Lunch", "Supper"])
        for row in [1, 2, 0] {
            let cell = try #require(table.cellForRow(at: [0, row]))
            let report = screen.jumps(in: table) {
                screen.tap(cell)
                screen.settle()
            }
            #expect(report.isSmooth, "\(report)")
        }
        #expect(titles() == ["Lunch", "Soup", "Supper", "Salad", "Bread"])
        let bread = try #require(table.cellForRow(at: [0, 4]))
        screen.tap(bread)
        screen.settle()
        #expect(titles() == ["Lunch", "Soup", "Supper", "Salad", "Bread", "Rye", "Salt"])
        #expect(table.cellForRow(at: [0, 5])?.indentationLevel == 2)
        #expect(expander()[Dish.menu[1].id] == .expanded)
    }

    @Test func theOutlineUnfoldsThreeLevels() throws {
        let controller = MenuViewController(style: .plain)
        try check(controller) { controller.outline.expander }
    }

    @Test func theDiffableOutlineUnfoldsThreeLevels() throws {
        let controller = DiffableMenuViewController(style: .plain)
        try check(controller) { controller.outline.expander }
    }

    @Test(arguments: ["ReadmeOutlineExample.swift", "ReadmeDiffableExample.swift"])
    func anOutlineTakesTwentyLines(file: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        let controller = try #require(text.components(separatedBy: "final class ").last)
        let lines = controller.split(separator: "\n").filter { line in line.contains { $0 != " " && $0 != "}" } }
        #expect(lines.count <= 20, "\(lines.count)")
    }
}
