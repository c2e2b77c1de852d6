import DisplayList
import Foundation

@testable import QuartzCore

/// The clock of a device that a test has for itself.
///
/// The tests that use it run on the main actor, start it themselves and don't await: the testing library suspends
/// between the creation of a suite and its test, and tests with other screens run meanwhile.
@MainActor
struct TestClock {
    /// Prepares drawing, and makes a new device current, whose time is 0.
    static func start() {
        initializeDisplayList()
        Device().makeCurrent()
    }

    /// Makes 60 frames per second until `seconds` have passed.
    static func advance(by seconds: Double) {
        let end = Device.current.clock.now + seconds
        while Device.current.clock.now < end - 1e-9 {
            Device.current.clock.tick(to: min(Device.current.clock.now + 1 / 60, end))
        }
    }
}
