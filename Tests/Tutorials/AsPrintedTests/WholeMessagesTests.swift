import UIKit
import XCTest

@testable import WholeMessages

final class WholeMessagesTests: XCTestCase {
    func testEachRowIsAsHighAsItsMessage() throws {
        let stage = try Stage(storyboard: "WholeMessages")
        XCTAssertEqual(stage.rows.count, 3)
        for row in 0..<3 {
            let cell: VariableTableViewCell = try stage.cell(row)
            let label = try XCTUnwrap(cell.messageLabel)
            XCTAssertEqual(label.bounds.height, label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height)
            XCTAssertNotNil(cell.avatarImageView.image)
        }
        XCTAssertLessThan(stage.heights[0], stage.heights[1])
        XCTAssertLessThan(stage.heights[1], stage.heights[2])
    }

    func testRowsKeepTheirHeightsWhenTheTableReloads() throws {
        let stage = try Stage(storyboard: "WholeMessages")
        let heights = stage.heights
        for _ in 0..<3 {
            stage.table.reloadData()
            stage.screen.settle()
            XCTAssertEqual(stage.heights, heights)
        }
    }

    func testATapSelectsARowAndNothingMoves() throws {
        let stage = try Stage(storyboard: "WholeMessages")
        let rows = stage.rows
        let film = try stage.film(tapping: 2)
        XCTAssertTrue(film.frames.allSatisfy { $0 == rows })
        XCTAssertEqual(stage.table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
    }
}
