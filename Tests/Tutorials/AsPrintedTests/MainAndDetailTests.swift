import UIKit
import XCTest

@testable import MainAndDetail

final class MainAndDetailTests: XCTestCase {
    private func isShown(_ row: Int, on stage: Stage) throws -> Bool {
        let cell: ExpandableTableViewCell = try stage.cell(row)
        return cell.showsDetails
    }

    func testThePrioritiesHideTheDetailsFirst() throws {
        let stage = try Stage(storyboard: "MainAndDetail")
        XCTAssertEqual(Set(stage.heights).count, 1)
        let cell: ExpandableTableViewCell = try stage.cell(0)
        let parts = cell.contentView.subviews.map(\.frame)
        XCTAssertEqual(parts.count, 2)
        XCTAssertEqual(parts[1].height, 0)
        XCTAssertEqual(parts[0].height, stage.heights[0], accuracy: 1)
    }

    func testATapShowsTheDetailsAndAnotherOneHidesThem() throws {
        let stage = try Stage(storyboard: "MainAndDetail")
        let folded = stage.heights
        try stage.film(tapping: 1).check(row: 1, grows: true)
        let cell: ExpandableTableViewCell = try stage.cell(1)
        let label = try XCTUnwrap(cell.contentView.subviews.last?.subviews.first as? UILabel)
        XCTAssertEqual(label.bounds.height, label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height)
        XCTAssertEqual(cell.contentView.subviews.last?.frame.height, label.bounds.height + 24)
        try stage.film(tapping: 1).check(row: 1, grows: false)
        XCTAssertEqual(stage.heights, folded)
    }

    func testAnotherRowClosesTheOneThatIsOpen() throws {
        let stage = try Stage(storyboard: "MainAndDetail")
        let folded = stage.heights
        _ = try stage.film(tapping: 0)
        _ = try stage.film(tapping: 2)
        XCTAssertEqual(stage.heights[0], folded[0])
        XCTAssertGreaterThan(stage.heights[2], folded[2])
        XCTAssertEqual(try (0..<3).map { try isShown($0, on: stage) }, [false, false, true])
    }
}
