import Foundation
import Testing

@testable import QuartzCore

extension LayerTests {
    /// Tests the times at which animations show their values.
    @Suite @MainActor struct Timing {
        private func makeLayer() -> CALayer {
            let layer = CALayer()
            layer.opacity = 0.5
            return layer
        }

        /// Returns a linear animation from 0 to 1 in one second.
        private func makeRamp() -> CABasicAnimation {
            let ramp = CABasicAnimation(keyPath: "position.x")
            ramp.fromValue = 0
            ramp.toValue = 1
            ramp.duration = 1
            return ramp
        }

        /// Returns the values of a ramp at the given times, with a model value of -1.
        private func shown(at times: [Double], _ set: (CABasicAnimation) -> Void) -> [Double] {
            let layer = CALayer()
            layer.position.x = -1
            let ramp = makeRamp()
            set(ramp)
            let start = Device.current.clock.now
            if ramp.beginTime > 0 { ramp.beginTime += start }
            layer.add(ramp, forKey: "ramp")
            return times.map { time in
                Device.current.clock.tick(to: start + time)
                let x = layer.presentation()?.position.x ?? .nan
                return (Double(x) * 1000).rounded() / 1000
            }
        }

        @Test func runsOnce() {
            TestClock.start()
            #expect(shown(at: [0, 0.25, 0.75, 1, 2]) { _ in } == [0, 0.25, 0.75, -1, -1])
        }

        @Test func waitsForItsBeginning() {
            TestClock.start()
            #expect(shown(at: [0, 0.4, 0.75, 1.5]) { $0.beginTime = 0.5 } == [-1, -1, 0.25, -1])
            #expect(
                shown(at: [0, 0.4, 0.75, 1.5]) {
                    $0.beginTime = 0.5
                    $0.fillMode = .backwards
                } == [0, 0, 0.25, -1]
            )
        }

        @Test func staysAfterItsEnd() {
            TestClock.start()
            let stays = { (animation: CABasicAnimation) in
                animation.fillMode = .forwards
                animation.isRemovedOnCompletion = false
            }
            #expect(shown(at: [0.5, 1, 7], stays) == [0.5, 1, 1])
        }

