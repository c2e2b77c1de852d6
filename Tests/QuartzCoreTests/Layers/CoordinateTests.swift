import Foundation
import SeededRandom
import Testing

@testable import QuartzCore

extension LayerTests {
    @Suite @MainActor struct Coordinates {
        /// Returns a random tree of layers with rotation, scale and bounds offsets.
        private func makeTree(_ random: inout SeededGenerator) -> [CALayer] {
            var layers = [CALayer()]
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            for _ in 0..<12 {
                let layer = CALayer()
                func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
                layer.bounds = CGRect(
                    x: number(-9...9),
                    y: number(-9...9),
                    width: number(5...80),
                    height: number(5...80)
                )
                layer.position = CGPoint(x: number(-50...50), y: number(-50...50))
                layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
                if Bool.random(using: &random) {
                    let turn = CATransform3DMakeRotation(number(-3...3), 0, 0, 1)
                    layer.transform = CATransform3DScale(turn, number(0.5...2), number(0.5...2), 1)
                }
                if Bool.random(using: &random) {
                    layer.sublayerTransform = CATransform3DMakeScale(number(0.5...2), number(0.5...2), 1)
                }
                layers[Int.random(in: 0..<layers.count, using: &random)].addSublayer(layer)
                layers.append(layer)
            }
            CATransaction.commit()
            return layers
        }

        /// Converts a point from a layer to its superlayer, written out from the definition.
        private func toSuperlayer(_ p: CGPoint, _ layer: CALayer) -> CGPoint {
            let (b, a) = (layer.bounds, layer.anchorPoint)
            let (x, y) = (p.x - b.minX - a.x * b.width, p.y - b.minY - a.y * b.height)
            let t = layer.transform
            let placed = CGPoint(
                x: t.m11 * x + t.m21 * y + t.m41 + layer.position.x,
                y: t.m12 * x + t.m22 * y + t.m42 + layer.position.y
            )
            guard let s = layer.superlayer?.sublayerTransform else { return placed }
            return CGPoint(
                x: s.m11 * placed.x + s.m21 * placed.y + s.m41,
                y: s.m12 * placed.x + s.m22 * placed.y + s.m42
            )
        }

        private func toRoot(_ p: CGPoint, _ layer: CALayer) -> CGPoint {
            sequence(first: layer, next: \.superlayer).dropLast().reduce(p) { toSuperlayer($0, $1) }
        }

        @Test(arguments: 0..<10 as Range<UInt64>)
        func conversionIsTheProductOfTheSteps(seed: UInt64) throws {
            TestClock.start()
            var random = SeededGenerator(seed: seed)
            let layers = makeTree(&random)
            for _ in 0..<60 {
                let from = try #require(layers.randomElement(using: &random))
                let to = try #require(layers.randomElement(using: &random))
                let p = CGPoint(x: CGFloat.random(in: -50...50, using: &random), y: 7)
                let converted = from.convert(p, to: to)
                let (a, b) = (toRoot(p, from), toRoot(converted, to))
                #expect(abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6, "seed \(seed)")
                let back = from.convert(converted, from: to)
                #expect(abs(back.x - p.x) < 1e-6 && abs(back.y - p.y) < 1e-6, "seed \(seed)")
            }
            for layer in layers.dropFirst() where CATransform3DIsIdentity(layer.transform) {
                let moved = layer.convert(layer.bounds, to: layer.superlayer)
                if CATransform3DIsIdentity(layer.superlayer?.sublayerTransform ?? CATransform3DIdentity) {
                    #expect(abs(moved.minX - layer.frame.minX) < 1e-9 && abs(moved.maxY - layer.frame.maxY) < 1e-9)
                }
            }
        }

        @Test(arguments: 0..<10 as Range<UInt64>)
        func hitTestingFindsTheFrontMostLayerAtAPoint(seed: UInt64) throws {
            TestClock.start()
            var random = SeededGenerator(seed: seed)
            let layers = makeTree(&random)
            layers[0].bounds = CGRect(x: -200, y: -200, width: 400, height: 400)
            layers[0].position = .zero
            layers[0].anchorPoint = CGPoint(x: 0.5, y: 0.5)
            for layer in layers.dropFirst() where Int.random(in: 0..<6, using: &random) == 0 { layer.isHidden = true }
            /// Returns all layers from back to front, in drawing order.
            func drawn(_ layer: CALayer) -> [CALayer] {
                layer.isHidden ? [] : [layer] + (layer.sublayers ?? []).flatMap(drawn)
            }
            let order = drawn(layers[0])
            for _ in 0..<60 {
                let p = CGPoint(
                    x: CGFloat.random(in: -150...150, using: &random),
                    y: CGFloat.random(in: -150...150, using: &random)
                )
                let expected = order.last { $0.bounds.contains($0.convert(p, from: layers[0])) }
                #expect(layers[0].hitTest(p) === expected, "seed \(seed) at \(p)")
            }
        }
    }
}
