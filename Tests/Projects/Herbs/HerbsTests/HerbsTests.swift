import UIKit
import XCTest

@testable import Herbs

final class HerbsTests: XCTestCase {
    private var window: UIWindow!
    private var controller: HerbsViewController!

    override func setUp() {
        super.setUp()
        controller = HerbsViewController()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    override func tearDown() {
        window.isHidden = true
        super.tearDown()
    }

    private func cell(_ row: Int) throws -> HerbCell {
        try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? HerbCell)
    }

    func testTextsComeFromTheStringCatalog() throws {
        XCTAssertEqual(controller.title, "Herbs")
        XCTAssertEqual(try cell(1).nameLabel.text, "Mint")
        XCTAssertEqual(try cell(1).useLabel.text, "For tea.")
        XCTAssertEqual(String(format: NSLocalizedString("%lld herbs", comment: ""), Int64(3)), "3 herbs")
    }

    func testImagesAndColorsComeFromTheAssetCatalog() throws {
        XCTAssertEqual(try cell(0).leafView.image?.size, CGSize(width: 24, height: 24))
        XCTAssertEqual(try cell(0).leafView.layer.cornerRadius, 6)
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        let color = try XCTUnwrap(UIColor(named: "Leaf"))
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        XCTAssertTrue(light.getRed(&red, green: &green, blue: &blue, alpha: nil))
        XCTAssertEqual(green, 107 / 255, accuracy: 0.001)
        let label = try XCTUnwrap(cell(0).nameLabel.textColor)
        XCTAssertEqual(label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)), light)
    }

    func testARowExpands() throws {
        let path = IndexPath(row: 0, section: 0)
        let height = try cell(0).frame.height
        controller.tableView(controller.tableView, didSelectRowAt: path)
        controller.tableView.layoutIfNeeded()
        XCTAssertEqual(try cell(0).useLabel.numberOfLines, 0)
        XCTAssertGreaterThan(try cell(0).frame.height, height)
    }

    func testAFavoriteHasAStar() throws {
        XCTAssertEqual(try cell(2).favoriteButton.title(for: .normal), "☆")
        try cell(2).favoriteButton.sendActions(for: .touchUpInside)
        XCTAssertTrue(controller.herbs[2].isFavorite)
        XCTAssertEqual(try cell(2).favoriteButton.title(for: .normal), "★")
    }
}
