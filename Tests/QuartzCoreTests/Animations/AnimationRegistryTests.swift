import Foundation
import Motion
import SeededRandom
import Testing

@testable import QuartzCore

extension LayerTests {
    /// Tests which layers a device shows the animations of.
    @Suite @MainActor struct Registry {
        /// Calls a closure when an animation begins, and notes how it ended.
        private final class Listener: NSObject, CAAnimationDelegate {
            var begin: () -> Void = {}
            var isFinished: Bool?

            func animationDidStart(_ anim: CAAnimation) {
                begin()
            }

            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                isFinished = flag
            }
        }

        /// Returns an animation of a second from 0 to 100.
        private func animation(_ listener: Listener? = nil) -> CABasicAnimation {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (CGFloat(0), CGFloat(100), 1)
            animation.delegate = listener
            return animation
        }

        private func shownX(of layer: CALayer) -> CGFloat { layer.current.position.x }

        @Test func aLayerThatIsAnimatedWhenAnotherBeginsMovesToItsEnd() {
            TestClock.start()
            let (root, first, second) = (CALayer(), CALayer(), CALayer())
            root.connect(to: .current)
            root.addSublayer(first)
            root.addSublayer(second)
            let (starter, listener) = (Listener(), Listener())
            starter.begin = { second.add(animation(listener), forKey: "move") }
            first.add(animation(starter), forKey: "move")
            TestClock.advance(by: 0.5)
            #expect(abs(shownX(of: second) - 50) < 3)
            TestClock.advance(by: 1)
            #expect(listener.isFinished == true)
            #expect(shownX(of: second) == 0)
        }

        @Test(arguments: ["itself", "its superlayer", "into what was removed", "before it was animated"])
        func theAnimationsOfALayerThatLeftAreCancelled(way: String) {
            TestClock.start()
            let (root, parent, layer, removed) = (CALayer(), CALayer(), CALayer(), CALayer())
            root.connect(to: .current)
            root.addSublayer(parent)
            root.addSublayer(removed)
            parent.addSublayer(layer)
            removed.removeFromSuperlayer()
            let listener = Listener()
            if way == "before it was animated" { parent.removeFromSuperlayer() }
            layer.add(animation(listener), forKey: "move")
            if way != "before it was animated" {
                TestClock.advance(by: 0.3)
                #expect(listener.isFinished == nil)
            }
            switch way {
            case "itself": layer.removeFromSuperlayer()
            case "its superlayer": root.sublayers = nil
            case "into what was removed": removed.addSublayer(layer)
            default: break
            }
            TestClock.advance(by: 0.1)
            #expect(listener.isFinished == false)
        }

        @Test func aLayerThatMovesToAnotherSuperlayerKeepsItsAnimations() {
            TestClock.start()
            let (root, one, other, layer) = (CALayer(), CALayer(), CALayer(), CALayer())
            root.connect(to: .current)
            root.addSublayer(one)
            root.addSublayer(other)
            one.addSublayer(layer)
            let listener = Listener()
            layer.add(animation(listener), forKey: "move")
            TestClock.advance(by: 0.5)
            other.addSublayer(layer)
            TestClock.advance(by: 0.25)
            #expect(abs(shownX(of: layer) - 75) < 3)
            TestClock.advance(by: 0.5)
            #expect(listener.isFinished == true)
        }

        @Test func aLayerThatIsAnimatedOnAnotherDeviceFollowsThatDevice() {
            TestClock.start()
            let (here, there) = (Device.current, Device())
            // Tests that run beside this one have moved the clock. Devices have the time of the host in common.
            there.clock.tick(to: here.clock.now)
            let (oldRoot, newRoot, layer) = (CALayer(), CALayer(), CALayer())
            oldRoot.connect(to: here)
            newRoot.connect(to: there)
            oldRoot.addSublayer(layer)
            layer.add(animation(), forKey: "one")
            TestClock.advance(by: 0.1)
            newRoot.addSublayer(layer)
            layer.add(animation(), forKey: "two")
            there.clock.tick(to: there.clock.now + 0.5)
            let shown = shownX(of: layer)
            #expect(shown > 0)
            TestClock.advance(by: 0.2)
            #expect(shownX(of: layer) == shown)
            there.clock.tick(to: there.clock.now + 2)
            #expect(layer.animationKeys() == nil)
        }

        @Test func aDeviceThatIsGoneLeavesItsLayersToOthers() {
            TestClock.start()
            let layer = CALayer()
            do {
                let device = Device()
                let root = CALayer()
                root.connect(to: device)
                root.addSublayer(layer)
                layer.add(animation(), forKey: "one")
                root.sublayers = nil
            }
            let root = CALayer()
            root.connect(to: .current)
            root.addSublayer(layer)
            let listener = Listener()
            layer.add(animation(listener), forKey: "two")
            TestClock.advance(by: 1.1)
            #expect(listener.isFinished == true)
        }

        /// The point that a line keeps for a frame is the one that it computes.
        @Test(arguments: 0..<20 as Range<UInt64>)
        func aLineIsWhereItsMovesPutIt(seed: UInt64) {
            TestClock.start()
            var random = SeededGenerator(seed: seed)
            let line = AnimationTimeline(duration: 2, curve: .easeInOut)
            let clock = Device.current.clock
            line.run(at: clock.now)
            for step in 0..<80 {
                if Bool.random(using: &random) {
                    clock.advance(to: clock.now + Double.random(in: 0...0.2, using: &random))
                }
                #expect(line.current.progress == line.progress(at: clock.now), "seed \(seed), step \(step)")
                switch Int.random(in: 0..<6, using: &random) {
                case 0: line.pause(at: clock.now)
                case 1: line.run(at: clock.now, over: Double.random(in: 0...3, using: &random))
                case 2: line.reverse(!line.isReversed, at: clock.now)
                case 3: line.seek(to: Double.random(in: 0...2, using: &random), at: clock.now)
                case 4: line.run(at: clock.now, curve: .spring(Spring(dampingRatio: 0.5, duration: 1)), duration: 1)
                default: break
                }
                #expect(line.current.progress == line.progress(at: clock.now), "seed \(seed), step \(step)")
                #expect(line.current.local == line.localTime(at: clock.now), "seed \(seed), step \(step)")
            }
        }
    }
}
