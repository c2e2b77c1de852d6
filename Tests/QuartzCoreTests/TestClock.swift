import Foundation

@testable import QuartzCore

/// Steps the shared clock for a test. Tests of layers share it, so they run one after another.
struct TestClock {
    /// Makes frames, 60 a second, until `seconds` have gone.
    static func advance(by seconds: Double) {
        let end = FrameClock.shared.now + seconds
        while FrameClock.shared.now < end - 1e-9 {
            FrameClock.shared.tick(to: min(FrameClock.shared.now + 1 / 60, end))
        }
    }
}
