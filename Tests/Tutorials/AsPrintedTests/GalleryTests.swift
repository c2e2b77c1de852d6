import CleanGallery
import UIKit
import XCTest

@testable import AsPrinted

final class GalleryTests: XCTestCase {
    private var gallery: GalleryViewController!
    private var navigation: UINavigationController!
    private var stage: Stage!
    /// The section with the listings.
    private var section = 0

    override func setUpWithError() throws {
        try super.setUpWithError()
        gallery = AppDelegate.makeGallery()
        navigation = GalleryViewController.inNavigationController(gallery)
        stage = try Stage(navigation)
        section = stage.table.numberOfSections - 1
    }

    func testTheListingsAreTheGroupAfterTheCleanTables() {
        XCTAssertEqual(gallery.tableView(stage.table, titleForHeaderInSection: section), "As printed")
        XCTAssertEqual(gallery.tableView(stage.table, titleForHeaderInSection: section - 1), "The five by UIKit alone")
    }

    func testEachRowShowsItsListing() throws {
        var tables: [Int] = []
        for row in 0..<stage.table.numberOfRows(inSection: section) {
            let path = IndexPath(row: row, section: section)
            stage.table.scrollToRow(at: path, at: .middle, animated: false)
            stage.screen.settle()
            stage.screen.tap(try XCTUnwrap(stage.table.cellForRow(at: path)))
            stage.screen.settle()
            let table = try XCTUnwrap(navigation.topViewController?.view.first(UITableView.self))
            XCTAssertFalse(table === stage.table)
            tables.append(table.visibleCells.count)
            navigation.popViewController(animated: false)
            stage.screen.settle()
        }
        XCTAssertEqual(tables, [3, 3, 4, 3])
    }
}
