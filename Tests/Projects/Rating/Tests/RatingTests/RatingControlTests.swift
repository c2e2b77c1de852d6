import UIKit
import XCTest

@testable import Rating

final class RatingControlTests: XCTestCase {
    private var changes = 0

    @objc private func ratingDidChange(_ sender: RatingControl) {
        changes += sender.rating
    }

    func testAButtonSetsTheRating() {
        let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        control.addTarget(self, action: #selector(ratingDidChange), for: .valueChanged)
        let buttons = control.subviews.first?.subviews.compactMap { $0 as? UIButton } ?? []
        XCTAssertEqual(buttons.count, 5)
        buttons[2].sendActions(for: .touchUpInside)
        XCTAssertEqual(control.rating, 3)
        XCTAssertEqual(changes, 3)
        XCTAssertEqual(buttons.map(\.isSelected), [true, true, true, false, false])
        XCTAssertEqual(control.value(forKey: "rating") as? Int, 3)
    }

    func testItsButtonsAreEquallyWide() {
        let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        control.layoutIfNeeded()
        let widths = control.subviews.first?.subviews.map(\.frame.width) ?? []
        XCTAssertEqual(widths, [40, 40, 40, 40, 40])
    }
}
