import Motion
import Testing

@Suite struct ManualClockTests {
    @Test func theClockMovesOnlyWhenMoved() {
        let clock = ManualClock(now: 5)
        let seen: any MotionClock = clock
        #expect(seen.now == 5)
        clock.advance(by: 0.5)
        clock.advance(by: 0)
        #expect(seen.now == 5.5)
        clock.advance(to: 8)
        #expect(seen.now == 8)
    }

    #if !os(iOS)
        @Test func theClockRefusesToGoBack() async {
            await #expect(processExitsWith: .failure) { ManualClock(now: 5).advance(to: 4) }
            await #expect(processExitsWith: .failure) { ManualClock(now: 5).advance(by: -1) }
        }
    #endif
}
