import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor final class PropertyAnimators {
        private lazy var stage = BoxStage()
        private var screen: TestScreen { stage.screen }
        private var box: UIView { stage.box }

        private var shownX: CGFloat { box.layer.presentation()?.position.x ?? .nan }

        private func isShown(_ x: CGFloat) -> Bool { abs(shownX - x) < 1e-4 }

        /// Returns an animator that moves the box from 10 to 110 in two seconds.
        private func makeAnimator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
            UIViewPropertyAnimator(duration: 2, curve: curve) { [box] in box.center.x = 110 }
        }

        @Test func runsFromInactiveToItsEnd() {
            let animator = makeAnimator()
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
            #expect(box.center.x == 10)
            animator.startAnimation()
            #expect(animator.state == .active && animator.isRunning)
            #expect(box.center.x == 110)
            screen.advance(by: 0.5)
            #expect(isShown(35))
            #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
            screen.advance(by: 1.5)
            #expect(shownX == 110 && ends == [.end])
            #expect(animator.state == .inactive && !animator.isRunning)
            #expect(box.layer.animationKeys() == nil)
            screen.advance(by: 1.0 / 60)
            #expect(!screen.isMoving)
        }

        @Test func waitsForItsDelay() {
            let animator = makeAnimator()
            animator.startAnimation(afterDelay: 1)
            #expect(animator.delay == 1 && animator.isRunning)
            screen.advance(by: 1)
            #expect(shownX == 10)
            screen.advance(by: 1)
            #expect(isShown(60))
            screen.settle()
            #expect(shownX == 110)
        }

        @Test func isHeldAndScrubbedAndContinues() {
            let animator = makeAnimator(.easeInOut)
            animator.pauseAnimation()
            #expect(animator.state == .active && !animator.isRunning)
            for fraction in [0.3, 0.9, 0.1, 0.5] {
                animator.fractionComplete = fraction
                #expect(isShown(10 + 100 * fraction), "scrubbing is linear")
                #expect(abs(animator.fractionComplete - fraction) < 1e-6)
            }
            screen.advance(by: 5)
            #expect(isShown(60))
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            screen.advance(by: 0.999)
            #expect(shownX < 110)
            screen.advance(by: 0.002)
            #expect(shownX == 110)
        }

        @Test func scrubsByTimeWhereAsked() {
            let animator = makeAnimator(.easeIn)
            animator.scrubsLinearly = false
            animator.fractionComplete = 0.5
            #expect(shownX < 50)
            #expect(animator.fractionComplete == 0.5)
            animator.stopAnimation(true)
        }

        @Test func pausingMovesNothing() {
            let animator = makeAnimator(.easeInOut)
            animator.startAnimation()
            screen.advance(by: 0.7)
            let (place, fraction) = (shownX, animator.fractionComplete)
            animator.pauseAnimation()
            #expect(shownX == place && animator.fractionComplete == fraction)
            animator.fractionComplete = fraction
            #expect(isShown(place))
            screen.advance(by: 1)
            #expect(isShown(place))
            animator.startAnimation()
            screen.settle()
            #expect(shownX == 110)
        }

        @Test func turnsRoundAndLeavesEverythingAsItWas() {
            box.backgroundColor = .systemRed
            let animator = makeAnimator()
            animator.addAnimations { [box] in
                box.backgroundColor = .systemBlue
                box.bounds.size = CGSize(width: 40, height: 20)
            }
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            screen.advance(by: 0.5)
            animator.isReversed = true
            #expect(isShown(35))
            #expect(abs(animator.fractionComplete - 0.75) < 1e-9, "it is told on the way that it runs")
            screen.advance(by: 0.25)
            #expect(isShown(22.5))
            screen.advance(by: 0.25)
            #expect(ends == [.start])
            #expect(box.center.x == 10 && shownX == 10)
            #expect(box.bounds.size == CGSize(width: 20, height: 20))
            #expect(box.backgroundColor == .systemRed)
            #expect(box.layer.backgroundColor == UIColor.systemRed.resolvedColor(with: box.traitCollection).cgColor)
        }

        @Test func aTurnBackEndsAtTheEnd() {
            let animator = makeAnimator()
            animator.startAnimation()
            screen.advance(by: 0.5)
            animator.isReversed = true
            screen.advance(by: 0.25)
            animator.isReversed = false
            screen.advance(by: 0.25)
            #expect(isShown(35))
            screen.settle()
            #expect(box.center.x == 110)
        }

        @Test func aReversedOneStartsAtTheEnd() {
            let animator = makeAnimator()
            animator.isReversed = true
            animator.startAnimation()
            #expect(isShown(110))
            screen.settle()
            #expect(box.center.x == 10)
        }

        @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
        func finishesWhereAsked(_ position: UIViewAnimatingPosition) {
            let animator = makeAnimator()
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            screen.advance(by: 0.5)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped && !animator.isRunning)
            #expect(abs(box.center.x - 35) < 1e-6 && ends == [])
            animator.finishAnimation(at: position)
            #expect(animator.state == .inactive && ends == [position])
            let expected: CGFloat = position == .start ? 10 : position == .end ? 110 : 35
            #expect(abs(box.center.x - expected) < 1e-6)
            #expect(abs(shownX - expected) < 1e-6)
        }

        @Test func stoppingWithoutFinishingCallsNobody() {
            let animator = makeAnimator()
            animator.addCompletion { _ in Issue.record("called") }
            animator.startAnimation()
            screen.advance(by: 0.5)
            animator.stopAnimation(true)
            #expect(animator.state == .inactive)
            #expect(abs(box.center.x - 35) < 1e-6)
            screen.settle()
        }

        @Test func continuesAtAnotherPaceFromWhereItIs() {
            let animator = makeAnimator()
            animator.startAnimation()
            screen.advance(by: 1)
            animator.pauseAnimation()
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
                durationFactor: 2
            )
            #expect(isShown(60))
            var last = shownX
            for _ in 0..<239 {
                screen.advance(by: 1.0 / 60)
                #expect(shownX >= last)
                last = shownX
            }
            #expect(shownX < 110 && shownX > 109)
            screen.settle()
            #expect(shownX == 110)
        }

        @Test func continuesWithASpringThatOvershoots() {
            let animator = makeAnimator()
            animator.startAnimation()
            screen.advance(by: 1)
            animator.pauseAnimation()
            let spring = UISpringTimingParameters(dampingRatio: 0.3)
            animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
            var highest: CGFloat = 0
            for _ in 0..<119 {
                screen.advance(by: 1.0 / 60)
                highest = max(highest, shownX)
            }
            #expect(highest > 115)
            screen.settle()
            #expect(shownX == 110)
        }

        @Test func aShorterRestIsFaster() {
            let animator = makeAnimator()
            animator.fractionComplete = 0.5
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
            screen.advance(by: 0.25)
            #expect(isShown(85))
            screen.advance(by: 0.25)
            #expect(shownX == 110)
        }

        @Test func laterAndDelayedBlocksEndTogether() {
            let animator = makeAnimator()
            animator.addAnimations({ [box] in box.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation()
            screen.advance(by: 1)
            #expect(box.layer.presentation()?.opacity == 1)
            animator.addAnimations { [box] in box.center.y = 110 }
            screen.advance(by: 0.5)
            #expect(abs((box.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-5)
            #expect(abs((box.layer.presentation()?.position.y ?? 0) - 60) < 1e-4)
            animator.isReversed = true
            screen.settle()
            #expect(box.center == CGPoint(x: 10, y: 10) && box.alpha == 1)
        }

        @Test func pausesOnCompletionAndCanBeScrubbedAgain() {
            let animator = makeAnimator()
            animator.pausesOnCompletion = true
            animator.addCompletion { _ in Issue.record("not over") }
            animator.startAnimation()
            screen.settle()
            #expect(animator.state == .active && !animator.isRunning)
            #expect(animator.fractionComplete == 1)
            animator.fractionComplete = 0.5
            #expect(isShown(60))
            animator.stopAnimation(true)
        }

        @Test func runningAnimatorsTakeOptionsAndDelay() {
            let box = box
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1,
                delay: 0.5,
                options: .curveLinear
            ) {
                box.center.x = 110
            } completion: {
                ends.append($0)
            }
            #expect(animator.isRunning)
            screen.advance(by: 1)
            #expect(isShown(60))
            screen.settle()
            #expect(ends == [.end])
        }

        @Test func nestedBlocksAndKeyframesFollow() {
            var nested: Bool?
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [box] in
                UIView.animateKeyframes(withDuration: 9, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 110 }
                }
                UIView.animate(withDuration: 9) {
                    box.center.y = 110
                } completion: {
                    nested = $0
                }
            }
            animator.fractionComplete = 0.25
            #expect(isShown(10))
            animator.fractionComplete = 0.75
            #expect(isShown(60))
            #expect(abs((box.layer.presentation()?.position.y ?? 0) - 85) < 1e-4)
            animator.startAnimation()
            screen.settle()
            #expect(box.center == CGPoint(x: 110, y: 110) && nested == true)
        }

        @Test func aSpringTakesItsOwnTimeAndEachAxisItsOwnVelocity() {
            let parameters = UISpringTimingParameters(
                mass: 1,
                stiffness: 100,
                damping: 10,
                initialVelocity: CGVector(dx: 0, dy: 20)
            )
            let animator = UIViewPropertyAnimator(duration: 77, timingParameters: parameters)
            #expect(animator.duration > 1.4 && animator.duration < 2.5)
            animator.addAnimations { [box] in box.center = CGPoint(x: 110, y: 110) }
            animator.startAnimation()
            screen.advance(by: 0.1)
            let shown = box.layer.presentation()?.position ?? .zero
            #expect(shown.y > shown.x + 50)
            screen.settle()
            #expect(box.layer.presentation()?.position == CGPoint(x: 110, y: 110))
        }

        @Test func touchesGoByTheScreenUnlessTheApplicationSortsThemOut() {
            let animator = makeAnimator()
            animator.fractionComplete = 0.5
            #expect(screen.window.hitTest(CGPoint(x: 60, y: 10), with: nil) === box)
            #expect(screen.window.hitTest(CGPoint(x: 110, y: 10), with: nil) === screen.window)
            animator.stopAnimation(true)
            let manual = makeAnimator()
            manual.isManualHitTestingEnabled = true
            manual.fractionComplete = 0.5
            #expect(screen.window.hitTest(CGPoint(x: 110, y: 10), with: nil) === box)
            manual.stopAnimation(true)
            let closed = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in box.center.x = 10 }
            closed.isUserInteractionEnabled = false
            closed.pauseAnimation()
            #expect(screen.window.hitTest(box.center, with: nil) === screen.window)
            closed.stopAnimation(true)
        }

        /// In a random script of calls, the box jumps only where it is scrubbed, and ends at one of both ends.
        @Test(arguments: 0..<12 as Range<UInt64>)
        func nothingJumps(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let curves: [UIView.AnimationCurve] = [.linear, .easeIn, .easeInOut]
            let animator = makeAnimator(curves[Int.random(in: 0..<3, using: &random)])
            var end: UIViewAnimatingPosition?
            animator.addCompletion { end = $0 }
            animator.startAnimation()
            for step in 0..<40 where animator.state == .active {
                let before = shownX
                switch Int.random(in: 0..<6, using: &random) {
                case 0: animator.pauseAnimation()
                case 1: animator.startAnimation()
                case 2: animator.isReversed.toggle()
                case 3: animator.fractionComplete = animator.fractionComplete
                case 4:
                    animator.continueAnimation(
                        withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
                        durationFactor: 0.5
                    )
                default: break
                }
                #expect(isShown(before), "seed \(seed), step \(step): \(before) -> \(shownX)")
                screen.advance(by: Double(Int.random(in: 0...6, using: &random)) / 60)
            }
            if animator.state == .active { animator.startAnimation() }
            screen.settle()
            #expect(end == (animator.isReversed ? .start : .end), "seed \(seed)")
            #expect(box.center.x == (animator.isReversed ? 10 : 110), "seed \(seed)")
            #expect(box.layer.animationKeys() == nil)
        }
    }
}
