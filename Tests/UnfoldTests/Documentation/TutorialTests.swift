import Testing
import UIKit
import UIKitTesting
import Unfold

/// The tables of the documentation do what it says.
@Suite(.serialized) @MainActor struct TutorialTests {
    /// Shows a table, taps rows one after the other, and notes their heights after each tap; no tap makes a row jump.
    private func heights(
        of controller: UITableViewController,
        tapping rows: [IndexPath]
    ) throws -> [[CGFloat]] {
        let screen = TestScreen(size: CGSize(width: 320, height: 640))
        screen.show(controller)
        screen.settle()
        let table: UITableView = controller.tableView
        return try rows.map { row in
            let cell = try #require(table.cellForRow(at: row))
            let report = screen.jumps(in: table) {
                screen.tap(cell)
                screen.settle()
            }
            #expect(report.largest < 0.01, "\(report)")
            return rows.map { table.rectForRow(at: $0).height }
        }
    }

    @Test func tapToReveal() throws {
        let heights = try heights(
            of: TapToRevealCode.PeopleViewController(style: .plain),
            tapping: [[0, 0], [0, 2], [0, 2]]
        )
        #expect(heights == [[132, 44, 44], [44, 132, 132], [44, 44, 44]])
    }

    @Test func commentsAreOpenOnePerThread() throws {
        let controller = CommentsCode.ThreadsViewController(style: .plain)
        _ = try heights(of: controller, tapping: [[0, 3], [0, 0], [0, 4]])
        #expect(Array(controller.expander.state.unfolded) == [4], "what fits does not unfold")
        controller.expander.set(.expanded, for: 8 + 5)
        #expect(Array(controller.expander.state.unfolded) == [4, 13], "another thread")
    }

    @Test func messagesKeepTheirLevelsInAFeed() throws {
        let controller = MessagesCode.FeedViewController(style: .plain)
        _ = try heights(of: controller, tapping: [[0, 4], [0, 5]])
        controller.receive(Comment(id: 100, text: "New"))
        controller.delete(4)
        #expect(Array(controller.expander.state.unfolded) == [5])
        #expect(controller.expander.level(at: [0, 5]) == .expanded, "one came above, one went")
    }

    @Test func detailsAreThereWhileARowIsOpen() throws {
        let controller = MainAndDetailCode.CloudsViewController(style: .plain)
        let heights = try heights(of: controller, tapping: [[0, 0], [0, 1], [0, 1]])
        #expect(heights[0][0] > heights[0][1] && heights[1][1] > heights[1][0])
        #expect(heights[2][0] == heights[2][1])
    }

    @Test func tilesHaveThreeSizes() throws {
        let controller = ThreeSizesCode.TilesViewController(style: .plain)
        let heights = try heights(of: controller, tapping: [[0, 1], [0, 1], [0, 2], [0, 3], [0, 2]])
        let expected: [[CGFloat]] = [
            [120, 60, 60], [240, 60, 60], [240, 120, 60], [60, 120, 120], [60, 240, 120],
        ]
        #expect(heights.map { [$0[0], $0[2], $0[3]] } == expected)
    }

    @Test func chaptersHaveTwoEnds() throws {
        let controller = WritingACellCode.ChaptersViewController(style: .plain)
        let heights = try heights(of: controller, tapping: [[0, 0], [0, 1], [0, 0]])
        #expect(heights[0][0] > heights[0][1] && heights[1][1] == heights[1][0] && heights[2][0] < heights[2][1])
    }
}
