import CoreGraphics
import Foundation
import SeededRandom
import Testing

@testable import QuartzCore

extension LayerTests {
    @Suite @MainActor struct GradientTests {
        private static let size = 24

        private func makeLayer(_ type: CAGradientLayerType = .axial) -> CAGradientLayer {
            let layer = CAGradientLayer()
            layer.bounds = CGRect(x: 0, y: 0, width: Self.size, height: Self.size)
            layer.position = CGPoint(x: Self.size / 2, y: Self.size / 2)
            layer.type = type
            layer.colors = [CGColor.black, CGColor.white]
            return layer
        }

        private func picture(_ layer: CALayer) -> Picture {
            Picture(layer.makeFrame(), width: Self.size, height: Self.size)
        }

        @Test func defaultsAreApples() {
            TestClock.start()
            let layer = CAGradientLayer()
            #expect(layer.colors == nil && layer.locations == nil)
            #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
            #expect(layer.type == .axial)
            #expect(layer.makeFrame() == nil)
        }

        /// Compares each pixel with the color at its center by the definition of the gradient.
        @Test(arguments: 0..<90) func everyPixelHasTheColorOfItsPlace(seed: Int) {
            TestClock.start()
            var random = SeededGenerator(seed: UInt64(seed))
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
            let type = [CAGradientLayerType.axial, .radial, .conic][seed % 3]
            let layer = makeLayer(type)
            layer.bounds.origin = CGPoint(x: number(-50...50), y: number(-50...50))
            layer.startPoint = CGPoint(x: number(-0.5...1.5), y: number(-0.5...1.5))
            layer.endPoint = CGPoint(x: number(-0.5...1.5), y: number(-0.5...1.5))
            let colors = (0..<1 + random.below(5)).map { _ in (0..<4).map { _ in Double(number(0...1)) } }
            layer.colors = colors.map {
                CGColor(srgbRed: CGFloat($0[0]), green: CGFloat($0[1]), blue: CGFloat($0[2]), alpha: CGFloat($0[3]))
            }
            var places = colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
            if random.below(3) > 0 {
                places = colors.map { _ in number(0...1) }.sorted()
                layer.locations = places.map { NSNumber(value: Double($0)) }
            }
            let model = GradientModel(
                type: type,
                start: layer.startPoint,
                end: layer.endPoint,
                size: CGFloat(Self.size),
                stops: zip(places, colors).map { ($0, SIMD4($1[0], $1[1], $1[2], $1[3])) }
            )
            let picture = picture(layer)
            for y in 0..<Self.size {
                for x in 0..<Self.size {
                    let range = model.range(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
                    for (part, (low, high)) in zip(picture[x, y], range) {
                        guard part >= low - 2, part <= high + 2 else {
                            Issue.record("pixel \(x), \(y) of \(type.rawValue): \(part) is not in \(low)...\(high)")
                            return
                        }
                    }
                }
            }
        }

        @Test func theGradientHasTheShapeOfTheLayer() {
            TestClock.start()
            let layer = makeLayer()
            layer.cornerRadius = 12
            layer.colors = [CGColor.white, CGColor.white]
            let picture = picture(layer)
            #expect(picture[0, 0] == [0, 0, 0, 0])
            #expect(picture[12, 1] == [255, 255, 255, 255])
        }

        @Test func itIsInFrontOfTheBackgroundAndBehindSublayers() {
            TestClock.start()
            let layer = makeLayer()
            layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            layer.colors = [CGColor(gray: 0, alpha: 0.5), CGColor(gray: 0, alpha: 0.5)]
            let child = CALayer()
            child.backgroundColor = .white
            child.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
            layer.addSublayer(child)
            let picture = picture(layer)
            #expect(abs(picture[12, 12][0] - 128) <= 1 && picture[12, 12][3] == 255)
            #expect(picture[1, 1] == [255, 255, 255, 255])
        }

        @Test func badInputDrawsAnEvenGradientOrNothing() {
            TestClock.start()
            let expected = picture(makeLayer())
            for locations in [[0.5], [0, 0.5, 1], [0, Double.nan]] {
                let layer = makeLayer()
                layer.locations = locations.map { NSNumber(value: $0) }
                #expect(picture(layer)[3, 17] == expected[3, 17])
            }
            let layer = makeLayer()
            layer.colors = ["black", CGColor.white, 3]
            #expect(layer.colors?.count == 1)
            #expect(picture(layer)[3, 17] == [255, 255, 255, 255])
            layer.colors = []
            #expect(layer.makeFrame() == nil)
            for point in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)] {
                let layer = makeLayer()
                layer.startPoint = point
                #expect(layer.makeFrame() == nil)
            }
            layer.colors = [CGColor.black, CGColor.white]
            layer.type = CAGradientLayerType(rawValue: "spiral")
            #expect(layer.makeFrame() == nil)
        }

