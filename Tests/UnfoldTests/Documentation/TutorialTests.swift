import Testing
import UIKit
import UIKitTesting
import Unfold

/// Tests that the tables of the documentation behave as described.
@Suite(.serialized) @MainActor struct TutorialTests {
    /// Shows a table, taps rows one after another, and returns their heights after each tap. Checks
    /// that no tap makes a row jump.
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
            #expect(report.isSmooth, "\(report)")
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
        ].map { $0.map { $0 + 1 } }  // The table adds the separator.
        #expect(heights.map { [$0[0], $0[2], $0[3]] } == expected)
    }

    @Test func chaptersHaveTwoEnds() throws {
        let controller = WritingACellCode.ChaptersViewController(style: .plain)
        let heights = try heights(of: controller, tapping: [[0, 0], [0, 1], [0, 0]])
        #expect(heights[0][0] > heights[0][1] && heights[1][1] == heights[1][0] && heights[2][0] < heights[2][1])
    }

    /// Shows a table of 320 by 640 points.
    private func show(_ controller: UIViewController) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 320, height: 640))
        screen.show(controller)
        screen.settle()
        return screen
    }

    @Test func groupsUnfoldToTheirRows() throws {
        let controller = NestedGroupsCode.OutlineViewController(style: .plain)
        let screen = show(controller)
        func ids() -> [NestedGroupsCode.Topic.ID] {
            let rows = 0..<controller.tableView.numberOfRows(inSection: 0)
            return rows.map { controller.outline.id(at: [0, $0]) }
        }
        func tap(_ title: String) throws -> [String] {
            let row = try #require(ids().firstIndex { $0.last?.hasPrefix(title) == true })
            let cell = try #require(controller.tableView.cellForRow(at: [0, row]))
            let report = screen.jumps(in: controller.tableView) {
                screen.tap(cell)
                screen.settle()
            }
            #expect(report.isSmooth, "\(report)")
            return ids().compactMap { $0.last?.split(separator: " ").first.map(String.init) }
        }
        #expect(try tap("Bread") == ["Bread", "Flour", "Water,", "Salt"])
        #expect(try tap("Flour") == ["Bread", "Flour", "Wheat", "Rye", "Water,", "Salt"])
        let folded = controller.tableView.rectForRow(at: [0, 2]).height
        _ = try tap("Wheat")
        let unfolded = controller.tableView.rectForRow(at: [0, 2]).height
        #expect(unfolded > folded + 10)
        #expect(try tap("Salt") == ["Bread", "Salt", "Dried"])
        #expect(try tap("Bread") == ["Bread", "Flour", "Wheat", "Rye", "Water,", "Salt"])
        #expect(controller.tableView.rectForRow(at: [0, 2]).height == unfolded, "open as it was")
    }

    @Test func storiesThatArriveMoveNothing() throws {
        let controller = LiveFeedCode.NewsViewController(style: .plain)
        let screen = show(controller)
        controller.tableView.contentOffset.y = 400
        screen.settle()
        let path = try #require(
            controller.tableView.indexPathsForVisibleRows?.dropFirst(2).first { controller.news[$0.row].id % 7 > 3 }
        )
        let cell = try #require(controller.tableView.cellForRow(at: path))
        let trace = screen.trace([cell]) {
            screen.tap(cell)
            for id in 40..<45 {
                screen.advance(by: 0.05)
                controller.receive(LiveFeedCode.NewsViewController.story(id))
            }
            screen.settle()
        }
        #expect(trace[0].curve(\.minY).firstMovement() == nil && trace[0].curve(\.height).firstDecrease() == nil)
        #expect(trace[0].curve(\.height).change > 10)
        #expect(controller.unread == 5 && controller.navigationItem.title == "5 new")
        controller.showNewest()
        screen.settle()
        #expect(controller.tableView.contentOffset.y == 0 && controller.unread == 0)
        #expect(controller.expander.level(at: [0, 0]) == .collapsed)
    }

    @Test func aDrawerIsCaughtAndDrawn() throws {
        let controller = CatchableSpringCode.DrawersViewController(style: .plain)
        let screen = show(controller)
        let cell = try #require(controller.tableView.cellForRow(at: [0, 1]) as? CatchableSpringCode.DrawerCell)
        let folded = cell.frame.height
        let height = { screen.presentedFrame(of: cell).height }
        let trace = screen.trace([cell]) {
            screen.tap(cell.name)
            screen.settle()
        }
        let unfolded = cell.frame.height
        #expect(unfolded > folded + 40 && (trace[0].curve(\.height).values.max() ?? 0) > unfolded + 5, "it swings")
        screen.tap(cell.name)
        screen.advance(by: 0.1)
        let handle = screen.presentedFrame(of: cell.handle)
        let caught = height()
        #expect(caught < unfolded - 5 && caught > folded + 5)
        let place = CGPoint(x: handle.midX, y: handle.midY)
        screen.touchDown(at: place)
        screen.advance(by: 0.5)
        #expect(abs(height() - caught) < 0.5, "held")
        for step in 1...5 {
            screen.touchMove(to: CGPoint(x: place.x, y: place.y - CGFloat(step)))
            screen.advance(by: 1 / 60)
            #expect(abs(height() - (caught - CGFloat(step))) < 0.5, "drawn")
        }
        screen.touchUp()
        screen.settle()
        #expect(cell.frame.height == folded && controller.expander["Twine"] == .collapsed)
    }

    @Test func aRowAmongAMillionIsShown() throws {
        let controller = MillionRowsCode.DigitsViewController(style: .plain)
        let screen = show(controller)
        for number in [900_005, 11] {
            controller.show(number)
            screen.settle()
            let cell = try #require(controller.tableView.cellForRow(at: [0, number]))
            #expect(abs(screen.presentedFrame(of: cell).midY - 320) < 0.51 || number == 11)
            #expect(controller.expander[number] == .expanded && cell.frame.height > 100)
        }
        controller.unfoldMany()
        screen.settle()
        #expect(controller.expander.state.unfolded.count > 900)
        controller.foldAll()
        screen.settle()
        #expect(controller.expander.state.isEmpty && controller.tableView.rectForRow(at: [0, 11]).height < 100)
    }
}
