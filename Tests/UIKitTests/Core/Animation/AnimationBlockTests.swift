import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests `UIView.animate` and related functions.
    @Suite @MainActor final class AnimationBlocks {
        private lazy var stage = BoxStage()
        private var screen: TestScreen { stage.screen }
        private var box: UIView { stage.box }

        private var shownX: CGFloat { box.layer.presentation()?.position.x ?? .nan }

        @Test func theModelIsThereAtOnceAndTheScreenFollows() {
            let box = box
            var finished: Bool?
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                box.center.x = 110
            } completion: {
                finished = $0
            }
            #expect(box.center.x == 110)
            #expect(shownX == 10)
            screen.advance(by: 0.25)
            #expect(abs(shownX - 35) < 1e-6)
            screen.settle()
            #expect(shownX == 110)
            #expect(finished == true)
        }

        @Test func nothingIsAnimatedOutsideAndWithout() {
            let box = box
            box.center.x = 50
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation { box.center.x = 60 }
            }
            UIView.animate(withDuration: 0) { box.alpha = 0.5 }
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) { box.center.x = 70 }
            UIView.setAnimationsEnabled(true)
            #expect(box.layer.animationKeys() == nil)
            #expect(UIView.inheritedAnimationDuration == 0)
        }

        @Test func changesBetweenTwoCallsAreAnimated() {
            let box = box
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationDelay(1)
            box.center.x = 110
            UIView.beginAnimations("inner", context: nil)
            UIView.setAnimationDuration(0)
            box.alpha = 0.5
            UIView.commitAnimations()
            UIView.commitAnimations()
            #expect(box.layer.presentation()?.opacity == 0.5 && UIView.inheritedAnimationDuration == 0)
            screen.advance(by: 1.25)
            #expect(abs(shownX - 35) < 1e-6)
            screen.settle()
            // There is nothing to end or to set.
            UIView.commitAnimations()
            UIView.setAnimationRepeatCount(2)
            box.center.x = 10
            #expect(box.layer.animationKeys() == nil)
        }

        @Test func animationsBetweenTwoCallsRunAgainAndBack() {
            let box = box
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationRepeatCount(2)
            UIView.setAnimationRepeatAutoreverses(true)
            UIView.setAnimationBeginsFromCurrentState(true)
            box.center.x = 110
            UIView.commitAnimations()
            screen.advance(by: 1.5)
            #expect(abs(shownX - 60) < 1e-6)
            screen.advance(by: 1.25)
            #expect(abs(shownX - 85) < 1e-6)
            screen.settle()
            #expect(shownX == 110)
        }

        @Test func innerBlocksTakeTheOuterDurationUnlessTheyOverrideIt() {
            let box = box
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                #expect(UIView.inheritedAnimationDuration == 2)
                UIView.animate(withDuration: 0.1) { box.center.x = 110 }
                UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) { box.alpha = 0 }
            }
            screen.advance(by: 1)
            #expect(abs(shownX - 60) < 1e-6)
            #expect(box.layer.presentation()?.opacity == 0)
        }

        @Test func aSecondBlockMidwayIsSmoothAndTheFirstStillFinishes() {
            let box = box
            var ends: [String] = []
            UIView.animate(withDuration: 0.5) {
                box.center.x = 110
            } completion: {
                ends.append("there \($0)")
            }
            screen.advance(by: 0.25)
            var places = [shownX]
            UIView.animate(withDuration: 0.5) {
                box.center.x = 10
            } completion: {
                ends.append("back \($0)")
            }
            #expect(shownX == places[0])
            for _ in 0..<45 {
                screen.advance(by: 1.0 / 60)
                places.append(shownX)
            }
            let steps = zip(places.dropFirst(), places).map { $0 - $1 }
            #expect(steps[0] > 0, "it goes on before it turns")
            for (step, previous) in zip(steps.dropFirst(), steps) { #expect(abs(step - previous) < 1.2) }
            #expect(places.last == 10)
            #expect(ends == ["there true", "back true"])
        }

        @Test func keyframesTakeTheirPartsOfTheTime() {
            let box = box
            UIView.animateKeyframes(
                withDuration: 4,
                delay: 0,
                options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            ) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 50 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 110 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { box.backgroundColor = .red }
                box.alpha = 0
            }
            var places: [CGFloat] = []
            for _ in 0..<8 {
                places.append((shownX * 1000).rounded() / 1000)
                let expected = 1 - Float(places.count - 1) / 8
                let opacity = box.layer.presentation()?.opacity ?? 0
                #expect(abs(opacity - expected) < 1e-5)
                screen.advance(by: 0.5)
            }
            #expect(places == [10, 30, 50, 50, 50, 65, 80, 95])
            screen.settle()
            #expect(shownX == 110)
        }

        @Test func discreteKeyframesComeAtOnce() {
            let box = box
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 50 }
            }
            screen.advance(by: 0.4)
            #expect(shownX == 10)
            screen.advance(by: 0.2)
            #expect(shownX == 50)
        }

        /// The places of a layer's own animation are those of the block.
        @Test(arguments: [
            (UIView.KeyframeAnimationOptions.calculationModeCubic, CAAnimationCalculationMode.cubic),
            (.calculationModePaced, .paced), (.calculationModeCubicPaced, .cubicPaced),
        ])
        func keyframesAreJoined(options: UIView.KeyframeAnimationOptions, mode: CAAnimationCalculationMode) {
            let box = box
            let other = UIView(frame: box.frame)
            box.superview?.addSubview(other)
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(withDuration: 4, delay: 0, options: [options, linear]) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 50 }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { box.center.x = 20 }
            }
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            (animation.values, animation.keyTimes, animation.duration) = ([10, 50, 20], [0, 0.25, 1], 4)
            animation.calculationMode = mode
            other.layer.add(animation, forKey: nil)
            var differs = false
            for step in 0..<8 {
                let expected = other.layer.presentation()?.position.x ?? 0
                #expect(abs(shownX - expected) < 1e-4)
                let plain = step < 2 ? 10 + 20 * CGFloat(step) : 50 - 5 * CGFloat(step - 2)
                if abs(shownX - plain) > 0.5 { differs = true }
                screen.advance(by: 0.5)
            }
            #expect(differs)
            screen.settle()
            #expect(shownX == 20)
        }

        @Test func modifiedAnimationsRepeat() {
            let box = box
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.center.x = 110 }
            }
            screen.advance(by: 1.25)
            #expect(abs(shownX - 85) < 1e-6)
            screen.advance(by: 1)
            #expect(abs(shownX - 35) < 1e-6)
            screen.settle()
            #expect(shownX == 110)
        }

        @Test func viewsTakeNoTouchesWhileTheyMoveUnlessAllowed() {
            let box = box
            let inner = UIView(frame: box.bounds)
            box.addSubview(inner)
            UIView.animate(withDuration: 1) { box.center.x = 110 }
            let point = CGPoint(x: 110, y: 10)
            #expect(screen.window.hitTest(point, with: nil) === screen.window)
            screen.settle()
            #expect(screen.window.hitTest(point, with: nil) === inner)
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { box.alpha = 0.5 }
            #expect(screen.window.hitTest(point, with: nil) === inner)
        }

        @Test func aCrossDissolveFadesThePictures() throws {
            let box = box
            box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            var finished: Bool?
            UIView.transition(with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            } completion: {
                finished = $0
            }
            screen.advance(by: 0.25)
            let pixel = try #require(screen.picture().cgImage).pixel(10, 10)
            #expect(abs(pixel.red - 191) <= 2 && abs(pixel.blue - 64) <= 2)
            screen.settle()
            #expect(try #require(screen.picture().cgImage).pixel(10, 10) == .blue)
            #expect(finished == true)
        }

        @Test func oneViewGivesWayToAnother() {
            let box = box
            let other = UIView(frame: box.frame)
            UIView.transition(from: box, to: other, duration: 0.5, options: .transitionCrossDissolve)
            #expect(box.superview == nil)
            #expect(other.superview === screen.window)
            let third = UIView(frame: box.frame)
            third.isHidden = true
            screen.window.addSubview(third)
            UIView.transition(from: other, to: third, duration: 0, options: .showHideTransitionViews)
            #expect(other.isHidden && !third.isHidden && other.superview === screen.window)
        }

        @Test func aSnapshotShowsWhatWasThere() throws {
            let box = box
            let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
            inner.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            box.addSubview(inner)
            let snapshot = try #require(box.snapshotView(afterScreenUpdates: true))
            inner.removeFromSuperview()
            snapshot.frame.origin = CGPoint(x: 100, y: 100)
            screen.window.addSubview(snapshot)
            let picture = try #require(screen.picture().cgImage)
            #expect(picture.pixel(110, 110) == .green)
            #expect(picture.pixel(102, 102) == .black)
            #expect(picture.pixel(10, 10) == .black)
            #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
        }

        @Test func aHierarchyIsDrawnStretched() throws {
            let box = box
            box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            let image = try drawn(40, 40) { _ in
                #expect(box.drawHierarchy(in: CGRect(x: 10, y: 0, width: 30, height: 10), afterScreenUpdates: true))
            }
            #expect(image.pixel(5, 5).alpha == 0)
            #expect(image.pixel(12, 2) == .blue && image.pixel(38, 8) == .blue)
            #expect(image.pixel(20, 12).alpha == 0)
            #expect(!box.drawHierarchy(in: box.bounds, afterScreenUpdates: true))
        }
    }
}
