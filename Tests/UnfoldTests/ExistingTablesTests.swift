import Testing
import UIKit
import UIKitTesting
import Unfold

/// Tests that expanders work with tables that have parts of their own.
@Suite(.serialized) @MainActor struct ExistingTablesTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480))

    @Test func aTextWithATagUnfoldsWithoutACellClass() throws {
        let controller = ExistingTablesCode.TaggedViewController()
        screen.show(controller)
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 1]))
        let height = cell.frame.height
        screen.tap(cell)
        screen.settle()
        #expect(cell.frame.height > height && controller.expander[1] == .expanded)
        screen.tap(cell)
        screen.settle()
        #expect(cell.frame.height == height)
    }

    @Test func aCellThatIsCreatedByAStoryboardUnfolds() {
        let cell = ExistingTablesCode.StoryboardCell()
        let label = UILabel()
        cell.message = label
        cell.apply(.expanded, reason: .motion)
        #expect(label.numberOfLines == 0 && cell.truncatable == [label])
        cell.apply(.collapsed, reason: .motion)
        #expect(label.numberOfLines == 2)
    }

    /// The rows of both have the same identifiers. The accordion is that of the first section alone.
    @Test func eachExpanderChangesItsOwnRows() throws {
        let controller = ExistingTablesCode.TwoKindsViewController()
        screen.show(controller)
        screen.settle()
        let table = try #require(controller.tableView)
        for path in [[1, 0], [0, 1], [1, 1], [0, 2]] as [IndexPath] {
            screen.tap(try #require(table.cellForRow(at: path)))
            screen.settle()
        }
        let heights = (0..<2).map { section in (0..<3).map { table.rectForRow(at: [section, $0]).height } }
        #expect(heights == [[40, 40, 80], [80, 80, 40]])
        #expect(Array(controller.chapters.state.unfolded) == [2] && Set(controller.notes.state.unfolded) == [0, 1])
    }
}
