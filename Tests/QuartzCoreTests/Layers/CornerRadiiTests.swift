import CoreGraphics
import Foundation
import SeededRandom
import Testing

@testable import QuartzCore

extension LayerTests {
    @Suite @MainActor struct CornerRadiiTests {
        private let all: CACornerMask = .all

        /// A red layer of 60 by 40 points with a border, a blue sublayer that it clips, and a shadow around it.
        private func makeLayer(_ curve: CALayerCornerCurve, clips: Bool = true) -> CALayer {
            let layer = CALayer()
            layer.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
            layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            layer.cornerCurve = curve
            layer.masksToBounds = clips
            (layer.borderWidth, layer.borderColor) = (3, .black)
            (layer.shadowOpacity, layer.shadowRadius) = (0.5, 4)
            let child = CALayer()
            child.frame = CGRect(x: -5, y: 20, width: 40, height: 40)
            child.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
            layer.addSublayer(child)
            return layer
        }

        private func bytes(_ layer: CALayer) -> [UInt8] { Picture(layer.makeFrame(), width: 80, height: 60).bytes }

        /// Four equal radii, whether they fit or not, are one radius.
        @Test(arguments: LawCount.seeds(12)) func equalRadiiAreOneRadius(seed: UInt64) {
            TestClock.start()
            var random = SeededGenerator(seed: seed)
            let radius = CGFloat.random(in: 0...45, using: &random)
            let curve: CALayerCornerCurve = .random(in: 0...1, using: &random) < 0.5 ? .circular : .continuous
            let corners = CACornerMask(rawValue: UInt(random.below(16)))
            for clips in [false, true] {
                let (one, other) = (makeLayer(curve, clips: clips), makeLayer(curve, clips: clips))
                one.cornerRadius = radius
                other.cornerRadii = CornerRadii(radius)
                #expect(bytes(one) == bytes(other), "\(radius) \(curve.rawValue)")
                one.maskedCorners = corners
                other.cornerRadii = CornerRadii(radius, in: corners)
                CATransaction.flush()
                one.removeAllAnimations()
                other.removeAllAnimations()
                #expect(bytes(one) == bytes(other), "\(radius) \(curve.rawValue) \(corners.rawValue)")
            }
        }

        /// Each corner covers of the pixels what a circle of its radius does, as precisely as Cairo smooths edges.
        @Test(arguments: LawCount.seeds(8)) func eachCornerHasItsRadius(seed: UInt64) {
            TestClock.start()
            var random = SeededGenerator(seed: seed)
            let radii = (0..<4).map { _ in CGFloat.random(in: 0...20, using: &random) }
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
            layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            layer.cornerRadii = CornerRadii(
                topLeft: radii[0],
                topRight: radii[1],
                bottomLeft: radii[2],
                bottomRight: radii[3]
            )
            let picture = Picture(layer.makeFrame(), width: 60, height: 40)
            for (index, radius) in radii.enumerated() {
                for place in 0..<30 * 20 {
                    // The corner is in the upper left, as if the picture were turned.
                    let (x, y) = (place % 30, place / 30)
                    let shown = picture[index % 2 == 0 ? x : 59 - x, index / 2 == 0 ? y : 39 - y][0]
                    let exact = Self.coverage(x, y, radius: radius) * 255
                    #expect(abs(CGFloat(shown) - exact) < 24, "(\(x), \(y)) of corner \(index) of \(radii)")
                }
            }
        }

        /// The part of a pixel that is inside a rounded corner in the upper left.
        private static func coverage(_ x: Int, _ y: Int, radius: CGFloat) -> CGFloat {
            guard CGFloat(x) < radius, CGFloat(y) < radius else { return 1 }
            let samples = 12
            let covered = (0..<samples * samples).count { sample in
                let left = CGFloat(x) + (CGFloat(sample % samples) + 0.5) / CGFloat(samples)
                let top = CGFloat(y) + (CGFloat(sample / samples) + 0.5) / CGFloat(samples)
                guard left < radius, top < radius else { return true }
                return hypot(radius - left, radius - top) <= radius
            }
            return CGFloat(covered) / CGFloat(samples * samples)
        }

