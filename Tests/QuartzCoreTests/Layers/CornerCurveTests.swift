import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

extension LayerTests {
    @Suite @MainActor struct CornerCurveTests {
        private func makeLayer(_ curve: CALayerCornerCurve, radius: CGFloat = 30) -> CALayer {
            TestClock.start()
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            layer.cornerRadius = radius
            layer.cornerCurve = curve
            return layer
        }

        /// Returns the alphas of the uppermost row.
        private func edge(_ layer: CALayer) -> [Int] {
            let picture = Picture(layer.makeFrame(), width: 100, height: 100)
            return (0..<100).map { picture[$0, 0][3] }
        }

        @Test func continuousCornersBeginEarlier() {
            let (circular, continuous) = (edge(makeLayer(.circular)), edge(makeLayer(.continuous)))
            #expect(circular[26] > continuous[26] + 40 && continuous[26] > 0, "\(circular[26]) \(continuous[26])")
            #expect(continuous[50] == 255 && circular[50] == 255)
            #expect(zip(continuous, continuous.reversed()).allSatisfy { abs($0 - $1) <= 4 })
            #expect(makeLayer(.circular).cornerCurve == .circular && CALayer().cornerCurve == .circular)
        }

        @Test func cornersWithoutSpaceAreCircular() {
            let (circular, continuous) = (
                edge(makeLayer(.circular, radius: 50)), edge(makeLayer(.continuous, radius: 50))
            )
            // GSK and Cairo smooth edges in other ways.
            let differences = zip(circular, continuous).map { abs($0 - $1) }
            #expect(differences.max() ?? 0 <= 24, "\(differences)")
        }

        @Test func cornersThatAreNotMaskedStay() {
            let layer = makeLayer(.continuous)
            layer.maskedCorners = [.layerMinXMinYCorner]
            let alphas = edge(layer)
            #expect(alphas[0] == 0 && alphas[99] == 255)
        }

        @Test func contentsAndBordersHaveTheCurve() {
            func clipped(_ curve: CALayerCornerCurve) -> [Int] {
                let layer = makeLayer(curve)
                layer.masksToBounds = true
                layer.backgroundColor = nil
                let child = CALayer()
                child.frame = layer.bounds
                child.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
                layer.addSublayer(child)
                return edge(layer)
            }
            #expect(clipped(.circular)[26] > clipped(.continuous)[26] + 40 && clipped(.continuous)[50] == 255)
            func bordered(_ curve: CALayerCornerCurve) -> Picture {
                let layer = makeLayer(curve)
                layer.backgroundColor = nil
                (layer.borderWidth, layer.borderColor) = (4, .black)
                return Picture(layer.makeFrame(), width: 100, height: 100)
            }
            let border = bordered(.continuous)
            #expect(bordered(.circular)[26, 0][3] > border[26, 0][3] + 40)
            #expect(border[50, 2] == [0, 0, 0, 255] && border[50, 50][3] == 0 && border[50, 97][3] == 255)
        }

        @Test func theReachOfACornerIsKnown() {
            #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
            #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
        }

        // MARK: The center of contents

        /// An image of a red, a green and a blue pixel beside each other.
        private func stripes() -> CGImage? {
            let space = CGColorSpace(name: CGColorSpace.sRGB)
            let context = space.flatMap {
                CGContext(
                    data: nil,
                    width: 3,
                    height: 1,
                    bitsPerComponent: 8,
                    bytesPerRow: 0,
                    space: $0,
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
            }
            for (x, color) in [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1)].enumerated() {
                context?.setFillColor(red: color.0, green: color.1, blue: color.2, alpha: 1)
                context?.fill(CGRect(x: x, y: 0, width: 1, height: 1))
            }
            return context?.makeImage()
        }

        @Test func onlyTheCenterOfContentsIsStretched() {
            TestClock.start()
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 30, height: 4)
            layer.contents = stripes()
            func row() -> [[Int]] {
                let picture = Picture(layer.makeFrame(), width: 30, height: 4)
                return [0, 5, 15, 24, 29].map { picture[$0, 2] }
            }
            let (red, green, blue) = ([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255])
            #expect(row()[0] == red && row()[1] != green)
            CATransaction.setDisableActions(true)
            defer { CATransaction.setDisableActions(false) }
            layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
            #expect(row() == [red, green, green, green, blue])
        }

        @Test func aCenterWithoutAWidthIsOnePixel() {
            let state = LayerState()
            let spans = StretchedSpan.spans(0.5, 0, of: 10, in: 30, state)
            #expect(spans.map { ($0.target * 100).rounded() } == [0, 450, 2550])
            #expect(spans.map { ($0.space * 100).rounded() } == [450, 2100, 450])
            let short = StretchedSpan.spans(0.25, 0.5, of: 10, in: 2, state)
            #expect(short.map(\.space) == [1, 1])
        }
    }
}
