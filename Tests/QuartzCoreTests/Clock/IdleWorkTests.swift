import Testing

@testable import QuartzCore

extension LayerTests {
    /// Tests work for the time in which nothing moves.
    @Suite @MainActor struct IdleWorkTests {
        private final class Owner {}

        private final class Log {
            var demands = 0
            var turns: [Int] = []
        }

        private func makeClock(_ log: Log) -> FrameClock {
            let clock = FrameClock()
            clock.idle.demand = { log.demands += 1 }
            return clock
        }

        @Test func itIsAskedForOnceAndRunsUntilItIsDone() {
            let (log, owner) = (Log(), Owner())
            let clock = makeClock(log)
            for _ in 0..<3 {
                clock.idle.add(for: owner) {
                    log.turns.append(log.turns.count)
                    return log.turns.count < 4
                }
            }
            #expect(log.demands == 1 && clock.idle.isWaiting)
            var calls = 1
            while clock.idle.runTurn() { calls += 1 }
            #expect(calls == 4 && log.turns == [0, 1, 2, 3])
            #expect(!clock.idle.isWaiting && log.demands == 1)
            #expect(!clock.idle.runTurn() && log.turns.count == 4)
            clock.idle.add(for: owner) { false }
            #expect(log.demands == 2)
        }

        @Test func framesComeFirst() {
            let (log, owner) = (Log(), Owner())
            let clock = makeClock(log)
            clock.setNeedsFrame()
            clock.idle.add(for: owner) {
                log.turns.append(0)
                // Shows the changes that the work made.
                clock.setNeedsFrame()
                return true
            }
            #expect(log.demands == 0 && !clock.idle.runTurn() && log.turns.isEmpty)
            clock.tick(to: 1)
            #expect(log.demands == 1)
            #expect(!clock.idle.runTurn() && log.turns.count == 1)
            #expect(log.demands == 1 && clock.idle.isWaiting)
            clock.tick(to: 2)
            #expect(log.demands == 2)
        }

        @Test func theOldestWorkIsFirstAndALateHostIsAsked() {
            let log = Log()
            let owners = [Owner(), Owner()]
            let clock = FrameClock()
            for (number, owner) in owners.enumerated() {
                clock.idle.add(for: owner) {
                    log.turns.append(number)
                    return log.turns.count < 3
                }
            }
            clock.idle.demand = { log.demands += 1 }
            #expect(log.demands == 1)
            while clock.idle.runTurn() {}
            #expect(log.turns == [0, 0, 0, 1])
        }
    }
}