        /// Corners of one side that overlap become smaller together, as in CSS.
        @Test func cornersThatOverlapBecomeSmaller() {
            TestClock.start()
            func picture(_ radii: CornerRadii) -> [UInt8] {
                let layer = CALayer()
                layer.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
                layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
                layer.cornerRadii = radii
                return bytes(layer)
            }
            let left = CornerRadii(topLeft: 30, topRight: 0, bottomLeft: 10, bottomRight: 0)
            #expect(picture(left.map { $0 * 5 }) == picture(left))
            #expect(picture(CornerRadii(.infinity)) == picture(CornerRadii(20)))
            #expect(picture(CornerRadii(.nan)) == picture(CornerRadii()))
            #expect(picture(CornerRadii(-8)) == picture(CornerRadii()))
        }

        @Test(arguments: LawCount.seeds(20)) func fittedRadiiAreAtMostHalfOfTheShorterSide(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let odd: [CGFloat] = [.nan, .infinity, -.infinity, -3, 0, .greatestFiniteMagnitude]
            func number() -> CGFloat {
                random.below(3) == 0 ? odd[random.below(odd.count)] : .random(in: 0...80, using: &random)
            }
            let size = CGSize(width: number(), height: number())
            let radius = number()
            let fitted = CornerRadii(radius).fitted(to: size)
            #expect(fitted.topLeft >= 0 && fitted.topLeft.isFinite && fitted == CornerRadii(fitted.largest))
            if size.width > 0, size.height > 0, size.width < 100, size.height < 100, radius >= 0 {
                #expect(fitted.topLeft == min(radius, size.width / 2, size.height / 2))
            }
        }

        // MARK: Values

        @Test func radiiOfCornersTakePrecedence() {
            TestClock.start()
            let layer = CALayer()
            layer.cornerRadius = 5
            #expect(layer.shownRadii == CornerRadii(5) && layer.cornerRadii == nil)
            layer.cornerRadii = CornerRadii(8, in: [.layerMaxXMinYCorner])
            layer.cornerRadius = 2
            #expect(layer.cornerRadius == 2 && layer.maskedCorners == all)
            #expect(layer.shownRadii == CornerRadii(topLeft: 0, topRight: 8, bottomLeft: 0, bottomRight: 0))
            layer.cornerRadii = nil
            #expect(layer.shownRadii == CornerRadii(2))
        }

        @Test func aRadiusThatIsNoneIsZero() {
            TestClock.start()
            let layer = CALayer()
            layer.cornerRadii = CornerRadii(topLeft: .nan, topRight: -1, bottomLeft: -.infinity, bottomRight: 3)
            #expect(layer.cornerRadii == CornerRadii(topLeft: 0, topRight: 0, bottomLeft: 0, bottomRight: 3))
        }

        // MARK: Animation

        /// Half of the way is drawn as radii of half the size, also from `cornerRadius`.
        @Test func radiiAnimate() throws {
            TestClock.start()
            let (root, layer) = (CALayer(), CALayer())
            root.addSublayer(layer)
            layer.cornerRadius = 4
            CATransaction.flush()
            layer.removeAllAnimations()
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.cornerRadii = CornerRadii(topLeft: 24, topRight: 14, bottomLeft: 4, bottomRight: 0)
            CATransaction.commit()
            TestClock.advance(by: 0.5)
            let shown = try #require(layer.presentation()?.cornerRadii)
            let expected = CornerRadii(topLeft: 14, topRight: 9, bottomLeft: 4, bottomRight: 2)
            for (one, other) in zip(shown.list, expected.list) { #expect(abs(one - other) < 1e-6) }
            TestClock.advance(by: 1)
            #expect(layer.presentation()?.cornerRadii == layer.cornerRadii)
        }

        /// Additive animations add up, though one of them goes below zero.
        @Test func animationsBelowZeroAddUp() throws {
            TestClock.start()
            let layer = CALayer()
            layer.cornerRadii = CornerRadii(2)
            for (index, difference) in [-10.0, 12].enumerated() {
                let animation = CABasicAnimation(keyPath: "cornerRadii")
                animation.isAdditive = true
                animation.fromValue = [difference, difference, difference, difference]
                animation.toValue = [difference, difference, difference, difference]
                animation.duration = 1
                layer.add(animation, forKey: "\(index)")
            }
            TestClock.advance(by: 0.5)
            let shown = try #require(layer.presentation()?.cornerRadii)
            #expect(shown == CornerRadii(4))
        }
    }
}

extension CornerRadii {
    fileprivate var list: [CGFloat] { [topLeft, topRight, bottomLeft, bottomRight] }
}
