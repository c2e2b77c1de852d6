import Foundation
import Motion
import SeededRandom
import Testing

@Suite struct AdditiveMotionTests {
    /// Returns a curve that starts at rest. Springs run until they have settled to full precision.
    private func smoothCurve(_ random: inout SeededGenerator) -> (curve: TimingCurve, duration: Double) {
        if Bool.random(using: &random) { return (.easeInOut, random.double(0.1...1)) }
        return (.spring(Spring(stiffness: random.double(300...900), damping: random.double(30...90))), 12)
    }

    @Test(arguments: UInt64(1)...40) func retargetingKeepsPlaceAndVelocity(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var motion = AdditiveMotion(CGPoint(x: 10, y: 20))
        var now = 0.0
        for _ in 0..<25 {
            now += random.double(0...0.4)
            let (value, velocity) = (motion.value(at: now), motion.velocity(at: now))
            let target = CGPoint(x: random.double(-500...500), y: random.double(-500...500))
            let (curve, duration) = smoothCurve(&random)
            let delay = Bool.random(using: &random) ? 0 : random.double(0...0.2)
            motion.set(target, at: now, duration: duration, delay: delay, curve: curve)
            #expect(motion.model == target)
            #expect(motion.value(at: now).subtracting(value).norm < 1e-9, "seed \(seed) at \(now)")
            #expect(motion.velocity(at: now).subtracting(velocity).norm < 1e-9, "seed \(seed) at \(now)")
            if Bool.random(using: &random) {
                let (later, before) = (now + 0.1, motion)
                motion.prune(at: now)
                #expect(motion.value(at: later) == before.value(at: later), "seed \(seed) at \(now)")
            }
        }
        // Neither the position nor the velocity jumps: both change by no more than the next derivative permits.
        let step = 1e-5
        for _ in 0..<200 {
            let time = random.double(0...now)
            let jump = motion.value(at: time + step).subtracting(motion.value(at: time)).norm
            #expect(jump < 1e5 * step, "seed \(seed) at \(time)")
            let kink = motion.velocity(at: time + step).subtracting(motion.velocity(at: time)).norm
            #expect(kink < 1e8 * step, "seed \(seed) at \(time)")
        }
        #expect(!motion.isSettled(at: now) && motion.isSettled(at: now + 13), "seed \(seed)")
        #expect(motion.value(at: now + 13) == motion.model, "seed \(seed)")
        motion.prune(at: now + 13)
        #expect(motion.animations.isEmpty, "seed \(seed)")
    }

    @Test(arguments: UInt64(1)...20) func velocityIsTheDerivative(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var motion = AdditiveMotion(0.0)
        for start in [0, 0.1, 0.3] {
            let (curve, duration) = smoothCurve(&random)
            motion.set(random.double(-100...100), at: start, duration: duration + 1, curve: curve)
        }
        for step in 1...10 {
            let time = 0.35 + Double(step) / 20
            let difference = derivative(at: time, of: motion.value(at:))
            #expect(abs(motion.velocity(at: time) - difference) < 1e-4, "seed \(seed) at \(time)")
        }
    }

    @Test(arguments: UInt64(1)...40) func turnsAboutAnyAxesOverlapWithoutAJump(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var motion = AdditiveMotion(TransformComponents.identity)
        var now = 0.0
        for _ in 0..<10 {
            now += random.double(0...0.3)
            let before = Matrix4(motion.value(at: now))
            let (soon, step) = (now + 1e-6, 1e-6)
            let velocity = Matrix4(motion.value(at: soon)).subtracting(before).scaled(by: 1 / step)
            let (curve, duration) = smoothCurve(&random)
            let target = TransformComponents(rotation: random.vector(-1.7...1.7))
            motion.set(target, at: now, duration: duration, curve: curve)
            let after = Matrix4(motion.value(at: now))
            #expect(after.subtracting(before).norm < 1e-12, "seed \(seed) at \(now)")
            let newVelocity = Matrix4(motion.value(at: soon)).subtracting(after).scaled(by: 1 / step)
            #expect(newVelocity.subtracting(velocity).norm < 0.01, "seed \(seed) at \(now)")
        }
        #expect(Matrix4(motion.value(at: now + 13)).subtracting(Matrix4(motion.model)).norm < 1e-12)
    }

    @Test func aQuarterTurnKeepsItsSizeHalfWay() {
        var motion = AdditiveMotion(TransformComponents.identity)
        motion.set(TransformComponents(rotation: [0, 0, .pi / 2]), at: 0, duration: 1, curve: .linear)
        let half = Matrix4(motion.value(at: 0.5))
        #expect(abs(half.row1.x - 0.5.squareRoot()) < 1e-12 && abs(half.row1.y - 0.5.squareRoot()) < 1e-12)
        #expect(abs(motion.velocity(at: 0.5).rotation.z - .pi / 2) < 1e-9)
    }

    @Test func aDelayHoldsTheOldValue() {
        var motion = AdditiveMotion(5.0)
        motion.set(15, at: 1, duration: 2, delay: 3, curve: .linear)
        #expect(motion.value(at: 1) == 5 && motion.value(at: 4) == 5 && motion.velocity(at: 2) == 0)
        #expect(abs(motion.value(at: 5) - 10) < 1e-12 && motion.value(at: 6) == 15)
        #expect(!motion.isSettled(at: 5.9) && motion.isSettled(at: 6))
    }

    @Test func changesWithoutDurationLeaveOthersRunning() {
        var motion = AdditiveMotion(0.0)
        motion.set(10, at: 0, duration: 1, curve: .linear)
        motion.set(110, at: 0.5, duration: 0, curve: .linear)
        #expect(motion.animations.count == 1 && abs(motion.value(at: 0.5) - 105) < 1e-12)
        motion.set(210)
        #expect(abs(motion.value(at: 0.5) - 205) < 1e-12)
        motion.removeAllAnimations()
        #expect(motion.value(at: 0.5) == 210)
    }

    @Test func goingNowhereTakesNoTime() {
        var motion = AdditiveMotion(7.0)
        motion.set(7, at: 0, duration: 1, curve: .easeInOut)
        #expect(motion.isSettled(at: 0))
    }
}
