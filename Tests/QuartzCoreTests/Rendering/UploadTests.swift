import CoreGraphics
import DisplayList
import Foundation
import NodeCounting
import Testing

@testable import QuartzCore

extension LayerTests {
    /// Tests that what a GPU can't draw, and Cairo draws into a texture, is the same node in each frame that shows it.
    /// For another node, Cairo would draw another texture.
    @Suite @MainActor struct UploadTests {
        init() {
            TestClock.start()
            Device.current.drawsOnGPU = true
        }

        /// Returns the number of new pictures in ten frames, each after a change, without those of the first change,
        /// and the number of pictures in the last frame.
        private func uploads(of layer: CALayer, _ change: (CGFloat) -> Void) -> (new: Int, shown: Int) {
            let root = CALayer()
            root.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
            root.addSublayer(layer)
            var frames: [NodeCount] = []
            for step in 0...10 {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                change(CGFloat(step))
                CATransaction.commit()
                TestClock.advance(by: 1 / 60)
                frames.append(NodeCount(root.makeFrame()))
            }
            let new = zip(frames, frames.dropFirst()).map { $1.newPictures(since: $0) }
            return (new.reduce(0, +), frames[10].pictureCount)
        }

        /// Returns a layer of 100 by 44 points with a part that can move.
        private func makeBox(_ layer: CALayer = CALayer()) -> (box: CALayer, part: CALayer) {
            let part = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 44)
            part.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            part.backgroundColor = Self.red
            layer.addSublayer(part)
            return (layer, part)
        }

        private static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

        private static func image(side: Int) throws -> CGImage {
            let context = CGContext(
                data: nil,
                width: side,
                height: side,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
            )
            context?.setFillColor(red)
            context?.fill(CGRect(x: 0, y: 0, width: side / 2, height: side))
            return try #require(context?.makeImage())
        }

        @Test func theShadowOfAPathStaysWhileTheContentsMove() {
            let (box, part) = makeBox()
            (box.shadowOpacity, box.shadowRadius) = (1, 4)
            box.shadowPath = CGPath(ellipseIn: box.bounds, transform: nil)
            let count = uploads(of: box) {
                part.position.x = $0
                box.shadowOffset.height = $0
            }
            #expect(count.new == 0)
        }

        @Test func theBorderOfContinuousCornersStaysWhileTheContentsMove() {
            let (box, part) = makeBox()
            box.backgroundColor = Self.red
            (box.cornerRadius, box.cornerCurve, box.borderWidth) = (12, .continuous, 2)
            #expect(uploads(of: box) { part.position.x = $0 }.new == 0)
        }

        @Test func aShapeStaysWhileTheBoundsAndTheShadowChange() {
            let shape = CAShapeLayer()
            let (box, _) = makeBox(shape)
            shape.path = CGPath(ellipseIn: box.bounds, transform: nil)
            let count = uploads(of: box) {
                box.bounds.size.height = 44 + $0
                box.backgroundColor = CGColor(srgbRed: $0 / 10, green: 0, blue: 0, alpha: 1)
            }
            #expect(count.new == 0)
        }

        @Test func aPatternStaysWhileTheBoundsChange() throws {
            let (box, _) = makeBox()
            let tile = ColorTile(image: try Self.image(side: 16), size: CGSize(width: 16, height: 16))
            box.backgroundColor = CGColor(tile: tile)
            #expect(uploads(of: box) { box.bounds.size.height = 44 + 8 * $0 }.new == 0)
        }

        @Test func thePartsOfAStretchedImageStayWhileTheBoundsChange() throws {
            let (box, _) = makeBox()
            box.contents = try Self.image(side: 40)
            box.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
            #expect(uploads(of: box) { box.bounds.size.height = 44 + 8 * $0 }.new == 0)
        }

        /// GTK has a node for gradients along a line.
        @Test func aGradientIsNoPicture() {
            let gradient = CAGradientLayer()
            let (box, _) = makeBox(gradient)
            gradient.cornerRadius = 8
            let count = uploads(of: box) {
                gradient.colors = [CGColor(srgbRed: $0 / 10, green: 0, blue: 0, alpha: 1), Self.red]
                box.bounds.size.height = 44 + 8 * $0
            }
            #expect(count.shown == 0)
        }

        @Test func anImageStaysWhileItIsMovedAndScaled() throws {
            let (box, _) = makeBox()
            box.contents = try Self.image(side: 400)
            let count = uploads(of: box) {
                box.position.x = $0
                box.bounds.size.height = 44 + 8 * $0
            }
            // At twice the size, the GPU gets the level with twice the pixels.
            #expect(count.new == 1)
        }

        @Test func aMaskedLayerStaysWhileItMoves() {
            let ((box, _), mask) = (makeBox(), CAGradientLayer())
            mask.bounds = box.bounds
            mask.colors = [Self.red, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)]
            box.mask = mask
            // A layer animates its changes.
            TestClock.advance(by: 0.3)
            #expect(uploads(of: box) { box.position.x = $0 } == (0, 1))
        }
    }
}
