import Testing

@testable import DesktopHost

@MainActor struct MainLoopIdleTests {
    @Test func idleTimeIsServedUntilNothingIsLeftToDo() {
        var turns = 0
        MainLoop.shared.serveIdleTime {
            turns += 1
            return turns < 3
        }
        // Something is ready as long as there are turns left, so no step waits.
        for _ in 0..<100 where turns < 3 { MainLoop.shared.step() }
        #expect(turns == 3)
    }
}
