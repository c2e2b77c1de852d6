import Testing

@testable import QuartzCore

extension LayerTests {
    @Suite @MainActor struct AdditiveAnimations {
        private func makeLayer() -> CALayer {
            let root = CALayer()
            let layer = CALayer()
            layer.actions = ["position": NSNull(), "transform": NSNull(), "bounds": NSNull()]
            root.addSublayer(layer)
            return layer
        }

        private func animate(_ layer: CALayer, _ property: LayerProperty, to value: AnimatedValue) throws {
            let old = layer.value(of: property)
            layer.setValue(value, of: property)
            let (difference, zero) = try #require(old.difference(from: value))
            let animation = CABasicAnimation(keyPath: property.name)
            animation.setEnds(from: difference, to: zero)
            animation.isAdditive = true
            animation.duration = 0.5
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            layer.add(animation, forKey: nil)
        }

        @Test func presentationStartsAtTheOldValueAndEndsAtTheModel() throws {
            TestClock.start()
            let layer = makeLayer()
            layer.position = CGPoint(x: 10, y: 20)
            try animate(layer, .position, to: .point(CGPoint(x: 110, y: 20)))
            #expect(layer.position.x == 110)
            #expect(layer.presentation()?.position == CGPoint(x: 10, y: 20))
            TestClock.advance(by: 0.25)
            #expect(abs((layer.presentation()?.position.x ?? 0) - 60) < 1e-6)
            TestClock.advance(by: 0.3)
            #expect(layer.presentation()?.position == CGPoint(x: 110, y: 20))
            #expect(layer.animationKeys() == nil)
        }

        @Test func turningRoundHalfWayKeepsPositionAndVelocity() throws {
            TestClock.start()
            let layer = makeLayer()
            try animate(layer, .position, to: .point(CGPoint(x: 100, y: 0)))
            TestClock.advance(by: 0.25)
            var shown = [try #require(layer.presentation()).position.x]
            TestClock.advance(by: 1 / 60)
            shown.append(try #require(layer.presentation()).position.x)
            try animate(layer, .position, to: .point(.zero))
            #expect(layer.presentation()?.position.x == shown[1])
            for _ in 0..<45 {
                TestClock.advance(by: 1 / 60)
                shown.append(try #require(layer.presentation()).position.x)
            }
            let steps = zip(shown.dropFirst(), shown).map { $0 - $1 }
            for (step, previous) in zip(steps.dropFirst(), steps) {
                #expect(abs(step - previous) < 1.2, "a kink of \(step - previous) points a frame")
            }
            #expect(shown.last == 0)
        }

        @Test func aTurnStaysATurnHalfWay() throws {
            TestClock.start()
            let layer = makeLayer()
            try animate(layer, .transform, to: .transform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
            TestClock.advance(by: 0.25)
            let shown = try #require(layer.presentation()).transform
            #expect(abs(shown.m11 - cos(.pi / 4)) < 1e-6)
            #expect(abs(shown.m11 * shown.m22 - shown.m12 * shown.m21 - 1) < 1e-6)
        }
    }
}
