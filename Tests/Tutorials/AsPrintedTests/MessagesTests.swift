import UIKit
import XCTest

@testable import Messages

final class MessagesTests: XCTestCase {
    private func label(_ row: Int, on stage: Stage) throws -> UILabel {
        let cell: VariableTableViewCell = try stage.cell(row)
        return cell.messageLabel
    }

    /// The number of lines that a label shows.
    private func lines(_ label: UILabel) -> Int {
        Int((label.bounds.height / label.font.lineHeight).rounded())
    }

    func testOutletsAndTheDelegateAreThoseOfTheStoryboard() throws {
        let controller = try XCTUnwrap(
            UIStoryboard(name: "Messages", bundle: nil).instantiateInitialViewController() as? ViewController
        )
        let stage = try Stage(controller)
        XCTAssertTrue(controller.tableView === stage.table)
        XCTAssertTrue(stage.table.delegate === controller && stage.table.dataSource === controller)
        let cell: VariableTableViewCell = try stage.cell(0)
        XCTAssertEqual(cell.avatarImageView.image?.size, CGSize(width: 40, height: 40))
        XCTAssertEqual(cell.avatarImageView.frame.size, CGSize(width: 40, height: 40))
    }

    func testRowsShowAtMostThreeLinesFirst() throws {
        let stage = try Stage(storyboard: "Messages")
        XCTAssertEqual(try (0..<3).map { lines(try label($0, on: stage)) }, [3, 1, 3])
    }

    func testATapShowsTheWholeMessageAndAnotherOneThreeLines() throws {
        let stage = try Stage(storyboard: "Messages")
        let folded = stage.heights
        try stage.film(tapping: 0).check(row: 0, grows: true)
        let whole = try label(0, on: stage)
        XCTAssertEqual(whole.bounds.height, whole.sizeThatFits(CGSize(width: whole.bounds.width, height: 0)).height)
        XCTAssertGreaterThan(lines(whole), 6)
        XCTAssertNil(stage.table.indexPathForSelectedRow)
        try stage.film(tapping: 0).check(row: 0, grows: false)
        XCTAssertEqual(stage.heights, folded)
        XCTAssertEqual(lines(try label(0, on: stage)), 3)
    }

    func testAnyNumberOfRowsShowsWholeMessages() throws {
        let stage = try Stage(storyboard: "Messages")
        let folded = stage.heights
        for row in 0..<3 { _ = try stage.film(tapping: row) }
        XCTAssertGreaterThan(stage.heights[0], folded[0])
        XCTAssertEqual(stage.heights[1], folded[1], "the message fits in three lines")
        XCTAssertGreaterThan(stage.heights[2], folded[2])
        let controller = try XCTUnwrap(stage.table.delegate as? ViewController)
        XCTAssertEqual(controller.expandedIndexSet, [0, 1, 2])
    }
}
