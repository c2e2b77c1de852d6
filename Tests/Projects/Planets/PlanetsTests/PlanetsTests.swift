import UIKit
import XCTest

@testable import Planets

final class PlanetsTests: XCTestCase {
    private var window: UIWindow!
    private var navigation: UINavigationController!
    private var planets: PlanetsViewController!

    override func setUp() {
        super.setUp()
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        navigation = storyboard.instantiateInitialViewController() as? UINavigationController
        planets = navigation.topViewController as? PlanetsViewController
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    override func tearDown() {
        window.isHidden = true
        super.tearDown()
    }

    func testRowsShowPlanets() throws {
        XCTAssertEqual(planets.tableView.numberOfRows(inSection: 0), 4)
        let cell = try XCTUnwrap(planets.tableView.cellForRow(at: IndexPath(row: 3, section: 0)) as? PlanetCell)
        let texts = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
        XCTAssertEqual(texts, ["Mars", "Moons: 2"])
    }

    func testSorting() throws {
        let item = try XCTUnwrap(planets.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        XCTAssertEqual(planets.planets.map(\.name), ["Earth", "Mars", "Mercury", "Venus"])
    }

    func testASegueShowsThePlanet() throws {
        let cell = try XCTUnwrap(planets.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        planets.performSegue(withIdentifier: "showPlanet", sender: cell)
        let detail = try XCTUnwrap(navigation.viewControllers.last as? PlanetViewController)
        detail.loadViewIfNeeded()
        XCTAssertEqual(detail.titleLabel.text, "Earth")
        detail.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(detail.taps, 1)
        XCTAssertEqual(planets.seen, ["Earth"])
    }

    func testNotificationsArrive() {
        let arrival = expectation(forNotification: .planetWasSeen, object: nil)
        DispatchQueue.main.async { NotificationCenter.default.post(name: .planetWasSeen, object: "Venus") }
        wait(for: [arrival], timeout: 5)
        XCTAssertEqual(planets.seen, ["Venus"])
    }
}
