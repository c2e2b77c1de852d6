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
                case 2: line.run(at: now, over: Double.random(in: 0...3, using: &random))
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

        /// A line without a way to go has a time at which it is over.
        @Test(arguments: [0, 0.5, 2], [false, true])
        func aLineAtItsEndEnds(seconds: Double, isReversed: Bool) {
            let line = AnimationTimeline(duration: 2, curve: .easeInOut)
            line.reverse(isReversed, at: 0)
            line.seek(to: isReversed ? 0 : 2, at: 0)
            line.run(at: 1, over: seconds)
            #expect(line.remaining(at: 1) == seconds)
            #expect(line.remaining(at: 1 + seconds) == 0)
            #expect(line.progress(at: 1 + seconds / 2) == (isReversed ? 0 : 1))
            line.reverse(!isReversed, at: 1)
            #expect(line.remaining(at: 1) == 2, "the way back takes as long as the line")
        }

        @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude])
        func everyTimeThatAClientGivesHasAnEnd(time: Double) {
            let line = AnimationTimeline(duration: time, curve: .easeInOut)
            line.run(at: 0, over: time)
            #expect(line.remaining(at: 0).isFinite && line.progress(at: 1e10) == 1)
            line.seek(to: time, at: 1)
            #expect(line.localTime(at: 1).isFinite && line.remaining(at: 1).isFinite)
            line.run(at: 2, curve: .linear, duration: time)
            #expect(line.progress(at: 3).isFinite && line.remaining(at: 3).isFinite)
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
