import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests rows whose text unfolds without a cell class, with the table of the README.
@MainActor struct TextExpanderTests {
    @Test(arguments: Conducts.all) func aTextUnfoldsWithoutACellClassAndNothingJumps(conduct: PlatformConduct) throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        let controller = TextsViewController(style: .plain)
        screen.show(controller)
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 5]))
        let folded = cell.frame
        let report = screen.jumps(in: controller.tableView) {
            screen.tap(cell)
            screen.settle()
        }
        #expect(report.isSmooth, "\(report)")
        #expect(cell.frame.height > folded.height && cell.textLabel?.numberOfLines == 0)
        screen.tap(cell)
        screen.settle()
        #expect(cell.frame == folded)
    }

    @Test func aTextThatFitsHasNothingToUnfold() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = TextsViewController(style: .plain)
        screen.show(controller)
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 0]))
        #expect(cell.accessoryView == nil && !controller.expander.toggle(at: [0, 0]))
        // The font may change while the text stays.
        cell.textLabel?.font = .systemFont(ofSize: 60)
        controller.expander.configure(cell, at: [0, 0])
        #expect(cell.accessoryView != nil)
    }

    @Test func aRowThatWasNeverShownIsMeasuredBeforeItIsShown() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = FittingViewController(style: .plain)
        screen.show(controller)
        screen.settle()
        controller.expander.set(.expanded, for: 1, animated: false)
        #expect(controller.expander.show(80))
        screen.settle()
        #expect(controller.expander[80] == .collapsed && controller.expander[1] == .expanded)
        #expect(controller.tableView.indexPathsForVisibleRows?.contains([0, 80]) == true)
    }

    /// An accordion in which only the first rows have something to unfold.
    private final class FittingViewController: UITableViewController {
        lazy var expander = RowExpander<Int>(tableView, policy: .accordion, lines: 2, of: { $0.textLabel }) { $0.row }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
            cell.textLabel?.text = String(repeating: "word ", count: indexPath.row < 10 ? 60 : 2)
            expander.configure(cell, at: indexPath)
            return cell
        }
    }
}
