import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

extension LayerTests {
    /// Images in another size than their own.
    @Suite @MainActor struct ContentsFilters {
        /// Returns an image of two pixels, a black and a white one, in 20 points.
        private func stretched(_ filter: CALayerContentsFilter) throws -> Picture {
            TestClock.start()
            let context = try #require(
                CGContext(
                    data: nil,
                    width: 2,
                    height: 1,
                    bitsPerComponent: 8,
                    bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
            )
            context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
            layer.contents = context.makeImage()
            layer.magnificationFilter = filter
            return Picture(layer.makeFrame(), width: 20, height: 10)
        }

        @Test func anEnlargedPixelIsASquareByTheNearestOne() throws {
            let picture = try stretched(.nearest)
            for x in 0..<20 { #expect(picture[x, 5] == (x < 10 ? [0, 0, 0, 255] : [255, 255, 255, 255]), "\(x)") }
        }

        @Test func pixelsAreMixedByDefault() throws {
            let picture = try stretched(.linear)
            #expect(picture[9, 5][0] > 0 && picture[9, 5][0] < 255)
            #expect(CALayer().magnificationFilter == .linear && CALayer().minificationFilter == .linear)
        }

        @Test func theBiasChoosesAnotherLevel() {
            let layer = CALayer()
            #expect(layer.minificationFilterBias == 0)
            layer.minificationFilter = .trilinear
            layer.minificationFilterBias = -1
            let size = CGSize(width: 10, height: 20)
            #expect(layer.state.look.filters.levelSize(size) == CGSize(width: 20, height: 40))
            layer.minificationFilter = .linear
            #expect(layer.state.look.filters.levelSize(size) == size)
        }
    }

    /// The opacity of a layer with sublayers.
    @Suite @MainActor struct GroupOpacity {
        private func layer() -> CALayer {
            TestClock.start()
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            let inner = CALayer()
            inner.frame = layer.bounds
            inner.backgroundColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
            layer.addSublayer(inner)
            layer.opacity = 0.5
            return layer
        }

        private func pixel(_ layer: CALayer) -> [Int] {
            TestClock.advance(by: 0.5)
            return Picture(layer.makeFrame(), width: 10, height: 10)[5, 5]
        }

        @Test func aSublayerHidesWhatIsBehindIt() {
            #expect(layer().allowsGroupOpacity)
            #expect(pixel(layer())[0] == 0)
        }

        @Test func withoutAGroupItShowsThrough() {
            let layer = layer()
            layer.allowsGroupOpacity = false
            let half = pixel(layer)
            #expect(abs(half[0] - 64) <= 1 && abs(half[1] - 128) <= 1 && abs(half[3] - 191) <= 1)
            layer.opacity = 1
            #expect(pixel(layer) == [0, 255, 0, 255])
            layer.opacity = 0.5
            #expect(pixel(layer) == half)
            layer.allowsGroupOpacity = true
            #expect(pixel(layer)[0] == 0)
        }
    }
}
