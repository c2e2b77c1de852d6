import DisplayList
import Foundation

@testable import QuartzCore

/// Steps the shared clock for a test. Tests of layers share it with all tests that show screens, so
/// they run on the main actor and don't await.
@MainActor
struct TestClock {
    /// Prepares drawing. The clock continues from the time at which other tests of the process left it,
    /// because some of them have a screen on it.
    static func start() {
        initializeDisplayList()
    }

    /// Makes 60 frames per second until `seconds` have passed.
    static func advance(by seconds: Double) {
        let end = Device.current.clock.now + seconds
        while Device.current.clock.now < end - 1e-9 {
            Device.current.clock.tick(to: min(Device.current.clock.now + 1 / 60, end))
        }
    }
}
