import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

@Suite struct ScrollAnimationTests {
    @Test func sentElsewhereItKeepsPlaceAndVelocity() {
        var random = SeededGenerator(seed: 7)
        var animation = ScrollAnimation(from: .zero, at: 0)
        animation.send(to: CGPoint(x: 0, y: 1000), at: 0, duration: 0.3)
        var time = 0.0
        for turn in 0..<30 {
            time += Double.random(in: 0.01...0.2, using: &random)
            let (place, velocity) = (animation.offset(at: time), animation.velocity(at: time))
            let target = CGPoint(x: 0, y: CGFloat.random(in: -2000...2000, using: &random))
            if turn % 3 == 0, !animation.isOver(at: time) {
                animation.redirect(to: target, at: time)
            } else {
                animation.send(to: target, at: time, duration: 0.3)
            }
            #expect(abs(animation.offset(at: time).y - place.y) < 1e-6, "turn \(turn)")
            #expect(abs(animation.velocity(at: time).y - velocity.y) < 1e-6, "turn \(turn)")
            #expect(animation.target == target)
        }
        #expect(animation.isOver(at: time + 0.3))
        #expect(animation.offset(at: time + 0.3) == animation.target)
    }

    @Test(arguments: 0..<20)
    func aTargetThatTurnsOutToBeElsewhereIsReachedWithoutGoingPastIt(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var animation = ScrollAnimation(from: .zero, at: 0)
        var target: CGFloat = 10_000
        animation.send(to: CGPoint(x: 0, y: target), at: 0, duration: 0.3)
        var last: CGFloat = 0
        for frame in 1...18 {
            let time = Double(frame) / 60
            let now = animation.offset(at: time).y
            #expect(now >= last - 1e-6 && now <= target + 1e-6, "seed \(seed), frame \(frame)")
            last = now
            // The target is still ahead of the position.
            target = now + CGFloat.random(in: 0...12_000, using: &random)
            animation.stretch(to: CGPoint(x: 0, y: target), at: time)
            #expect(frame == 18 || abs(animation.offset(at: time).y - now) < 1e-6, "seed \(seed), frame \(frame)")
        }
        #expect(animation.isOver(at: 0.3) && animation.offset(at: 0.3).y == target)
    }

    @Test func movedUnderItGoesOnTheSameWay() {
        var animation = ScrollAnimation(from: .zero, at: 0)
        animation.send(to: CGPoint(x: 0, y: 100), at: 0, duration: 0.3)
        let (place, velocity) = (animation.offset(at: 0.1), animation.velocity(at: 0.1))
        animation.shift(by: CGPoint(x: 0, y: 25))
        #expect(abs(animation.offset(at: 0.1).y - place.y - 25) < 1e-9)
        #expect(animation.velocity(at: 0.1) == velocity)
        #expect(animation.target.y == 125)
    }
}
