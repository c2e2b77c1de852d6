import Foundation
import Testing

@testable import ObjectRuntime

@Suite struct TimerSelectorsTests {
    @Test func aTimerCallsItsTarget() {
        let counter = LoudCounter()
        let timer = Timer(timeInterval: 60, target: counter, selector: "shout:", userInfo: nil, repeats: true)
        timer.fire()
        timer.fire()
        #expect(counter.count == 2000)
        timer.invalidate()
        timer.fire()
        #expect(counter.count == 2000)
    }

    @Test func aScheduledTimerRunsOnTheRunLoop() {
        let counter = LoudCounter()
        let timer = Timer.scheduledTimer(
            timeInterval: 0,
            target: counter,
            selector: "increase",
            userInfo: "info",
            repeats: false
        )
        #expect(timer.userInfo as? String == "info")
        _ = RunLoop.current.run(mode: .default, before: .distantFuture)
        #expect(counter.count == 100 && !timer.isValid)
    }
}
