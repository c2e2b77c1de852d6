import DisplayList
import Foundation

@testable import QuartzCore

/// Steps the shared clock for a test. Tests of layers share it with all that show screens, so they
/// run on the main actor, and await nothing.
@MainActor
struct TestClock {
    /// Readies drawing. The clock goes on from wherever other tests of the process left it: some have a screen on it.
    static func start() {
        initializeDisplayList()
    }

    /// Makes frames, 60 a second, until `seconds` have gone.
    static func advance(by seconds: Double) {
        let end = FrameClock.shared.now + seconds
        while FrameClock.shared.now < end - 1e-9 {
            FrameClock.shared.tick(to: min(FrameClock.shared.now + 1 / 60, end))
        }
    }
}
