import SeededRandom
import UIKit

/// The timing of a property animator.
package enum FuzzedTiming: Codable, Sendable {
    /// The raw value of a standard curve.
    case curve(Int)
    /// The damping ratio in percent, and the initial velocity in distances per second.
    case ratio(Int, velocity: Int)
    case physical(stiffness: Int, damping: Int, velocity: Int)
    /// The duration in milliseconds and the bounce in percent.
    case bounce(Int, percent: Int)

    init(using generator: inout SeededGenerator) {
        switch generator.below(8) {
        case 0...4: self = .curve(generator.below(4))
        case 5: self = .ratio([5, 40, 100, 200][generator.below(4)], velocity: generator.below(20) - 10)
        case 6:
            self = .physical(
                stiffness: 200 + generator.below(400),
                damping: 15 + generator.below(40),
                velocity: generator.below(20) - 10
            )
        default: self = .bounce(generator.below(500), percent: generator.below(180) - 90)
        }
    }

    @MainActor var parameters: any UITimingCurveProvider {
        switch self {
        case .curve(let number): UICubicTimingParameters(animationCurve: .init(rawValue: number % 4) ?? .linear)
        case .ratio(let percent, let velocity):
            UISpringTimingParameters(
                dampingRatio: CGFloat(percent) / 100,
                initialVelocity: CGVector(dx: velocity, dy: velocity / 2)
            )
        case .physical(let stiffness, let damping, let velocity):
            UISpringTimingParameters(
                mass: 1,
                stiffness: CGFloat(stiffness),
                damping: CGFloat(damping),
                initialVelocity: CGVector(dx: velocity, dy: velocity)
            )
        case .bounce(let milliseconds, let percent):
            UISpringTimingParameters(duration: Double(milliseconds) / 1000, bounce: CGFloat(percent) / 100)
        }
    }
}

/// A call of a property animator. One that the state of the animator forbids isn't made.
package enum AnimatorCall: Codable, Sendable {
    case start
    /// The delay in milliseconds.
    case startAfter(Int)
    case pause
    /// The fraction in percent, or `nil` for the quotient of two zeros.
    case fraction(Int?)
    case reverse
    /// Continues with a factor in percent.
    case go(FuzzedTiming?, factor: Int)
    case stop(Bool)
    /// The raw value of the position.
    case finish(Int)
    /// Adds changes with a delay factor in percent.
    case add([AnimatedChange], delay: Int)
    case addBlock(AnimationBlock)
    case addCompletion(AnimatorReaction?)
    case scrubLinearly(Bool)
    case pauseAtEnd(Bool)

    init(using generator: inout SeededGenerator) {
        let percent = [0, 0, 100, 100, 50, 33, 99, 1, -20, 140][generator.below(10)]
        switch generator.below(24) {
        case 0..<3: self = .start
        case 3: self = .startAfter([0, 10, 100, 300][generator.below(4)])
        case 4..<7: self = .pause
        case 7..<10: self = .fraction(generator.below(10) == 0 ? nil : percent)
        case 10, 11: self = .reverse
        case 12..<16:
            self = .go(generator.below(3) == 0 ? FuzzedTiming(using: &generator) : nil, factor: max(percent, 0))
        case 16, 17: self = .stop(generator.below(2) == 0)
        case 18: self = .finish(generator.below(3))
        case 19: self = .add(AnimatedChange.list(using: &generator), delay: percent)
        case 20: self = .addBlock(AnimationBlock(using: &generator))
        case 21: self = .addCompletion(generator.below(2) == 0 ? AnimatorReaction(using: &generator) : nil)
        case 22: self = .scrubLinearly(generator.below(2) == 0)
        default: self = .pauseAtEnd(generator.below(2) == 0)
        }
    }

    /// Whether the call may move what is on the screen.
    var moves: Bool {
        switch self {
        case .fraction, .finish: true
        case .addBlock(let block): !block.beginsInPlace
        default: false
        }
    }
}

/// An action of a completion.
package enum AnimatorReaction: Codable, Sendable {
    case animate(AnimationBlock)
    indirect case call(Int, AnimatorCall)
    case removeAnimations(Int)
    case removeView(Int)

    init(using generator: inout SeededGenerator) {
        switch generator.below(6) {
        case 0, 1: self = .animate(AnimationBlock(using: &generator))
        case 2: self = .removeAnimations(generator.below(3))
        case 3: self = .removeView(generator.below(3))
        default:
            let call: AnimatorCall =
                switch generator.below(5) {
                case 0: .start
                case 1: .pause
                case 2: .add(AnimatedChange.list(using: &generator), delay: 0)
                case 3: .stop(true)
                default: .go(nil, factor: 50)
                }
            self = .call(generator.below(2), call)
        }
    }
}
