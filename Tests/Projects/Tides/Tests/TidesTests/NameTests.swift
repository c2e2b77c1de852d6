import XCTest

@testable import Tides

private var key: UInt8 = 0

class NameTests: XCTestCase {
    func testNames() {
        XCTAssertEqual(className(of: TideView.self), "Tides.TideView")
        XCTAssertEqual(className(of: UITableView.self), "UITableView")
        XCTAssertEqual(row(of: IndexPath(row: 3, section: 1)), 3)
        XCTAssertEqual(section(of: IndexPath(item: 3, section: 1)), 1)
        XCTAssertEqual(levelBelowAlerts.rawValue, UIWindow.Level.alert.rawValue - 1)
        XCTAssertTrue(isPhone)
        XCTAssertEqual(TideView().waves().repeatCount, .greatestFiniteMagnitude)
    }

    func testAWindowHasTheSizeOfTheScreen() {
        XCTAssertEqual(UIWindow().frame, UIScreen.main.bounds)
        XCTAssertEqual(UIWindow(frame: .zero).frame, .zero)
        XCTAssertEqual(freeHeight(of: .main), UIScreen.main.bounds.height)
    }

    func testAnOptionalHasTheValuesOfItsObject() {
        let object: AnyObject? = UIView()
        objc_setAssociatedObject(object as Any, &key, "value", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        XCTAssertEqual(objc_getAssociatedObject(object as Any, &key) as? String, "value")
        XCTAssertEqual(object.flatMap { objc_getAssociatedObject($0, &key) } as? String, "value")
        let none: AnyObject? = nil
        objc_setAssociatedObject(none as Any, &key, "value", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        XCTAssertNil(objc_getAssociatedObject(none as Any, &key))
    }

    func testViewsOfOtherKindsAreRegistered() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UITableViewHeaderFooterView.self, forSupplementaryViewOfKind: "h", withReuseIdentifier: "x")
    }

    func testMarksAreFoundByTheirIndex() {
        let marks = MarksView()
        marks.marks = [UIAccessibilityElement(accessibilityContainer: marks)]
        XCTAssertEqual(marks.accessibilityElementCount(), 1)
        XCTAssertEqual(marks.index(ofAccessibilityElement: marks.marks[0]), 0)
        XCTAssertEqual(UIView().index(ofAccessibilityElement: marks), NSNotFound)
        XCTAssertNil(UIView().accessibilityElement(at: 0))
    }
}
