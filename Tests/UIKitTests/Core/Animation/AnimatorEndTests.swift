import QuartzCore
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that animators and animations end, wherever they continue from and whatever their times are.
    @Suite @MainActor final class AnimatorEnds {
        private lazy var stage = BoxStage()
        private var screen: TestScreen { stage.screen }
        private var box: UIView { stage.box }
        private var ends: [UIViewAnimatingPosition] = []

        private func makeAnimator() -> UIViewPropertyAnimator {
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [box] in
                box.alpha = 0
                box.center.x = 200
            }
            animator.addCompletion { [weak self] in self?.ends.append($0) }
            return animator
        }

        private func expectEnd(of animator: UIViewPropertyAnimator, at position: UIViewAnimatingPosition) {
            screen.settle(timeout: 3)
            #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
            #expect(ends == [position])
            #expect(box.center.x == (position == .end ? 200 : 10) && box.alpha == (position == .end ? 0 : 1))
            #expect(box.layer.animationKeys() == nil && !screen.isMoving)
        }

        private nonisolated static let cases: [(CGFloat, CGFloat, Bool)] = [0, 0.5, 1].flatMap { fraction in
            [0, 0.5, 1].flatMap { factor in [(fraction, factor, false), (fraction, factor, true)] }
        }

        /// A drawer that was dragged to an end and is let go does this.
        @Test(arguments: cases)
        func oneThatIsScrubbedContinuesToItsEnd(fraction: CGFloat, factor: CGFloat, isReversed: Bool) {
            let animator = makeAnimator()
            animator.startAnimation()
            screen.advance(by: 0.1)
            animator.pauseAnimation()
            animator.fractionComplete = fraction
            animator.isReversed = isReversed
            animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
            expectEnd(of: animator, at: isReversed ? .start : .end)
        }

        @Test(arguments: cases)
        func oneThatIsReversedAndScrubbedContinuesToItsStart(fraction: CGFloat, factor: CGFloat, hasTiming: Bool) {
            let animator = makeAnimator()
            animator.pauseAnimation()
            animator.isReversed = true
            animator.fractionComplete = fraction
            let timing = hasTiming ? UISpringTimingParameters(dampingRatio: 0.5) : nil
            animator.continueAnimation(withTimingParameters: timing, durationFactor: factor)
            expectEnd(of: animator, at: .start)
        }

        @Test(arguments: [1, 2])
        func oneThatHasNotStartedContinues(times: Int) {
            let animator = makeAnimator()
            for _ in 0..<times {
                animator.pauseAnimation()
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            }
            expectEnd(of: animator, at: .end)
        }

        @Test func oneThatWaitsIsPausedReversedAndScrubbed() {
            let animator = makeAnimator()
            animator.startAnimation(afterDelay: 0.2)
            animator.pauseAnimation()
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            animator.isReversed.toggle()
            animator.pauseAnimation()
            animator.fractionComplete = 1
            animator.startAnimation()
            expectEnd(of: animator, at: .start)
        }

        /// A drawer that takes the last point in its own time and is caught again isn't slow on its way back.
        @Test func oneThatTurnsJustBeforeItsEndGoesBackAtItsOwnPace() {
            let animator = makeAnimator()
            animator.fractionComplete = 0.999_999_9
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
            animator.isReversed = true
            expectEnd(of: animator, at: .start)
        }

        /// A drawer with no way to go divides by it.
        @Test(arguments: [CGFloat.nan, .infinity, -.infinity], [true, false])
        func fractionsAreNumbers(fraction: CGFloat, isLinear: Bool) {
            let animator = makeAnimator()
            animator.scrubsLinearly = isLinear
            animator.fractionComplete = fraction
            #expect(animator.fractionComplete == (fraction == .infinity ? 1 : 0))
            animator.continueAnimation(withTimingParameters: nil, durationFactor: .nan)
            expectEnd(of: animator, at: .end)
        }

        @Test(arguments: [TimeInterval.nan, -1, 0])
        func timesAreNumbers(time: TimeInterval) {
            var told: [String] = []
            UIView.animate(withDuration: time, delay: time) { [box] in
                box.center.x = 50
            } completion: {
                told.append("block \($0)")
            }
            UIView.animate(
                withDuration: 0.1,
                delay: time,
                usingSpringWithDamping: 0.5,
                initialSpringVelocity: CGFloat(time)
            ) { [box] in
                box.center.x = 60
            } completion: {
                told.append("spring \($0)")
            }
            UIView.animateKeyframes(withDuration: 0.1, delay: 0) { [box] in
                UIView.addKeyframe(withRelativeStartTime: time, relativeDuration: time) { box.alpha = 0.5 }
            } completion: {
                told.append("keyframes \($0)")
            }
            let animator = UIViewPropertyAnimator(duration: time, curve: .easeIn) { [box] in box.center.x = 90 }
            animator.addAnimations({ [box] in box.center.y = 70 }, delayFactor: CGFloat(time))
            animator.addCompletion { told.append("animator \($0.rawValue)") }
            animator.startAnimation(afterDelay: time)
            screen.settle(timeout: 2)
            #expect(told.sorted() == ["animator 0", "block true", "keyframes true", "spring true"])
            #expect(box.center == CGPoint(x: 90, y: 70) && box.layer.animationKeys() == nil)
        }

        @Test(arguments: [Double.nan, -1, 0])
        func explicitAnimationsEnd(time: Double) {
            for (index, change) in Self.timings.enumerated() {
                let animation = CABasicAnimation(keyPath: "position.x")
                (animation.fromValue, animation.toValue, animation.duration) = (10, 50, 0.1)
                change(animation, time)
                // The transaction is on the device of the screen, which each call makes the current one.
                screen.advance(by: 0)
                CATransaction.begin()
                CATransaction.setAnimationDuration(time)
                box.layer.add(animation, forKey: "key \(index)")
                CATransaction.commit()
                screen.advance(by: 0.05)
                #expect(box.layer.presentation()?.position.x.isFinite == true)
                // A time that stands still is no time that ends.
                if animation.speed == 0 { box.layer.removeAllAnimations() }
                screen.settle(timeout: 2)
                #expect(box.layer.animationKeys() == nil, "timing \(index)")
            }
        }

        private static let timings: [@MainActor (CABasicAnimation, Double) -> Void] = [
            { $0.duration = $1 }, { $0.beginTime = $1 }, { $0.timeOffset = $1 }, { $0.speed = Float($1) },
            { $0.repeatCount = Float($1) }, { $0.repeatDuration = $1 },
            { ($0.duration, $0.repeatCount) = ($1, .infinity) }, { ($0.duration, $0.repeatDuration) = ($1, 0.2) },
        ]

        @Test func aSpringWithAVelocityForEachAxisGoesBackOnce() {
            let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 0))
            let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
            animator.addAnimations { [box] in box.center = CGPoint(x: 20, y: 40) }
            animator.startAnimation()
            screen.advance(by: 0.1)
            animator.isReversed = true
            screen.settle()
            #expect(box.center == CGPoint(x: 10, y: 10))
        }

        @Test func aTransitionThatIsPausedMakesNoFrames() {
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [box] in
                UIView.transition(with: box, duration: 0.5, options: .transitionCrossDissolve) {
                    box.backgroundColor = .red
                }
            }
            animator.startAnimation()
            screen.advance(by: 0.2)
            animator.pauseAnimation()
            screen.settle(timeout: 1)
            #expect(!screen.isMoving)
            animator.stopAnimation(true)
        }

        @Test func aViewHasTheColorThatItsAnimatorLeaves() {
            let (black, white) = (UIColor(white: 0, alpha: 1), UIColor(white: 1, alpha: 1))
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [box] in box.backgroundColor = black
            }
            animator.pauseAnimation()
            box.backgroundColor = white
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
            #expect(box.layer.backgroundColor == black.cgColor && box.backgroundColor?.cgColor == black.cgColor)
        }

        /// A block in a layer with a time of its own begins when it is added.
        @Test func aBlockInASlowLayerBeginsAtOnce() {
            screen.advance(by: 3)
            box.layer.speed = 0.5
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { [box] in box.center.x = 110 }
            screen.advance(by: 0.5)
            #expect(abs((box.layer.presentation()?.position.x ?? 0) - 60) < 0.01)
            screen.settle(timeout: 1)
            #expect(box.layer.animationKeys() == nil)
        }

        /// A block inside one that is added later doesn't begin before it.
        @Test func aNestedBlockThatIsAddedLaterMovesNothing() {
            let animator = makeAnimator()
            animator.fractionComplete = 0.5
            animator.addAnimations { [box] in UIView.animate(withDuration: 0.1) { box.center.y = 110 } }
            #expect(box.layer.presentation()?.position.y == 10)
            animator.startAnimation()
            expectEnd(of: animator, at: .end)
            #expect(box.center.y == 110)
        }

        /// A block that begins at the very end changes nothing before.
        @Test func aBlockThatBeginsAtTheEndWaitsForIt() {
            let animator = makeAnimator()
            animator.addAnimations({ [box] in box.center.y = 100 }, delayFactor: 1)
            animator.startAnimation()
            screen.advance(by: 0.4)
            #expect(box.layer.presentation()?.position.y == 10)
            screen.settle()
            #expect(box.layer.presentation()?.position.y ?? box.center.y == 100)
        }
    }
}