        @Test(arguments: [CAGradientLayerType.axial, .radial, .conic])
        func withoutExtentEverythingIsBeyondTheEnd(_ type: CAGradientLayerType) {
            TestClock.start()
            let layer = makeLayer(type)
            layer.startPoint = CGPoint(x: 0.25, y: 0.25)
            layer.endPoint = layer.startPoint
            #expect(picture(layer)[12, 12] == [255, 255, 255, 255])
        }

        @Test func everyPropertyAnimatesAsIfItWereSet() {
            TestClock.start()
            let changes: [(String, Any, Any, Any)] = [
                ("colors", [CGColor.black, CGColor.black], [CGColor.white, CGColor.black], [gray(0.25), gray(0)]),
                ("locations", [0, 0.5], [0.5, 1] as [Double], [0.125, 0.625]),
                ("startPoint", CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 1), CGPoint(x: 0.125, y: 0.25)),
                ("endPoint", CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 0.75, y: 0.25)),
            ]
            for (key, from, to, quarter) in changes {
                let layer = makeLayer()
                layer.speed = 0
                let animation = CABasicAnimation(keyPath: key)
                (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
                layer.add(animation, forKey: nil)
                layer.timeOffset = 0.25
                let expected = makeLayer()
                switch key {
                case "colors": expected.colors = quarter as? [Any]
                case "locations": expected.locations = (quarter as? [Double])?.map { NSNumber(value: $0) }
                case "startPoint": expected.startPoint = quarter as? CGPoint ?? .zero
                default: expected.endPoint = quarter as? CGPoint ?? .zero
                }
                let (shown, wanted) = (picture(layer), picture(expected))
                for x in 0..<Self.size {
                    #expect((0..<Self.size).allSatisfy { shown[x, $0] == wanted[x, $0] }, "\(key)")
                }
            }
        }

        private func gray(_ white: CGFloat) -> CGColor {
            CGColor(srgbRed: white, green: white, blue: white, alpha: 1)
        }

        @Test func colorsAnimateImplicitly() throws {
            TestClock.start()
            let (parent, layer) = (CALayer(), makeLayer())
            parent.addSublayer(layer)
            layer.colors = [CGColor.white, CGColor.black]
            #expect(layer.animationKeys() == ["colors"])
            TestClock.advance(by: 0.125)
            let shown = try #require(layer.presentation()?.colors as? [CGColor])
            #expect(shown[0].srgb.red > 0.1 && shown[0].srgb.red < 0.9)
            TestClock.advance(by: 0.2)
            #expect(layer.animationKeys() == nil)
        }
    }
}

/// Computes the colors of a gradient in a square from its definition.
private struct GradientModel {
    let type: CAGradientLayerType
    let start: CGPoint
    let end: CGPoint
    let size: CGFloat
    let stops: [(place: CGFloat, color: SIMD4<Double>)]

    /// Returns the least and the greatest premultiplied components, from 0 to 255, around a point.
    ///
    /// Around means within a 500th of the gradient's length. Cairo's meshes, which draw conic gradients, are only exact
    /// to one and a half pixels.
    func range(at point: CGPoint) -> [(Int, Int)] {
        var places = [-0.002, 0, 0.002].map { offset(at: point) + $0 }
        if type == .conic {
            let steps = stride(from: CGFloat(-1.5), through: 1.5, by: 0.5)
            places = steps.flatMap { x in steps.map { offset(at: CGPoint(x: point.x + x, y: point.y + $0)) } }
                .map { $0 - $0.rounded(.down) }
        }
        // A premultiplied color may have an extreme between two stops, so places in between count as well.
        let (first, last) = (places.min() ?? 0, places.max() ?? 1)
        if type == .conic { places += (0...32).map { first + (last - first) * CGFloat($0) / 32 } }
        let colors =
            places.map(color)
            + stops.filter { first <= $0.place && $0.place <= last }.map {
                SIMD4($0.color.x * $0.color.w, $0.color.y * $0.color.w, $0.color.z * $0.color.w, $0.color.w)
            }
        return (0..<4).map { part in
            let values = colors.map { Int(($0[part] * 255).rounded()) }
            return (values.min() ?? 0, values.max() ?? 255)
        }
    }

    private func offset(at point: CGPoint) -> CGFloat {
        let (x, y) = (point.x - start.x * size, point.y - start.y * size)
        let (width, height) = ((end.x - start.x) * size, (end.y - start.y) * size)
        switch type {
        case .axial: return (x * width + y * height) / (width * width + height * height)
        case .radial: return hypot(x / width, y / height)
        default: return (atan2(y, x) - atan2(height, width)) / (2 * .pi) + 1
        }
    }

    private func color(at offset: CGFloat) -> SIMD4<Double> {
        var color = stops[0].color
        for (from, to) in zip(stops, stops.dropFirst()) {
            if offset >= to.place {
                color = to.color
            } else if offset > from.place {
                let fraction = Double((offset - from.place) / (to.place - from.place))
                color = from.color + (to.color - from.color) * fraction
            }
        }
        return SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
    }
}
