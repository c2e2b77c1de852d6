import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

extension LayerTests {
    @Suite @MainActor struct KeyframeWayTests {
        /// Returns the positions of a layer at times, to a thousandth of a point.
        private func positions(_ animation: CAKeyframeAnimation, at times: [Double]) -> [CGPoint] {
            TestClock.start()
            let layer = CALayer()
            animation.duration = 1
            layer.add(animation, forKey: nil)
            var now = 0.0
            return times.map { time in
                TestClock.advance(by: time - now)
                now = time
                let position = layer.presentation()?.position ?? .zero
                return CGPoint(x: (position.x * 1000).rounded() / 1000, y: (position.y * 1000).rounded() / 1000)
            }
        }

        private func corner() -> CGPath {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 30, y: 0))
            path.addLine(to: CGPoint(x: 30, y: 10))
            return path
        }

        @Test func aPositionFollowsAPath() {
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = corner()
            let places = positions(animation, at: [0.25, 0.5, 0.75])
            #expect(places == [CGPoint(x: 15, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 5)])
            animation.values = [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)]
            animation.keyTimes = [0, 0.25, 1]
            #expect(positions(animation, at: [0.25]) == [CGPoint(x: 30, y: 0)])
            animation.calculationMode = .discrete
            #expect(positions(animation, at: [0.5]) == [CGPoint(x: 30, y: 0)])
        }

        @Test func aPathIsCopiedWithTheAnimation() {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path
            let copy = animation.copy() as? CAKeyframeAnimation
            path.addLine(to: CGPoint(x: 10, y: 90))
            #expect(copy?.path?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 0))
        }

        @Test func aPathIsPacedByItsLength() {
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = corner()
            animation.calculationMode = .paced
            animation.keyTimes = [0, 0.1, 1]
            let places = positions(animation, at: [0.25, 0.75])
            #expect(places == [CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0)])
        }

        @Test func aCircleIsFollowedAtOneSpeed() {
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
            animation.calculationMode = .paced
            let places = positions(animation, at: (1...8).map { Double($0) / 10 })
            let steps = zip(places, places.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
            let chord = 20 * sin(CGFloat.pi / 10)
            #expect(steps.allSatisfy { abs($0 - chord) < 0.05 }, "\(steps)")
            #expect(places.allSatisfy { abs(hypot($0.x, $0.y) - 10) < 0.05 })
        }

        @Test func aLayerTurnsAlongItsPath() {
            TestClock.start()
            let layer = CALayer()
            let animation = CAKeyframeAnimation(keyPath: "position")
            (animation.path, animation.duration) = (corner(), 1)
            func angle(_ mode: CAAnimationRotationMode?) -> CGFloat {
                animation.rotationMode = mode
                layer.removeAllAnimations()
                layer.add(animation, forKey: nil)
                TestClock.advance(by: 0.75)
                let shown = layer.presentation()?.affineTransform() ?? .identity
                return (atan2(shown.b, shown.a) * 180 / .pi).rounded()
            }
            #expect(angle(nil) == 0 && angle(.rotateAuto) == 90 && angle(.rotateAutoReverse) == -90)
        }

        @Test func pacedValuesHaveOneSpeed() {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 1, 10]
            #expect(positions(animation, at: [0.5]).map(\.x) == [1])
            animation.calculationMode = .paced
            #expect(positions(animation, at: [0.05, 0.5, 0.9]).map(\.x) == [0.5, 5, 9])
        }

        @Test func cubicValuesAreOnASmoothCurve() {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 0]
            animation.calculationMode = .cubic
            #expect(positions(animation, at: [0.25, 0.5, 0.75]).map(\.x) == [5.625, 10, 5.625])
            // With full tension the tangents vanish.
            animation.tensionValues = [1, 1, 1]
            #expect(positions(animation, at: [0.125, 0.25]).map(\.x) == [1.563, 5])
            animation.tensionValues = nil
            animation.biasValues = [0, 1, 0]
            #expect(positions(animation, at: [0.25, 0.75]).map(\.x) == [4.375, 6.875])
            animation.biasValues = nil
            animation.continuityValues = [0, 1, 0]
            #expect(positions(animation, at: [0.25]).map(\.x) != [5.625])
            animation.continuityValues = nil
            animation.calculationMode = .cubicPaced
            let paced = positions(animation, at: [0.25, 0.5]).map(\.x)
            #expect(abs(paced[0] - 5) < 0.05 && abs(paced[1] - 10) < 0.05)
        }

        @Test func springsAreNotOverdampedUnlessTheyMayBe() {
            let critical = CASpringAnimation(keyPath: "position.x")
            critical.damping = 20
            let strong = CASpringAnimation(keyPath: "position.x")
            strong.damping = 60
            #expect(!strong.allowsOverdamping && strong.settlingDuration == critical.settlingDuration)
            strong.allowsOverdamping = true
            #expect(strong.settlingDuration > critical.settlingDuration)
            #expect((strong.copy() as? CASpringAnimation)?.allowsOverdamping == true)
            #expect(CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5).allowsOverdamping)
            #expect(!CASpringAnimation(perceptualDuration: 0.5, bounce: 0.5).allowsOverdamping)
        }
    }
}