        @Test func repeats() {
            TestClock.start()
            #expect(shown(at: [0.25, 1, 1.25, 2.25, 2.5]) { $0.repeatCount = 2.5 } == [0.25, 0, 0.25, 0.25, -1])
            #expect(shown(at: [0.25, 1.25, 1.5]) { $0.repeatDuration = 1.5 } == [0.25, 0.25, -1])
            #expect(
                shown(at: [3]) {
                    $0.repeatCount = 2.5
                    $0.fillMode = .forwards
                    $0.isRemovedOnCompletion = false
                } == [0.5]
            )
        }

        @Test func goesBackAndForth() {
            TestClock.start()
            #expect(
                shown(at: [0.25, 1, 1.25, 1.75, 2.25, 4]) {
                    $0.autoreverses = true
                    $0.repeatCount = 2
                } == [0.25, 1, 0.75, 0.25, 0.25, -1]
            )
            let ends = shown(at: [4]) {
                $0.autoreverses = true
                $0.repeatCount = 2
                $0.fillMode = .forwards
                $0.isRemovedOnCompletion = false
            }
            #expect(ends == [0])
        }

        @Test func addsUpItsRuns() {
            TestClock.start()
            #expect(
                shown(at: [0.5, 1.5, 2.25]) {
                    $0.repeatCount = 3
                    $0.isCumulative = true
                } == [0.5, 1.5, 2.25]
            )
        }

        @Test func runsFasterFromALaterPointAndBackwards() {
            TestClock.start()
            #expect(shown(at: [0.25, 0.5]) { $0.speed = 2 } == [0.5, -1])
            #expect(shown(at: [0, 0.5, 0.7]) { $0.timeOffset = 0.3 } == [0.3, 0.8, -1])
            #expect(
                shown(at: [0.25, 0.75, 1]) {
                    $0.speed = -1
                    $0.timeOffset = 1
                } == [0.75, 0.25, -1]
            )
            #expect(
                shown(at: [0, 0.5, 5]) {
                    $0.speed = 0
                    $0.timeOffset = 0.6
                } == [0.6, 0.6, 0.6]
            )
        }

        @Test func aLayerThatIsPausedHoldsItsAnimationsAndGoesOnWhereTheyWere() {
            TestClock.start()
            let (parent, layer) = (CALayer(), CALayer())
            parent.addSublayer(layer)
            layer.add(makeRamp(), forKey: "ramp")
            TestClock.advance(by: 0.25)
            // The method of Apple's Technical Q&A QA1673.
            let paused = parent.convertTime(CACurrentMediaTime(), from: nil)
            parent.speed = 0
            parent.timeOffset = paused
            #expect(!layer.hasAdvancingAnimations)
            TestClock.advance(by: 3)
            #expect(abs((layer.presentation()?.position.x ?? 0) - 0.25) < 1e-9)
            parent.speed = 1
            parent.timeOffset = 0
            parent.beginTime = 0
            parent.beginTime = parent.convertTime(CACurrentMediaTime(), from: nil) - paused
            #expect(abs((layer.presentation()?.position.x ?? 0) - 0.25) < 1e-9)
            TestClock.advance(by: 0.5)
            #expect(abs((layer.presentation()?.position.x ?? 0) - 0.75) < 1e-9)
            TestClock.advance(by: 0.3)
            #expect(layer.animationKeys() == nil)
        }

        @Test func scrubbingALayerShowsAtOnce() {
            TestClock.start()
            let layer = makeLayer()
            layer.speed = 0
            layer.add(makeRamp(), forKey: "ramp")
            layer.timeOffset = 0.4
            #expect(abs((layer.presentation()?.position.x ?? 0) - 0.4) < 1e-9)
        }

        @Test func tellsOfItsStartAfterTheDelayAndOfItsEnd() {
            TestClock.start()
            let listener = Listener()
            let ramp = makeRamp()
            ramp.delegate = listener
            ramp.fillMode = .both
            ramp.beginTime = Device.current.clock.now + 0.5
            let layer = makeLayer()
            layer.add(ramp, forKey: "ramp")
            TestClock.advance(by: 0.4)
            #expect(listener.events == [])
            TestClock.advance(by: 0.2)
            #expect(listener.events == ["start"])
            TestClock.advance(by: 1)
            #expect(listener.events == ["start", "stop true"])
        }

        @Test func replacingRemovingAndLeavingTheTreeEndUnfinished() {
            TestClock.start()
            let (parent, layer) = (CALayer(), CALayer())
            parent.addSublayer(layer)
            let listener = Listener()
            let ramp = makeRamp()
            ramp.delegate = listener
            ramp.repeatCount = .infinity
            layer.add(ramp, forKey: "ramp")
            TestClock.advance(by: 0.1)
            layer.add(ramp, forKey: "ramp")
            TestClock.advance(by: 0.1)
            layer.removeAnimation(forKey: "ramp")
            #expect(listener.events == ["start", "stop false", "start", "stop false"])
            layer.add(ramp, forKey: "ramp")
            TestClock.advance(by: 0.1)
            layer.removeFromSuperlayer()
            parent.addSublayer(layer)
            TestClock.advance(by: 0.1)
            #expect(layer.animationKeys() == ["ramp"])
            parent.addSublayer(CALayer())
            layer.removeFromSuperlayer()
            TestClock.advance(by: 0.1)
            #expect(layer.animationKeys() == nil)
            #expect(listener.events.suffix(1) == ["stop false"])
        }

        private final class Listener: NSObject, CAAnimationDelegate {
            var events: [String] = []

            func animationDidStart(_ anim: CAAnimation) { events.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
        }
    }
}
