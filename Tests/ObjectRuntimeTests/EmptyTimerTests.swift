import Foundation
import ObjectRuntime
import Testing

/// Timers without arguments, which stand where a timer is set later.
@Suite struct EmptyTimerTests {
    @Test func neverFire() {
        let timer = Timer()
        #expect(!timer.isValid)
        #expect(Timer(timeInterval: 1, repeats: true) { _ in }.isValid)
    }
}
