import CoreGraphics
import Foundation
import SeededRandom
import Testing

@testable import QuartzCore

extension LayerTests {
    @Suite @MainActor struct ShadowShapeTests {
        /// A layer without a background, whose shadow is that of its sublayer.
        private func makeLayer() -> (root: CALayer, layer: CALayer, dot: CALayer) {
            Device.current.drawsWithCairo = true
            let (root, layer, dot) = (CALayer(), CALayer(), CALayer())
            root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            root.position = CGPoint(x: 50, y: 50)
            layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
            layer.position = CGPoint(x: 40, y: 40)
            (layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius) = (1, CGSize(width: 0, height: 4), 3)
            layer.shadowColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            dot.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
            dot.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
            layer.addSublayer(dot)
            root.addSublayer(layer)
            return (root, layer, dot)
        }

        private func picture(_ layer: CALayer) -> Picture {
            // Layers animate their changes.
            TestClock.advance(by: 0.3)
            return Picture(layer.makeFrame(), width: 100, height: 100)
        }

        init() { TestClock.start() }

        @Test func theShadowIsThatOfTheSublayers() {
            defer { Device.current.drawsWithCairo = false }
            let (root, _, _) = makeLayer()
            let picture = picture(root)
            // The dot covers (25 … 45, 30 … 40), and its shadow is 4 points lower.
            #expect(picture[35, 35] == [0, 0, 255, 255])
            #expect(picture[35, 41][0] > 100 && picture[35, 41][2] == 0)
            #expect(picture[35, 41][3] > picture[35, 48][3] && picture[35, 48][3] > picture[35, 52][3])
            #expect(picture[35, 60] == [0, 0, 0, 0])
        }

        @Test func aLayerThatMovesOrFadesKeepsIts() throws {
            defer { Device.current.drawsWithCairo = false }
            let (root, layer, _) = makeLayer()
            // Of several sublayers a node is made whenever the layer is drawn.
            layer.addSublayer(CALayer())
            layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
            _ = picture(root)
            let mask = try #require(layer.shadowShape?.mask)
            layer.position.y += 7
            layer.shadowOpacity = 0.3
            layer.shadowColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
            layer.shadowOffset.height = 9
            _ = picture(root)
            #expect(layer.shadowShape?.mask === mask)
        }

        @Test func itIsMadeAgainForAnotherPictureAndLeavesWithTheShadow() throws {
            defer { Device.current.drawsWithCairo = false }
            let (root, layer, dot) = makeLayer()
            _ = picture(root)
            let mask = try #require(layer.shadowShape?.mask)
            dot.bounds.size.width = 30
            _ = picture(root)
            let second = try #require(layer.shadowShape?.mask)
            #expect(second !== mask)
            layer.shadowRadius = 5
            _ = picture(root)
            #expect(layer.shadowShape?.mask !== second)
            layer.shadowOpacity = 0
            _ = picture(root)
            #expect(layer.shadowShape == nil)
        }

        /// After any changes the picture is that of a new layer with the same values.
        @Test(arguments: 1...6) func aKeptShapeShowsWhatANewOneWould(seed: UInt64) {
            defer { Device.current.drawsWithCairo = false }
            var random = SeededGenerator(seed: seed)
            let (root, layer, dot) = makeLayer()
            for _ in 0..<8 {
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    switch Int.random(in: 0..<6, using: &random) {
                    case 0: layer.position.x = CGFloat(Int.random(in: 10...80, using: &random))
                    case 1: layer.shadowOpacity = Float.random(in: 0.1...1, using: &random)
                    case 2: layer.shadowRadius = CGFloat(Int.random(in: 0...6, using: &random))
                    case 3: dot.position.x = CGFloat(Int.random(in: 0...30, using: &random))
                    case 4: layer.shadowOffset.width = CGFloat(Int.random(in: -5...5, using: &random))
                    default: layer.contentsScale = CGFloat(Int.random(in: 1...3, using: &random))
                    }
                }
                let (newRoot, newLayer, newDot) = makeLayer()
                newLayer.position = layer.position
                newLayer.shadowOpacity = layer.shadowOpacity
                newLayer.shadowRadius = layer.shadowRadius
                newLayer.shadowOffset = layer.shadowOffset
                newLayer.contentsScale = layer.contentsScale
                newDot.position = dot.position
                #expect(picture(root).bytes == picture(newRoot).bytes, "seed \(seed)")
            }
        }

        /// A path longer than the greatest image has a shadow, with fewer pixels per point.
        @Test(arguments: [20_011.7, 60_000, 99_999.3]) func aLongPathHasABlurredShadow(length: CGFloat) {
            let layer = CALayer()
            (layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius) = (1, .zero, 4)
            let path = CGRect(x: 20, y: -length / 2, width: 30, height: length)
            layer.shadowPath = CGPath(rect: path, transform: nil)
            let picture = picture(layer)
            #expect(picture[35, 50][3] > 200 && picture[17, 50][3] < picture[35, 50][3] && picture[17, 50][3] > 0)
        }
    }
}
