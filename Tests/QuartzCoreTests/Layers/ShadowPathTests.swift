import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

extension LayerTests {
    @Suite @MainActor struct ShadowPathTests {
        private func makeLayer() -> CALayer {
            TestClock.start()
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            layer.position = CGPoint(x: 20, y: 20)
            (layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius) = (1, .zero, 0)
            layer.shadowColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            return layer
        }

        private func picture(_ layer: CALayer) -> Picture { Picture(layer.makeFrame(), width: 60, height: 60) }

        private static let red = [255, 0, 0, 255]
        private static let clear = [0, 0, 0, 0]

        @Test func aLayerThatDrawsNothingHasTheShadowOfItsPath() {
            let layer = makeLayer()
            layer.shadowPath = CGPath(rect: CGRect(x: 2, y: 4, width: 30, height: 6), transform: nil)
            layer.shadowOffset = CGSize(width: 1, height: 2)
            let picture = picture(layer)
            // The layer begins at (10, 10).
            #expect(picture[14, 17] == Self.red && picture[42, 21] == Self.red)
            #expect(picture[44, 17] == Self.clear && picture[42, 15] == Self.clear && picture[42, 22] == Self.clear)
        }

        @Test func theShadowIsBehindTheLayerAndMovesWithItsBounds() {
            let layer = makeLayer()
            layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
            layer.shadowPath = CGPath(rect: CGRect(x: 5, y: 5, width: 20, height: 10), transform: nil)
            #expect(picture(layer)[20, 20] == [0, 0, 255, 255])
            #expect(picture(layer)[33, 20] == Self.red && picture(layer)[33, 27] == Self.clear)
            layer.bounds.origin = CGPoint(x: -3, y: 0)
            #expect(picture(layer)[37, 20] == Self.red)
            layer.shadowPath = nil
            #expect(picture(layer)[33, 20] == Self.clear)
        }

        @Test func theRadiusBlursTheEdge() {
            let layer = makeLayer()
            layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
            layer.shadowRadius = 3
            let picture = picture(layer)
            let alphas = (20..<42).map { picture[$0, 20][3] }
            #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 >= $1 })
            #expect(alphas[0] > 240 && (90...165).contains(alphas[9]) && alphas[21] < 15, "\(alphas)")
        }

        @Test func clippedLayersHaveNone() {
            let layer = makeLayer()
            layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
            layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10), transform: nil)
            layer.masksToBounds = true
            #expect(picture(layer)[40, 14] == Self.clear)
        }

        @Test func anAnimationMovesThePath() {
            let layer = makeLayer()
            let (from, to) = (CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 20, width: 10, height: 10))
            layer.shadowPath = CGPath(rect: from, transform: nil)
            _ = picture(layer)
            layer.shadowPath = CGPath(rect: to, transform: nil)
            #expect(layer.animationKeys() == nil || layer.animationKeys()?.isEmpty == true)
            let animation = CABasicAnimation(keyPath: "shadowPath")
            animation.fromValue = CGPath(rect: from, transform: nil)
            animation.toValue = CGPath(rect: to, transform: nil)
            animation.duration = 1
            layer.add(animation, forKey: nil)
            TestClock.advance(by: 0.5)
            #expect(picture(layer)[25, 25] == Self.red)
            #expect(picture(layer)[14, 14][3] < 10 && picture(layer)[35, 35][3] < 10)
        }
    }
}
