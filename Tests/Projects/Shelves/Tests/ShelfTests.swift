import XCTest

@testable import Shelves

/// As on iOS, XCTest brings UIKit.
final class ShelfTests: XCTestCase {
    private final class Guest: NSObject, ShelfDelegate {}

    private final class Miser: NSObject, ShelfDelegate {
        func shelf(_ shelf: Shelf, canPlace view: UIView) -> Bool { false }
    }

    func testBoardsAreThoseOfTheObjectsClass() {
        let cell: UIView = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        (cell as? UITableViewCell)?.contentView.addSubview(label)
        XCTAssertTrue(cell.boards().contains(label))
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.spacing = 4
        stack.addSubview(UIView())
        XCTAssertEqual((stack as UIView).boards(), stack.arrangedSubviews)
        XCTAssertEqual((stack as UIView).boardSpacing, 4)
        XCTAssertEqual(UIView().boardSpacing, 0)
        let shelf = Shelf(arrangedSubviews: [UIView(), UIView()])
        XCTAssertEqual((shelf as UIView).boards(), shelf.arrangedSubviews.reversed())
    }

    func testTheDelegateDecides() {
        let (shelf, keeper, guest) = (Shelf(), ShelfKeeper(), Guest())
        shelf.delegate = keeper
        let view = UIView()
        XCTAssertFalse(shelf.place(view))
        view.tag = 1
        XCTAssertTrue(shelf.place(view))
        XCTAssertEqual(keeper.placed, [view])
        shelf.delegate = guest
        XCTAssertTrue(shelf.place(UIView()))
        let miser = Miser()
        shelf.delegate = miser
        XCTAssertFalse(shelf.place(view))
    }

    func testObserversOfAnOverrideRun() {
        let shelf = Shelf()
        shelf.isHidden = true
        shelf.isHidden = true
        (shelf as UIView).isHidden = false
        XCTAssertEqual(shelf.changes, 2)
    }

    func testFulfillIsAFunction() {
        let done = expectation(description: "done")
        DispatchQueue.main.async(execute: done.fulfill)
        wait(for: [done], timeout: 5)
        XCTAssertTrue(type(of: done) === XCTestExpectation.self)
    }

    func testFoundationHasNetworks() {
        XCTAssertEqual(URLRequest(url: URL(fileURLWithPath: "/a")).url?.path, "/a")
    }
}
