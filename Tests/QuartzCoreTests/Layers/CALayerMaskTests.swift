import CoreGraphics
import DisplayList
import Foundation
import SeededRandom
import Testing

@testable import QuartzCore

extension LayerTests {
    @Suite @MainActor struct MaskTests {
        private static let size = 32

        private func makeLayer(_ color: CGColor? = .white) -> CALayer {
            let layer = CALayer()
            let actions = ["position", "bounds", "opacity", "backgroundColor"]
            layer.actions = Dictionary(uniqueKeysWithValues: actions.map { ($0, NSNull()) })
            layer.bounds = CGRect(x: 0, y: 0, width: Self.size, height: Self.size)
            layer.position = CGPoint(x: Self.size / 2, y: Self.size / 2)
            layer.backgroundColor = color
            return layer
        }

        /// Returns a layer that draws something of many kinds.
        private func randomLayer(_ random: inout SeededGenerator) -> CALayer {
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
            func color() -> CGColor {
                CGColor(srgbRed: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
            }
            let layer = CAGradientLayer()
            layer.bounds = CGRect(x: number(-9...9), y: number(-9...9), width: number(1...40), height: number(1...40))
            layer.position = CGPoint(x: number(0...32), y: number(0...32))
            layer.transform = CATransform3DMakeRotation(number(0...3), 0, 0, 1)
            layer.opacity = Float(number(0.3...1))
            layer.cornerRadius = number(0...9)
            layer.colors = [color(), color()]
            if random.below(2) == 0 { (layer.shadowOpacity, layer.backgroundColor) = (0.5, .white) }
            let child = CAShapeLayer()
            child.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 14), transform: nil)
            child.fillColor = color()
            child.position = CGPoint(x: number(0...20), y: number(0...20))
            layer.addSublayer(child)
            layer.masksToBounds = random.below(2) == 0
            return layer
        }

        private func pixels(_ layer: CALayer, scale: CGFloat = 1) -> [[Int]] {
            let node = layer.makeFrame()?.transformed(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
            let side = Int(CGFloat(Self.size) * scale)
            let picture = Picture(node, width: side, height: side)
            return (0..<side).flatMap { y in (0..<side).map { picture[$0, y] } }
        }

        @Test(arguments: 0..<40) func eachPixelIsMultipliedByTheAlphaOfTheMask(seed: Int) {
            TestClock.start()
            var random = SeededGenerator(seed: UInt64(seed))
            let scale = [CGFloat(1), 1.5, 2][random.below(3)]
            let (layer, mask, root) = (randomLayer(&random), randomLayer(&random), makeLayer(nil))
            root.addSublayer(layer)
            let picture = pixels(root, scale: scale)
            // The mask alone, in the place that it has in the layer.
            let place = makeLayer(nil)
            place.bounds = layer.bounds
            (place.position, place.transform) = (layer.position, layer.transform)
            place.addSublayer(mask)
            let alone = makeLayer(nil)
            alone.addSublayer(place)
            let alpha = pixels(alone, scale: scale).map { $0[3] }
            layer.mask = mask
            #expect(place.sublayers == nil && mask.superlayer === layer)
            let differences = zip(pixels(root, scale: scale), zip(picture, alpha)).map { shown, wanted in
                zip(shown, wanted.0).map { abs($0 - $1 * wanted.1 / 255) }.max() ?? 0
            }
            // The parts of a rotated picture are resampled once more.
            #expect(differences.filter { $0 > 3 }.count <= differences.count / 50)
            #expect((differences.reduce(0, +)) < differences.count)
            layer.mask = nil
            #expect(pixels(root, scale: scale) == picture)
        }

        @Test func aMaskThatDrawsNothingHidesTheLayer() {
            TestClock.start()
            let (layer, mask) = (makeLayer(), makeLayer(nil))
            layer.mask = mask
            #expect(layer.makeFrame() == nil)
            mask.backgroundColor = .black
            #expect(pixels(layer).allSatisfy { $0 == [255, 255, 255, 255] })
            mask.isHidden = true
            #expect(layer.makeFrame() == nil)
            mask.isHidden = false
            mask.frame.origin.x = 100
            #expect(pixels(layer).allSatisfy { $0 == [0, 0, 0, 0] })
        }

        @Test func aMaskAnimates() {
            TestClock.start()
            let (layer, mask) = (makeLayer(), makeLayer())
            layer.mask = mask
            mask.speed = 0
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (-16, 16, 1)
            mask.add(animation, forKey: nil)
            mask.timeOffset = 0.25
            #expect(pixels(layer).filter { $0[3] == 255 }.count == 8 * 32)
            mask.timeOffset = 0.5
            #expect(pixels(layer).filter { $0[3] == 255 }.count == 16 * 32)
            #expect(layer.presentation()?.mask?.position.x == 0)
            #expect(layer.presentation()?.mask?.model() === mask)
        }

        @Test func aMaskIsDrawnWhereALayerIsRendered() throws {
            TestClock.start()
            let (layer, mask) = (makeLayer(), makeLayer())
            mask.position.x = 0
            layer.mask = mask
            let drawn = RenderNode.cairo(in: layer.bounds) {
                layer.render(in: CGContext(borrowing: $0, height: 32, scale: 1))
            }
            let picture = Picture(drawn, width: 32, height: 32)
            #expect(picture[8, 8] == [255, 255, 255, 255] && picture[24, 8] == [0, 0, 0, 0])
        }

        @Test func hitTestingIgnoresMasks() {
            TestClock.start()
            let (layer, mask) = (makeLayer(), makeLayer())
            mask.frame.origin.x = 100
            layer.mask = mask
            #expect(layer.hitTest(CGPoint(x: 5, y: 5)) === layer)
            #expect(layer.hitTest(CGPoint(x: 105, y: 5)) == nil)
        }

        @Test func aMaskHasAMaskAndIsReplaced() {
            TestClock.start()
            let (layer, mask, inner) = (makeLayer(), makeLayer(), makeLayer())
            (layer.mask, mask.mask) = (mask, inner)
            mask.position.x = 0
            inner.position.y = 0
            #expect(pixels(layer).filter { $0[3] == 255 }.count == 16 * 16)
            layer.mask = mask
            #expect(layer.mask === mask)
            layer.mask = inner
            #expect(mask.mask == nil && mask.superlayer == nil && layer.mask === inner)
            layer.addSublayer(inner)
            #expect(layer.mask == nil && layer.sublayers == [inner])
        }

        @Test func aShadowIsMaskedToo() {
            TestClock.start()
            let (layer, mask) = (makeLayer(), makeLayer())
            layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
            (layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius) = (1, CGSize(width: 10, height: 0), 0)
            #expect(pixels(layer)[16 * 32 + 24][3] == 255)
            mask.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
            layer.mask = mask
            #expect(pixels(layer)[16 * 32 + 24][3] == 0 && pixels(layer)[16 * 32 + 16][3] == 255)
        }
    }
}
