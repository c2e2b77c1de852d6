import Foundation
import Testing

@testable import QuartzCore

extension LayerTests {
    /// Tests frames that the main queue makes in real time. A test keeps its device the current one, because tests of
    /// other suites run meanwhile.
    @Suite @MainActor struct MainQueueFramesTests {
        private let device = Device()

        /// Waits until a condition holds, in turns that leave the main queue to others.
        private func wait(until condition: () -> Bool) async {
            while !condition() {
                device.makeCurrent()
                await Task.yield()
                try? await Task.sleep(for: .milliseconds(2))
            }
        }

        @Test func comeWhileATestWaits() async {
            device.runByMainQueue()
            var isDue = false
            device.clock.schedule(after: 0.05) { isDue = true }
            await wait { isDue }
            #expect(device.clock.now >= 0.05 - 1e-9)
        }

        @Test func comeOneAfterTheOtherWhileSomethingMoves() async {
            device.runByMainQueue()
            var times: [Double] = []
            device.clock.commit = { [unowned device] in times.append(device.clock.now) }
            var isDue = false
            device.clock.schedule(after: 0.1) { isDue = true }
            await wait { isDue }
            #expect(times.count >= 2 && times == times.sorted() && Set(times).count == times.count)
        }

        @Test func comeForTimersThatWait() async {
            device.runByMainQueue()
            var isDue = false
            device.clock.schedule(after: 0.05, isPassive: true) { isDue = true }
            #expect(!device.clock.needsFrame)
            await wait { isDue }
            #expect(device.clock.now >= 0.05 - 1e-9)
        }

        @Test func waitForTheDeviceToBeCurrent() async {
            device.runByMainQueue()
            var isDue = false
            device.clock.schedule(after: 0) { isDue = true }
            Device().makeCurrent()
            #expect(!isDue)
            await wait { isDue }
        }

        @Test func alsoLeaveTimeForIdleWork() async {
            device.runByMainQueue()
            var turns = 0
            device.clock.idle.add(for: device) {
                turns += 1
                return turns < 3
            }
            await wait { turns == 3 }
            #expect(!device.clock.idle.isWaiting)
        }

        @Test func endWhenAHostTakesOver() async throws {
            device.runByMainQueue()
            var frames = 0
            device.clock.commit = { frames += 1 }
            device.clock.setNeedsFrame()
            (device.clock.demand, device.clock.wake, device.clock.idle.demand) = ({}, { _ in }, {})
            device.makeCurrent()
            try await Task.sleep(for: .milliseconds(60))
            #expect(frames == 0)
        }
    }
}
