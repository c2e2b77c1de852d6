import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests rows that unfold under headers and footers that stay on the screen.
@Suite(.serialized) @MainActor struct PinnedHeaderTests {
    /// Sections of notes with headers and footers of 30 points.
    private final class Controller: UITableViewController {
        lazy var expander = RowExpander<Int>(tableView) { $0.section * 100 + $0.row }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.sectionHeaderTopPadding = 0
            tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        }

        override func numberOfSections(in tableView: UITableView) -> Int { 4 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            (cell as? NoteCell)?.message.text = Note(id: indexPath.row, lines: 6).text
            expander.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

        override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }

        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }
    }

    private func fixture(_ conduct: PlatformConduct) -> (TestScreen, Controller) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        let controller = Controller(style: .plain)
        screen.show(controller)
        controller.tableView.contentOffset.y = 100
        screen.settle()
        return (screen, controller)
    }

    /// Returns the views of 30 points on the screen, from top to bottom.
    private func parts(_ screen: TestScreen, _ table: UITableView) -> [CGFloat] {
        let views = table.subviews.filter { !($0 is UITableViewCell) && $0.frame.height == 30 && $0.frame.width == 320 }
        return views.map { screen.presentedFrame(of: $0).minY }.sorted()
    }

    @Test(arguments: Conducts.all)
    func theyStandWhileTheTableScrolls(conduct: PlatformConduct) throws {
        let (screen, controller) = fixture(conduct)
        let table = try #require(controller.tableView)
        let last = try #require(table.indexPathsForVisibleRows?.last { table.rectForRow(at: $0).maxY <= 100 + 450 })
        let offset = table.contentOffset.y
        screen.tap(try #require(table.cellForRow(at: last)))
        for _ in 0..<36 {
            screen.advance(by: 1 / 60)
            let places = parts(screen, table)
            #expect(places.count == 2 && abs(places[0]) < 0.6 && abs(places[1] - 450) < 0.6, "\(places)")
        }
        screen.settle()
        #expect(table.contentOffset.y > offset + 2)
        let row = screen.presentedFrame(of: try #require(table.cellForRow(at: last)))
        #expect(row.maxY <= 450.6, "the footer covers the end of the row")
    }

    @Test(arguments: Conducts.all) func aRowBehindTheHeaderComesOut(conduct: PlatformConduct) throws {
        let (screen, controller) = fixture(conduct)
        let table = try #require(controller.tableView)
        let first = try #require(table.indexPathsForVisibleRows?.first { table.rectForRow(at: $0).maxY > 100 + 34 })
        let before = screen.presentedFrame(of: try #require(table.cellForRow(at: first)))
        #expect(before.minY < 30)
        screen.tap(at: CGPoint(x: 100, y: before.maxY - 2))
        screen.settle()
        let after = screen.presentedFrame(of: try #require(table.cellForRow(at: first)))
        #expect(after.height > before.height + 10 && after.minY >= 29.4)
    }
}
