import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import QuartzCore

extension LayerTests {
    /// Tests effects on the picture of a layer, and the layers that they draw.
    @Suite @MainActor struct Effects {
        /// Draws a layer over the picture.
        private final class Overlay: LayerEffect {
            let layers: [CALayer]

            init(_ layer: CALayer) {
                layers = [layer]
            }

            func apply(to picture: RenderNode, in bounds: CGRect) -> RenderNode? {
                .container([picture] + layers.compactMap { $0.makePlacedNode(from: bounds.origin) })
            }
        }

        /// Shows nothing.
        private final class Vanishing: LayerEffect {
            var layers: [CALayer] { [] }

            func apply(to picture: RenderNode, in bounds: CGRect) -> RenderNode? { nil }
        }

        private let layer = CALayer()
        private let inner = CALayer()
        private let root = CALayer()

        private func start() {
            TestClock.start()
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            for (layer, color) in [(layer, CGColor.white), (inner, .black)] {
                layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
                layer.backgroundColor = color
            }
            root.bounds = layer.bounds
            root.position = CGPoint(x: 5, y: 5)
            layer.position = CGPoint(x: 5, y: 5)
            inner.position = CGPoint(x: 10, y: 5)
            root.addSublayer(layer)
            layer.setEffect(Overlay(inner), in: "test")
            CATransaction.commit()
        }

        private func pixels() -> [Int] {
            let picture = Picture(root.makeFrame(), width: 10, height: 10)
            return (0..<10).map { picture[$0, 5][0] }
        }

        private static func row(white: Int) -> [Int] {
            Array(repeating: 255, count: white) + Array(repeating: 0, count: 10 - white)
        }

        @Test func aLayerOfAnEffectIsInTheCoordinatesOfTheBounds() {
            start()
            #expect(pixels() == Self.row(white: 5))
            layer.actions = ["bounds": NSNull()]
            layer.bounds.origin.x = 3
            #expect(pixels() == Self.row(white: 2))
        }

        @Test func aLayerOfAnEffectAnimatesAndIsLaidOut() {
            start()
            _ = pixels()
            inner.position.x += 4
            #expect(inner.animationKeys() == ["position"])
            #expect(pixels() == Self.row(white: 5))
            TestClock.advance(by: 0.3)
            #expect(pixels() == Self.row(white: 9))
            root.layoutTree()
            inner.setNeedsLayout()
            #expect(layer.layoutIsNeededBelow)
            root.layoutTree()
            #expect(!inner.needsLayout())
        }

        @Test func aLayerOfAnEffectIsNoSublayer() {
            start()
            #expect(layer.sublayers == nil)
            #expect(inner.superlayer === layer)
            layer.backgroundColor = nil
            #expect(root.hitTest(CGPoint(x: 8, y: 5)) === layer)
        }

        @Test func anotherPlaceEndsTheEffect() {
            start()
            root.addSublayer(inner)
            #expect(layer.effects.isEmpty)
            #expect(inner.superlayer === root)
            layer.setEffect(Overlay(inner), in: "test")
            #expect(root.sublayers?.count == 1)
            let other = CALayer()
            other.setEffect(Overlay(inner), in: "test")
            #expect(layer.effects.isEmpty)
            #expect(inner.superlayer === other)
            inner.removeFromSuperlayer()
            #expect(other.effects.isEmpty)
        }

        @Test func anEffectReplacesTheOneOfItsType() throws {
            start()
            let first = try #require(layer.effect(Overlay.self))
            layer.setEffect(Vanishing(), in: "test")
            #expect(pixels() == Self.row(white: 0))
            layer.setEffect(Overlay(inner), in: "test")
            #expect(layer.effects.count == 2)
            #expect(layer.effect(Overlay.self) !== first)
            #expect(inner.superlayer === layer)
            layer.setEffect(nil as Vanishing?, in: "test")
            #expect(pixels() == Self.row(white: 5))
            layer.setEffect(nil as Overlay?, in: "test")
            #expect(inner.superlayer == nil)
            #expect(pixels() == Self.row(white: 10))
        }

        @Test func layersOfEffectsOutliveTheirSuperlayer() {
            start()
            var outer: CALayer? = CALayer()
            outer?.setEffect(Overlay(inner), in: "test")
            #expect(inner.superlayer != nil)
            outer = nil
            #expect(inner.superlayer == nil)
        }
    }
}
