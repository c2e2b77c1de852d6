import UIKit
import XCTest

@testable import Trips

#if canImport(UIKitTesting)
    import UIKitTesting
#endif

final class TripsTests: XCTestCase {
    private var window: UIWindow!
    private var controller: TripsViewController!

    override func setUp() {
        super.setUp()
        controller = TripsViewController()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    override func tearDown() {
        window.isHidden = true
        super.tearDown()
    }

    private func cell(_ row: Int) throws -> TripCell {
        try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? TripCell)
    }

    func testTheSceneDelegateIsNamedInTheManifest() throws {
        XCTAssertTrue(NSClassFromString("Trips.SceneDelegate") is UIWindowSceneDelegate.Type)
    }

    func testRowsShowTrips() throws {
        XCTAssertEqual(controller.shown, ["Oslo", "Rome", "Kyiv"])
        XCTAssertEqual(try cell(1).button.title(for: .normal), "Rome, 2 d")
    }

    func testAButtonMakesTheTripLongerAndTheRowHigher() throws {
        let height = try cell(0).frame.height
        try cell(0).button.sendActions(for: .touchUpInside)
        controller.tableView.layoutIfNeeded()
        XCTAssertEqual(controller.trips[0].days, 2)
        XCTAssertEqual(try cell(0).button.title(for: .normal), "Oslo, 2 d")
        XCTAssertEqual(try cell(0).frame.height, height + 30)
    }

    func testTheLongestTripStartsAgain() throws {
        let trip = controller.trips[2]
        var changes: [Int?] = []
        let observation = trip.observe(\.days, options: [.old, .new]) { changes += [$1.oldValue, $1.newValue] }
        try cell(2).button.sendActions(for: .touchUpInside)
        XCTAssertEqual(changes, [3, 1])
        observation.invalidate()
    }

    func testAnItemScrollsToTheTop() throws {
        let item = try XCTUnwrap(controller.navigationItem.rightBarButtonItem)
        let action = try XCTUnwrap(item.action)
        XCTAssertTrue(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
    }
}
