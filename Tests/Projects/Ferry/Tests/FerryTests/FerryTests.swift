import Ferry
import XCTest

extension NSLayoutConstraint {
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutConstraint else { return super.isEqual(object) }
        return firstItem === other.firstItem && firstAttribute == other.firstAttribute && constant == other.constant
    }
}

extension UIView {
    /// The constraints that have a name.
    var namedConstraints: [AnyObject] { constraints.filter { $0.identifier != nil } }
}

@objc protocol Passenger {
    @objc optional func leave(_ deck: Int)
}

class FerryTests: XCTestCase {
    func testADeckMakesItsCargo() {
        let deck = Deck<UILabel>(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        XCTAssertEqual(deck.cargo.frame, deck.bounds)
        XCTAssertNil(deck.cargo.text)
    }

    func testAPilotAnswersForItsCaptain() {
        let (pilot, captain) = (Pilot(), Captain())
        pilot.captain = captain
        XCTAssertTrue(pilot.responds(to: #selector(Captain.order)))
        pilot.perform(#selector(Captain.order))
        XCTAssertEqual(captain.orders, 1)
        pilot.captain = nil
        XCTAssertFalse((pilot as NSObject).responds(to: #selector(Captain.order)))
    }

    func testAFormatterReadsHundreds() {
        var object: AnyObject?
        XCTAssertTrue(CargoFormatter().getObjectValue(&object, for: "7", errorDescription: nil))
        XCTAssertEqual(object as? Int, 700)
    }

    func testTheAppIsFound() {
        XCTAssertTrue(UIApplication.ferry === UIApplication.shared)
    }

    func testAnExtensionOverridesMembersOfUIKit() {
        let view = UIView()
        func width(_ points: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: view,
                attribute: .width,
                relatedBy: .equal,
                toItem: nil,
                attribute: .notAnAttribute,
                multiplier: 1,
                constant: points
            )
        }
        XCTAssertEqual(width(3), width(3))
        XCTAssertNotEqual(width(3), width(4))
        let page = UIViewController()
        XCTAssertTrue(UINavigationController(rootViewController: page).childForStatusBarStyle === page)
    }

    func testAClassInAFunctionHasSelectors() {
        class Walker: NSObject, Passenger {
            var deck = 0
            func leave(_ deck: Int) { self.deck = deck }
            @objc func turn() { deck = -deck }
        }
        let walker = Walker()
        let passenger: Passenger = walker
        passenger.leave?(3)
        walker.perform(#selector(Walker.turn))
        XCTAssertEqual(walker.deck, -3)
    }

    func testMethodsStayWhereTheyAre() {
        XCTAssertFalse(exchange(#selector(Captain.order), #selector(UIView.layoutSubviews), of: Captain.self))
    }

    func testASignHasItsName() {
        XCTAssertEqual(sign("Ferry").string as? String, "Ferry")
    }

    func testAQuayMakesItsBoat() {
        class Barge: UIView {
            var isEmpty = false
            override init(frame: CGRect) {
                isEmpty = true
                super.init(frame: frame)
            }
            required init?(coder: NSCoder) { nil }
        }
        XCTAssertTrue(Quay<Barge>.empty.moor().isEmpty)
        XCTAssertTrue(Quay<UIView>.empty.moor().frame.isEmpty)
    }

    func testAMethodThatIsNotExchangedIsCalled() {
        var isCalled = false
        UIView().layOut { isCalled = true }
        XCTAssertTrue(isCalled)
    }

    func testAStepIsATransform() {
        XCTAssertEqual(step(3).caTransform3DValue.m41, 3)
        let motion = CABasicAnimation(keyPath: "transform")
        motion.toValue = step(4)
        XCTAssertEqual((motion.toValue as? CATransform3D)?.m41, 4)
    }

    func testAnAnchorOfNothingEqualsItself() {
        let anchor = NSLayoutXAxisAnchor()
        XCTAssertEqual(anchor, anchor)
    }

    func testABoatBesideItsBerthIsNotOnIt() {
        let berth = CGRect(x: 0, y: 0, width: 10, height: 10)
        XCTAssertFalse(isOn(CGRect(x: 10, y: 0, width: 5, height: 5), berth))
        XCTAssertTrue(isOn(CGRect(x: 9, y: 0, width: 5, height: 5), berth))
    }

    func testAProtocolHasItsMessages() {
        XCTAssertTrue(isOfTables(#selector(UITableViewDelegate.tableView(_:didSelectRowAt:))))
        XCTAssertTrue(isOfTables(#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
        XCTAssertFalse(isOfTables(#selector(UIView.layoutSubviews)))
    }

    func testADelegateOfAnyClassIsCalled() {
        class Watch: NSObject, HornDelegate {
            var isCalled = false
            func hornDidSound(_ horn: Horn) { isCalled = true }
        }
        let (horn, watch) = (Horn(), Watch())
        horn.delegate = watch
        horn.sound()
        XCTAssertTrue(watch.isCalled)
    }

    func testMembersOfAnyObjectAreFound() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 3)
        constraint.priority = .defaultLow
        constraint.identifier = "width"
        constraint.isActive = true
        XCTAssertEqual(view.namedConstraints.first?.priority, UILayoutPriority.defaultLow.rawValue)
        XCTAssertEqual(UIView().namedConstraints.first?.priority, Float?.none)
    }

    func testAHarborMakesItsPages() {
        class Map: UIViewController {}
        XCTAssertEqual(Harbor<Map>().page().children.count, 0)
        XCTAssertNotNil(Harbor<Map>().cell(of: UITableViewCell.self).textLabel)
    }

    func testPassengersAreFoundByAFormat() {
        XCTAssertEqual(passengers(["Ann", "Bob", "anna"], named: "AN"), ["Ann", "anna"])
    }

    func testAColorHasItsDescription() {
        XCTAssertEqual("\(UIColor.red)", "a color")
    }

    func testAnAnimationEnds() {
        let end = expectation(description: "end")
        let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear) {}
        afterwards(of: animator) { end.fulfill() }
        animator.startAnimation()
        wait(for: [end], timeout: 5)
    }
}
