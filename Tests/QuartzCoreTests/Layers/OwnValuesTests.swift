import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

extension LayerTests {
    /// Tests the properties that a layer class adds.
    @Suite @MainActor struct OwnValues {
        /// Returns a layer whose time is its offset, without rounding errors.
        private func makeGauge() -> Gauge {
            let gauge = Gauge()
            gauge.speed = 0
            return gauge
        }

        private func values(_ layer: Gauge?) -> Gauge.Values? {
            layer?.state.own()
        }

        @Test(arguments: OwnValueSample.all) func anAnimationInterpolates(_ sample: OwnValueSample) {
            TestClock.start()
            let (layer, expected) = (makeGauge(), Gauge())
            let animation = CABasicAnimation(keyPath: sample.key)
            (animation.fromValue, animation.toValue, animation.duration) = (sample.from, sample.to, 1)
            #expect(animation.keyPath == sample.key)
            layer.add(animation, forKey: nil)
            for (time, value) in [(0, sample.from), (0.25, sample.quarter)] {
                layer.timeOffset = time
                sample.set(expected, value)
                #expect(values(layer.presentation()) == values(expected))
                #expect(values(layer) == Gauge.Values())
            }
            layer.speed = 1
            TestClock.advance(by: 1)
            #expect(layer.animationKeys() == nil)
            #expect(values(layer.presentation()) == Gauge.Values())
        }

        @Test(arguments: OwnValueSample.all) func aKeyframeAnimationInGroupsInterpolates(_ sample: OwnValueSample) {
            TestClock.start()
            let (layer, expected) = (makeGauge(), Gauge())
            let frames = CAKeyframeAnimation(keyPath: sample.key)
            (frames.values, frames.duration) = ([sample.from, sample.from, sample.to], 2)
            let (inner, outer) = (CAAnimationGroup(), CAAnimationGroup())
            (inner.animations, inner.duration) = ([frames], 2)
            (outer.animations, outer.duration) = ([inner], 2)
            layer.add(outer, forKey: nil)
            layer.timeOffset = 1.25
            sample.set(expected, sample.quarter)
            #expect(values(layer.presentation()) == values(expected))
        }

        @Test(arguments: OwnValueSample.all) func additiveAnimationsAddUp(_ sample: OwnValueSample) throws {
            TestClock.start()
            let layer = Gauge()
            sample.set(layer, sample.from)
            // Two animations that add nothing but the difference to the other value, a half each.
            let difference = try #require(halfDifference(sample.to, sample.from, key: sample.key))
            for _ in 0..<2 {
                let animation = CABasicAnimation(keyPath: sample.key)
                animation.isAdditive = true
                (animation.fromValue, animation.toValue, animation.duration) = (difference, difference, 1)
                layer.add(animation, forKey: nil)
            }
            let expected = Gauge()
            sample.set(expected, sample.to)
            #expect(values(layer.presentation()) == values(expected))
        }

        /// Returns half of the difference of two values.
        private func halfDifference(_ a: Any, _ b: Any, key: String) -> Any? {
            guard let a = AnimatedValue(a), let b = AnimatedValue(b) else { return nil }
            return a.adding(b.scaled(by: -1)).scaled(by: 0.5).any
        }

        @Test(arguments: OwnValueSample.all) func aValueWithADifferenceIsRestoredByIt(_ sample: OwnValueSample) throws {
            TestClock.start()
            let from = try #require(AnimatedValue(sample.from))
            let to = try #require(AnimatedValue(sample.to))
            guard let (difference, zero) = to.difference(from: from) else {
                #expect(["tint", "palette"].contains(sample.key))
                return
            }
            #expect(from.adding(difference).isEqual(to: to))
            #expect(from.adding(zero).isEqual(to: from))
        }

        @Test(arguments: OwnValueSample.all) func aChangeInASuperlayerAnimates(_ sample: OwnValueSample) throws {
            TestClock.start()
            let (parent, layer) = (CALayer(), makeGauge())
            parent.addSublayer(layer)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            sample.set(layer, sample.from)
            CATransaction.commit()
            #expect(layer.animationKeys() == nil)
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            sample.set(layer, sample.to)
            CATransaction.commit()
            // As at Apple, paths don't animate implicitly.
            let isAnimated = sample.key != "outline"
            #expect(layer.animationKeys() == (isAnimated ? [sample.key] : nil))
            let expected = makeGauge()
            sample.set(expected, sample.to)
            if isAnimated {
                let animation = CABasicAnimation(keyPath: sample.key)
                (animation.fromValue, animation.toValue, animation.duration) = (sample.from, sample.to, 1)
                animation.timingFunction = CAMediaTimingFunction(name: .linear)
                expected.add(animation, forKey: nil)
            }
            for gauge in [layer, expected] { gauge.timeOffset = 0.25 }
            #expect(values(layer.presentation()) == values(expected.presentation()))
        }

        @Test func aComponentAnimates() {
            TestClock.start()
            let layer = makeGauge()
            layer.start = CGPoint(x: 1, y: 2)
            let animation = CABasicAnimation(keyPath: "start.y")
            (animation.fromValue, animation.toValue, animation.duration) = (10, 30, 1)
            layer.add(animation, forKey: nil)
            layer.timeOffset = 0.5
            #expect(layer.presentation()?.start == CGPoint(x: 1, y: 20))
        }

        @Test(arguments: ["start.z", "fraction.x", "nothing", "style", ""])
        func anUnknownPathHasNoEffect(_ path: String) {
            TestClock.start()
            let layer = Gauge()
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (10, 30, 1)
            layer.add(animation, forKey: "animation")
            #expect((layer.animation(forKey: "animation") as? CABasicAnimation)?.keyPath == path)
            #expect(values(layer.presentation()) == Gauge.Values())
        }

