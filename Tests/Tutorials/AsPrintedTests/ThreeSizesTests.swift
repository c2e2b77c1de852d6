import ThreeSizes
import UIKit
import XCTest

final class ThreeSizesTests: XCTestCase {
    private func stage() throws -> Stage { try Stage(ThreeSizesPage.makeViewController()) }

    private func button(_ row: Int, on stage: Stage) throws -> UIButton {
        try stage.cell(row).first(UIButton.self)
    }

    func testRowsAreSmallFirst() throws {
        let stage = try stage()
        XCTAssertEqual(stage.heights, [110, 110, 110])
        XCTAssertEqual(try (0..<3).map { try button($0, on: stage).currentTitle }, ["Row 0", "Row 1", "Row 2"])
        XCTAssertEqual(try button(0, on: stage).frame, CGRect(x: 60, y: 5, width: 200, height: 100))
    }

    func testATapOnTheButtonMakesARowLargerInOneMotion() throws {
        let stage = try stage()
        stage.film(tapping: try button(1, on: stage)).check(row: 1, grows: true)
        XCTAssertEqual(stage.heights, [110, 210, 110])
        XCTAssertEqual(try button(1, on: stage).frame, CGRect(x: 60, y: 5, width: 200, height: 200))
        stage.film(tapping: try button(1, on: stage)).check(row: 1, grows: true)
        XCTAssertEqual(stage.heights, [110, 310, 110])
    }

    func testTheLargestRowShrinks() throws {
        let stage = try stage()
        let cell: UITableViewCell = try stage.cell(0)
        for _ in 0..<2 { _ = stage.film(tapping: try button(0, on: stage)) }
        XCTAssertEqual(stage.heights, [310, 110, 110])
        stage.film(tapping: try button(0, on: stage)).check(row: 0, grows: false)
        XCTAssertEqual(stage.heights, [110, 110, 110])
        XCTAssertTrue(try stage.cell(0) === cell, "no cell is reloaded")
    }

    func testATapBesideTheButtonDoesNothing() throws {
        let stage = try stage()
        stage.screen.tap(at: CGPoint(x: 20, y: 55))
        stage.screen.settle()
        XCTAssertEqual(stage.heights, [110, 110, 110])
    }
}
