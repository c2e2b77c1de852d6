import Foundation
import Motion
import Testing

@testable import QuartzCore

extension LayerTests {
    /// Tests the values of each kind of animation.
    @Suite @MainActor struct Kinds {
        private func shown(_ animation: CAAnimation, at times: [Double], _ read: (CALayer) -> CGFloat) -> [Double] {
            let layer = CALayer()
            layer.position = CGPoint(x: 10, y: 0)
            let start = Device.current.clock.now
            layer.add(animation, forKey: nil)
            return times.map { time in
                Device.current.clock.tick(to: start + time)
                return (Double(layer.presentation().map(read) ?? .nan) * 1e6).rounded() / 1e6
            }
        }

        @Test(
            arguments: [
                (4.0, 8.0, nil, 6.0), (4, nil, 2, 5), (nil, 8, 2, 7), (4, nil, nil, 7), (nil, 8, nil, 9),
                (nil, nil, 4, 12),
            ] as [(Double?, Double?, Double?, Double)]
        )
        func basicTakesItsEndsFromWhatIsGiven(from: Double?, to: Double?, by: Double?, halfWay: Double) {
            TestClock.start()
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
            animation.duration = 1
            #expect(shown(animation, at: [0.5]) { $0.position.x } == [halfWay])
        }

        @Test func keyframesAreReachedAtTheirTimes() {
            TestClock.start()
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 30]
            animation.keyTimes = [0, 0.25, 1]
            animation.duration = 2
            #expect(shown(animation, at: [0, 0.25, 0.5, 1.25]) { $0.position.x } == [0, 5, 10, 20])
            animation.keyTimes = nil
            #expect(shown(animation, at: [0.5, 1, 1.5]) { $0.position.x } == [5, 10, 20])
            animation.calculationMode = .discrete
            #expect(shown(animation, at: [0.5, 0.7, 1.9]) { $0.position.x } == [0, 10, 30])
            animation.calculationMode = .linear
            animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
            let eased = CubicCurve.easeIn.value(at: 0.5) * 10
            #expect(shown(animation, at: [0.5, 1.5]) { $0.position.x } == [(eased * 1e6).rounded() / 1e6, 20])
        }

        @Test func aGroupHasATimeOfItsOwnAndShowsItsMembersAtItsVeryEnd() {
            TestClock.start()
            let (x, y) = (CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "position.y"))
            (x.fromValue, x.toValue) = (0, 8)
            (y.fromValue, y.toValue, y.beginTime, y.duration) = (0, 1, 0.5, 0.25)
            let group = CAAnimationGroup()
            group.animations = [x, y]
            group.duration = 1
            group.speed = 0.5
            group.fillMode = .forwards
            group.isRemovedOnCompletion = false
            #expect(shown(group, at: [0, 1, 1.25, 1.8, 2, 3]) { $0.position.x } == [0, 4, 5, 7.2, 8, 8])
            #expect(shown(group, at: [0.5, 1, 1.25, 1.8]) { $0.position.y } == [0, 0, 0.5, 0])
        }

        @Test func aSpringIsTheClosedForm() {
            TestClock.start()
            let animation = CASpringAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue) = (0, 1)
            animation.duration = animation.settlingDuration
            let spring = Spring(stiffness: 100, damping: 10)
            let times = [0.1, 0.3, 0.5, 1.1]
            #expect(
                shown(animation, at: times) { $0.position.x }
                    == times.map { (spring.value(at: $0) * 1e6).rounded() / 1e6 }
            )
            #expect(abs(animation.settlingDuration - 1.4727) < 1e-4)
        }

        @Test func pathsOfTransformsReadAndSetOneAspect() {
            TestClock.start()
            let layer = CALayer()
            layer.transform = CATransform3DMakeScale(2, 3, 1)
            for (path, value) in [("translation.x", 7.0), ("scale.y", 5), ("rotation.z", 0.5), ("scale", 4)] {
                let animation = CABasicAnimation(keyPath: "transform.\(path)")
                (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
                layer.add(animation, forKey: "one")
                let shown = layer.presentation()?.transform ?? CATransform3DIdentity
                let read = TransformKeyPath(rawValue: path)?.value(in: shown)
                guard case .scalar(let number) = read else {
                    Issue.record("\(path) is no number")
                    continue
                }
                #expect(abs(number - value) < 1e-9, "\(path)")
            }
            #expect(AnimationPath("transform.nonsense") == nil)
            #expect(AnimationPath("nonsense") == nil)
        }

        @Test func coloursMixInSRGBAndNoColourIsTheOtherOneFadedOut() {
            TestClock.start()
            let layer = CALayer()
            let animation = CABasicAnimation(keyPath: "backgroundColor")
            animation.fromValue = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            animation.toValue = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
            animation.duration = 1
            layer.add(animation, forKey: nil)
            TestClock.advance(by: 0.5)
            let parts = layer.presentation()?.backgroundColor?.srgb
            #expect(abs((parts?.red ?? 0) - 0.5) < 1e-6 && abs((parts?.green ?? 0) - 0.5) < 1e-6)
            let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            guard case .color(let mixed?) = AnimatedValue.color(nil).mixed(with: .color(red), progress: 0.25) else {
                Issue.record("nothing mixed")
                return
            }
            #expect(mixed.srgb.red == 1 && abs(mixed.srgb.alpha - 0.25) < 1e-9)
        }
    }
}