        @Test func valuesOfOtherTypesAndCountsHaveNoEffectOrJump() {
            TestClock.start()
            let layer = Gauge()
            layer.marks = [1, 2]
            for (key, value) in [
                ("fraction", CGPoint.zero), ("start", 3), ("marks", [OwnValueSample.red]), ("tint", "red"),
            ]
                as [(String, Any)]
            {
                let animation = CABasicAnimation(keyPath: key)
                (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
                layer.add(animation, forKey: key)
            }
            #expect(layer.presentation()?.fraction == 0.5)
            #expect(layer.presentation()?.start == .zero)
            #expect(layer.presentation()?.tint == .black)
            layer.removeAllAnimations()
            let animation = CABasicAnimation(keyPath: "marks")
            (animation.fromValue, animation.toValue, animation.duration) = ([1], [4, 5, 6], 1)
            layer.add(animation, forKey: nil)
            TestClock.advance(by: 0.5)
            #expect(layer.presentation()?.marks == [4, 5, 6])
        }

        @Test func aLayerOfAnotherClassIsNotAffected() {
            TestClock.start()
            let (gauge, plain) = (Gauge(), CALayer())
            let animation = CABasicAnimation(keyPath: "fraction")
            (animation.fromValue, animation.toValue, animation.duration, animation.isAdditive) = (1, 0, 1, true)
            gauge.add(animation, forKey: nil)
            plain.joinMotion(of: gauge)
            plain.add(animation, forKey: nil)
            TestClock.advance(by: 0.5)
            #expect(plain.presentedState?.look == LayerState().look)
            #expect(plain.property(forKey: "fraction") == nil)
            #expect(gauge.property(forKey: "fraction") == .own(Gauge.Values.animatable[0]))
            #expect(gauge.property(forKey: "bounds") == .bounds)
        }

        @Test func thePresentationIsDrawn() {
            TestClock.start()
            let layer = Gauge()
            layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.position = CGPoint(x: 5, y: 5)
            layer.tint = OwnValueSample.red
            func widths() -> Int {
                let picture = Picture(layer.makeFrame(), width: 10, height: 10)
                return (0..<10).filter { picture[$0, 5] == [255, 0, 0, 255] }.count
            }
            #expect(widths() == 5)
            let frame = layer.makeFrame()
            #expect(layer.makeFrame() === frame)
            layer.style = "other"
            layer.style = "bar"
            #expect(layer.animationKeys() == nil)
            let animation = CABasicAnimation(keyPath: "fraction")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
            layer.add(animation, forKey: nil)
            TestClock.advance(by: 0.2)
            #expect(widths() == 2)
            TestClock.advance(by: 0.6)
            #expect(widths() == 8)
            TestClock.advance(by: 0.3)
            #expect(widths() == 5)
            // The drawing is in the coordinates of the bounds, whose origin has changed.
            layer.bounds.origin.x = 3
            #expect(widths() == 2)
            layer.backgroundColor = OwnValueSample.green
            #expect(Picture(layer.makeFrame(), width: 10, height: 10)[5, 5] == [0, 255, 0, 255])
        }

        @Test func aPropertyThatIsNotAnimatableChangesDuringAnAnimation() {
            TestClock.start()
            let layer = makeGauge()
            let animation = CABasicAnimation(keyPath: "fraction")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
            layer.add(animation, forKey: nil)
            layer.timeOffset = 0.25
            layer.style = "arc"
            #expect(layer.presentation()?.style == "arc")
            #expect(layer.presentation()?.fraction == 0.25)
        }
    }
}

/// A property, two of its values, and the value at a quarter of the way between them.
struct OwnValueSample: CustomTestStringConvertible, @unchecked Sendable {
    let key: String
    let from: Any
    let to: Any
    let quarter: Any
    let set: (Gauge, Any) -> Void

    var testDescription: String { key }

    static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    private static let clearBlue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0)

    static let all = [
        OwnValueSample(key: "fraction", from: 0.0, to: 1.0, quarter: 0.25) {
            $0.fraction = CGFloat($1 as? Double ?? .nan)
        },
        OwnValueSample(
            key: "start",
            from: CGPoint(x: 0, y: 8),
            to: CGPoint(x: 4, y: 0),
            quarter: CGPoint(x: 1, y: 6)
        ) { $0.start = $1 as? CGPoint ?? .zero },
        OwnValueSample(
            key: "tint",
            from: red,
            to: green,
            quarter: CGColor(srgbRed: 0.75, green: 0.25, blue: 0, alpha: 1)
        ) { $0.tint = $1 as? CGColor },
        OwnValueSample(key: "outline", from: path(0), to: path(8), quarter: path(2)) { $0.outline = $1 as? CGPath },
        OwnValueSample(
            key: "palette",
            from: [red, clearBlue],
            to: [green, clearBlue],
            quarter: [CGColor(srgbRed: 0.75, green: 0.25, blue: 0, alpha: 1), clearBlue]
        ) { $0.palette = $1 as? [CGColor] },
        OwnValueSample(key: "marks", from: [0, 8], to: [4, 0], quarter: [1, 6]) { $0.marks = $1 as? [NSNumber] },
    ]

    /// Returns a path with each type of element, of a size.
    private static func path(_ size: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: size, y: 1))
        path.addLine(to: CGPoint(x: 1, y: size))
        path.addQuadCurve(to: CGPoint(x: size, y: size), control: CGPoint(x: 3, y: -size))
        path.addCurve(
            to: CGPoint(x: 2 * size, y: 0),
            control1: CGPoint(x: -1, y: size),
            control2: CGPoint(x: 0, y: size)
        )
        path.closeSubpath()
        return path
    }
}
