import XCTest

@testable import Compass

final class CompassTests: XCTestCase {
    func testAngles() {
        let compass = Compass(frame: .zero)
        compass.degrees = 370
        XCTAssertEqual(compass.degrees, 10)
    }
}
