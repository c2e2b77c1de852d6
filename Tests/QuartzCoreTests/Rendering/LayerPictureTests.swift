import DisplayList
import Foundation
import Testing

@testable import CoreGraphics
@testable import QuartzCore

extension LayerTests {
    /// Tests the pixels of layers.
    @Suite @MainActor struct Pictures {
        private static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        private static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        private static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

        private func makeLayer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
            let layer = CALayer()
            layer.anchorPoint = .zero
            layer.frame = frame
            layer.backgroundColor = color
            return layer
        }

        private func picture(_ layer: CALayer) -> Picture {
            TestClock.advance(by: 0.3)
            return Picture(layer.makeFrame(), width: 40, height: 40)
        }

        @Test func backgroundFillsTheFrame() {
            TestClock.start()
            let shown = picture(makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red))
            #expect(shown[9, 20] == [0, 0, 0, 0])
            #expect(shown[10, 10] == [255, 0, 0, 255])
            #expect(shown[29, 29] == [255, 0, 0, 255])
            #expect(shown[30, 20] == [0, 0, 0, 0])
        }

        /// The numbers of a node's frame have 32 bits, which aren't enough for positions in a long table.
        @Test func contentFarDownInTheBoundsIsInItsPlace() {
            TestClock.start()
            let pictures = [0, 54_999_944_993.5].map { far in
                let layer = makeLayer(CGRect(x: 4, y: 4, width: 30, height: 30), Self.red)
                layer.masksToBounds = true
                layer.bounds.origin = CGPoint(x: 3, y: far)
                layer.borderWidth = 1
                layer.addSublayer(makeLayer(CGRect(x: 8, y: far + 6.5, width: 12, height: 9), Self.green))
                let turned = makeLayer(CGRect(x: 20, y: far + 20, width: 8, height: 20), Self.blue)
                turned.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
                layer.addSublayer(turned)
                return picture(layer)
            }
            for y in 0..<40 { for x in 0..<40 { #expect(pictures[0][x, y] == pictures[1][x, y], "\(x), \(y)") } }
            #expect(pictures[1][12, 15] == [0, 255, 0, 255] && pictures[1][6, 31] == [255, 0, 0, 255])
        }

        @Test func cornersAreRoundedWhereTheyAreMeantToBe() {
            TestClock.start()
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red)
            layer.cornerRadius = 8
            layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            let shown = picture(layer)
            #expect(shown[10, 10][3] == 0 && shown[29, 29][3] == 0)
            #expect(shown[29, 10][3] == 255 && shown[10, 29][3] == 255)
            #expect(shown[20, 20][3] == 255)
        }

        @Test func theBorderIsInsideAndAboveSublayers() {
            TestClock.start()
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red)
            layer.borderWidth = 3
            layer.borderColor = Self.blue
            layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20), Self.green))
            let shown = picture(layer)
            #expect(shown[11, 20] == [0, 0, 255, 255])
            #expect(shown[14, 20] == [0, 255, 0, 255])
            #expect(shown[9, 20][3] == 0)
        }

        @Test func opacityIsThatOfTheGroup() {
            TestClock.start()
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), Self.red)
            layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 20, height: 40), Self.green))
            layer.opacity = 0.5
            let shown = picture(layer)
            #expect(shown[10, 10][0] == 0, "the red below must not shine through the green")
            #expect(abs(shown[10, 10][1] - 128) <= 1 && abs(shown[10, 10][3] - 128) <= 1)
            #expect(abs(shown[30, 10][0] - 128) <= 1)
        }

        @Test func masksToBoundsCutsSublayersAlongTheCorners() {
            TestClock.start()
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), nil)
            let inner = makeLayer(CGRect(x: -10, y: -10, width: 40, height: 40), Self.green)
            layer.addSublayer(inner)
            #expect(picture(layer)[5, 5][3] == 255)
            layer.masksToBounds = true
            #expect(picture(layer)[5, 5][3] == 0)
            #expect(picture(layer)[10, 10][3] == 255)
            layer.cornerRadius = 8
            #expect(picture(layer)[10, 10][3] == 0)
            #expect(picture(layer)[20, 20][3] == 255)
        }

        @Test func scrollingTheBoundsMovesWhatIsInside() {
            TestClock.start()
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
            layer.addSublayer(makeLayer(CGRect(x: 20, y: 20, width: 10, height: 10), Self.red))
            #expect(picture(layer)[5, 5][3] == 0)
            layer.bounds.origin = CGPoint(x: 18, y: 18)
            #expect(picture(layer)[5, 5] == [255, 0, 0, 255])
        }

        @Test func shadowsFallOutside() {
            TestClock.start()
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red)
            layer.shadowOpacity = 1
            layer.shadowRadius = 0
            layer.shadowOffset = CGSize(width: 6, height: 6)
            layer.shadowColor = Self.blue
            let shown = picture(layer)
            #expect(shown[20, 20] == [255, 0, 0, 255])
            #expect(shown[33, 33] == [0, 0, 255, 255])
            #expect(shown[12, 33][3] == 0)
            #expect(shown[38, 38][3] == 0)
        }

        @Test func transformsTurnAboutTheAnchorPoint() {
            TestClock.start()
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 20, height: 4), Self.red)
            layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            layer.position = CGPoint(x: 20, y: 20)
            #expect(picture(layer)[12, 20][3] == 255)
            layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
            #expect(picture(layer)[12, 20][3] == 0)
            #expect(picture(layer)[20, 12][3] == 255)
            layer.transform = CATransform3DMakeScale(0.25, 1, 1)
            #expect(picture(layer)[20, 20][3] == 255)
            #expect(picture(layer)[14, 20][3] == 0)
        }

        /// As with an animation of `transform.scale`. Cairo draws nodes with transforms of space in pink.
        @Test func withoutPerspectiveTheDepthDoesNotShow() {
            TestClock.start()
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red)
            layer.transform = CATransform3DMakeScale(0.5, 0.5, 0.5)
            #expect(picture(layer)[15, 15] == [255, 0, 0, 255])
            #expect(picture(layer)[25, 25][3] == 0)
            layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
            #expect(picture(layer)[15, 25] == [255, 0, 0, 255])
            #expect(picture(layer)[25, 25][3] == 0)
        }

        @Test func transformsOfSublayersInThePlaneAreDrawn() {
            TestClock.start()
            let root = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 4), Self.red)
            root.addSublayer(layer)
            root.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
            #expect(picture(root)[6, 6] == [255, 0, 0, 255])
            #expect(picture(root)[16, 6][3] == 0)
            // The middle is that of the root, which is its corner.
            layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
            #expect(picture(root)[4, 12] == [255, 0, 0, 255])
            #expect(picture(root)[6, 6][3] == 0)
        }

        /// The depth of a turned layer shows as soon as its superlayer has a perspective.
        @Test func aLayerIsPlacedAgainWhenItsSuperlayerGetsAPerspective() {
            TestClock.start()
            let root = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red)
            layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
            root.addSublayer(layer)
            _ = picture(root)
            let flat = layer.placedNode?.node
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 100
            root.sublayerTransform = perspective
            _ = picture(root)
            #expect(layer.placedNode?.node !== flat)
            #expect(layer.placedNode?.isInPlane == false)
        }

        @Test func higherZPositionsAreInFront() {
            TestClock.start()
            let root = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
            let (first, second) = (makeLayer(root.bounds, Self.red), makeLayer(root.bounds, Self.green))
            root.addSublayer(first)
            root.addSublayer(second)
            #expect(picture(root)[5, 5] == [0, 255, 0, 255])
            first.zPosition = 1
            #expect(picture(root)[5, 5] == [255, 0, 0, 255])
            second.zPosition = 2
            #expect(picture(root)[5, 5] == [0, 255, 0, 255])
        }

        @Test func imagesArePlacedByGravity() throws {
            TestClock.start()
            let context = try #require(CGContext(size: CGSize(width: 10, height: 4), scale: 1, isOpaque: false))
            context.setFillColor(Self.green)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 4))
            let image = try #require(context.makeImage())
            let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            let expected: [(CALayerContentsGravity, CGRect)] = [
                (.resize, bounds), (.resizeAspect, CGRect(x: 0, y: 6, width: 20, height: 8)),
                (.resizeAspectFill, CGRect(x: -15, y: 0, width: 50, height: 20)),
                (.center, CGRect(x: 5, y: 8, width: 10, height: 4)), (.top, CGRect(x: 5, y: 0, width: 10, height: 4)),
                (.bottomRight, CGRect(x: 10, y: 16, width: 10, height: 4)),
                (.left, CGRect(x: 0, y: 8, width: 10, height: 4)),
            ]
            for (gravity, place) in expected {
                let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), nil)
                layer.contents = image
                layer.contentsGravity = gravity
                let shown = picture(layer)
                let placed = place.offsetBy(dx: 10, dy: 10)
                for (x, y) in [(11, 11), (20, 11), (28, 28), (11, 20), (20, 20), (28, 20), (20, 27), (2, 20), (36, 20)]
                {
                    let isInside = placed.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                    #expect((shown[x, y][3] > 128) == isInside, "\(gravity.rawValue) at \(x), \(y)")
                }
            }
        }

        @Test func aFadeMixesTheOldPictureAndTheNewOneWithOneShadow() {
            TestClock.start()
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red)
            layer.shadowOpacity = 0.5
            layer.shadowRadius = 0
            layer.shadowOffset = CGSize(width: 0, height: 5)
            let before = picture(layer)
            let fade = CATransition()
            fade.duration = 1
            layer.add(fade, forKey: "fade")
            layer.backgroundColor = Self.blue
            TestClock.advance(by: 0.25)
            let mixed = Picture(layer.makeFrame(), width: 40, height: 40)
            #expect(abs(mixed[20, 20][0] - 191) <= 2 && abs(mixed[20, 20][2] - 64) <= 2)
            #expect(abs(mixed[20, 33][3] - before[20, 33][3]) <= 1)
            TestClock.advance(by: 1)
            let after = Picture(layer.makeFrame(), width: 40, height: 40)
            #expect(after[20, 20] == [0, 0, 255, 255])
        }
    }
}
