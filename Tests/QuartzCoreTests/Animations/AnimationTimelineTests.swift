import Foundation
import Motion
import SeededRandom
import Testing

@testable import QuartzCore

extension LayerTests {
    /// Tests time lines, which need no clock but the times that they are given.
    @Suite @MainActor struct Timelines {
        @Test(arguments: 0..<20 as Range<UInt64>)
        func nothingButSeekingEverJumps(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let curves: [TimingCurve] = [
                .linear, .easeInOut, .easeIn, .spring(Spring(dampingRatio: 0.4, duration: 2)),
                .cubic(CubicCurve(0.3, 1.6, 0.6, -0.5)),
            ]
            let line = AnimationTimeline(duration: 2, curve: curves[Int.random(in: 0..<curves.count, using: &random)])
            var now = 0.0
            line.run(at: now)
            for step in 0..<60 {
                now += Double.random(in: 0...0.2, using: &random)
                let (before, remaining) = (line.progress(at: now), line.remaining(at: now))
                #expect(remaining >= -1e-9)
                switch Int.random(in: 0..<6, using: &random) {
                case 0: line.pause(at: now)
                case 1: line.run(at: now)
                case 2: line.run(at: now, rate: Double.random(in: 0.2...3, using: &random))
                case 3: line.reverse(!line.isReversed, at: now)
                case 4:
                    line.run(at: now, curve: curves[Int.random(in: 0..<curves.count, using: &random)], duration: 1)
                default: break
                }
                #expect(abs(line.progress(at: now) - before) < 1e-9, "seed \(seed), step \(step)")
            }
            line.run(at: now)
            let end = now + line.remaining(at: now)
            #expect(abs(line.progress(at: end) - (line.isReversed ? 0 : 1)) < 1e-9, "seed \(seed)")
        }

        @Test func theTimeOfAProgressIsTheFirstThatHasIt() {
            for curve in [TimingCurve.linear, .easeIn, .easeInOut, .spring(Spring(dampingRatio: 0.3, duration: 3))] {
                let line = AnimationTimeline(duration: 3, curve: curve)
                var last = 0.0
                for progress in stride(from: 0, through: 0.99, by: 0.01) {
                    let time = line.time(ofProgress: progress)
                    #expect(abs(curve.progress(at: time, duration: 3) - progress) < 1e-6)
                    #expect(time >= last)
                    last = time
                }
                #expect(line.time(ofProgress: 1) == 3)
            }
        }

        @Test func aDetourThatOvershootsIsSeen() {
            let line = AnimationTimeline(duration: 1, curve: .linear)
            line.seek(to: 0.5, at: 0)
            line.run(at: 0, curve: .spring(Spring(dampingRatio: 0.2, duration: 2)), duration: 2)
            let highest = (0..<200).map { line.progress(at: Double($0) / 100) }.max() ?? 0
            #expect(highest > 1.2)
            #expect(line.localTime(at: 0.4) <= 1)
        }
    }
}
