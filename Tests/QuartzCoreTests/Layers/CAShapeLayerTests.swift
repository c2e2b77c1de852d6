import CoreGraphics
import DisplayList
import Foundation
import SeededRandom
import Testing

@testable import QuartzCore

extension LayerTests {
    @Suite @MainActor struct ShapeTests {
        private static let size = 32

        private func makeLayer(_ path: CGPath? = nil) -> CAShapeLayer {
            let layer = CAShapeLayer()
            layer.bounds = CGRect(x: 0, y: 0, width: Self.size, height: Self.size)
            layer.position = CGPoint(x: Self.size / 2, y: Self.size / 2)
            layer.path = path
            return layer
        }

        private func pixels(_ node: RenderNode?) -> [[Int]] {
            let picture = Picture(node, width: Self.size, height: Self.size)
            return (0..<Self.size).flatMap { y in (0..<Self.size).map { picture[$0, y] } }
        }

        private static func zigzag(_ height: CGFloat) -> CGPath {
            let path = CGMutablePath()
            path.addLines(between: [(4, 28), (10, height), (16, 28), (22, height), (28, 28)].map(CGPoint.init))
            return path
        }

        @Test func defaultsAreApples() {
            TestClock.start()
            let layer = CAShapeLayer()
            #expect(layer.path == nil && layer.fillColor == .black && layer.fillRule == .nonZero)
            #expect(layer.strokeColor == nil && layer.strokeStart == 0 && layer.strokeEnd == 1)
            #expect(
                layer.lineWidth == 1 && layer.miterLimit == 10 && layer.lineCap == .butt && layer.lineJoin == .miter
            )
            #expect(layer.lineDashPhase == 0 && layer.lineDashPattern == nil)
            #expect(layer.makeFrame() == nil)
        }

        /// Compares random shapes with the same drawing in a context that nothing limits.
        @Test(arguments: 0..<60) func theDrawingIsThatOfAContext(seed: Int) {
            TestClock.start()
            var random = SeededGenerator(seed: UInt64(seed))
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
            func point() -> CGPoint { CGPoint(x: number(-8...40), y: number(-8...40)) }
            func color() -> CGColor? {
                random.below(4) == 0
                    ? nil
                    : CGColor(srgbRed: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
            }
            let path = CGMutablePath()
            path.move(to: point())
            for _ in 0..<2 + random.below(5) {
                switch random.below(5) {
                case 0: path.addQuadCurve(to: point(), control: point())
                case 1: path.addCurve(to: point(), control1: point(), control2: point())
                case 2: path.closeSubpath()
                case 3: path.move(to: point())
                default: path.addLine(to: point())
                }
            }
            let layer = makeLayer(path)
            layer.bounds.origin = CGPoint(x: number(-9...9), y: number(-9...9))
            (layer.fillColor, layer.strokeColor) = (color(), color())
            layer.fillRule = [.nonZero, .evenOdd][random.below(2)]
            layer.lineWidth = number(0...12)
            layer.miterLimit = number(0...20)
            layer.lineCap = [.butt, .round, .square][random.below(3)]
            layer.lineJoin = [.miter, .round, .bevel][random.below(3)]
            if random.below(2) == 0 {
                layer.lineDashPattern = (0..<1 + random.below(3)).map { _ in NSNumber(value: Double(number(0...9))) }
                layer.lineDashPhase = number(-9...9)
            }
            let large = CGRect(x: -500, y: -500, width: 1000, height: 1000)
            let expected = RenderNode.cairo(in: large) { cairo in
                let context = CGContext(borrowing: cairo, origin: layer.bounds.origin, height: 1, scale: 1)
                context.addPath(path)
                context.setFillColor(layer.fillColor ?? .clear)
                context.fillPath(using: layer.fillRule == .evenOdd ? .evenOdd : .winding)
                context.addPath(path)
                context.setStrokeColor(layer.strokeColor ?? .clear)
                context.setLineWidth(layer.lineWidth)
                context.setMiterLimit(layer.miterLimit)
                context.setLineCap(layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt)
                context.setLineJoin(layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter)
                context.setLineDash(
                    phase: layer.lineDashPhase,
                    lengths: layer.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
                )
                context.strokePath()
            }
            let differences = zip(pixels(layer.makeFrame()), pixels(expected)).map { shown, wanted in
                zip(shown, wanted).map { abs($0 - $1) }.max() ?? 0
            }
            #expect((differences.max() ?? 0) <= 1)
        }

        @Test func aPartOfTheStrokeIsAFractionOfTheLength() {
            TestClock.start()
            let path = CGMutablePath()
            path.addLines(between: [CGPoint(x: 1, y: 4), CGPoint(x: 31, y: 4)])
            path.addLines(between: [CGPoint(x: 1, y: 20), CGPoint(x: 11, y: 20)])
            let layer = makeLayer(path)
            (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, .white, 2)
            func covered(_ y: Int) -> [Int] {
                let pixels = pixels(layer.makeFrame())
                return (0..<Self.size).filter { pixels[y * Self.size + $0] == [255, 255, 255, 255] }
            }
            (layer.strokeStart, layer.strokeEnd) = (0.25, 0.875)
            #expect(covered(4) == Array(11..<31))
            #expect(covered(20) == Array(1..<6))
            (layer.strokeStart, layer.strokeEnd) = (0.5, 0.5)
            #expect(layer.makeFrame() == nil)
            (layer.strokeStart, layer.strokeEnd) = (-3, 7)
            #expect(covered(4) == Array(1..<31))
        }

        @Test func everyPropertyAnimatesAsIfItWereSet() {
            TestClock.start()
            let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
            let quarter = CGColor(srgbRed: 0.75, green: 0, blue: 0.25, alpha: 1)
            let changes: [(key: String, from: Any, to: Any, set: (CAShapeLayer) -> Void)] = [
                ("path", Self.zigzag(0), Self.zigzag(20), { $0.path = Self.zigzag(5) }),
                ("fillColor", red, blue, { $0.fillColor = quarter }),
                ("strokeColor", red, blue, { $0.strokeColor = quarter }),
                ("strokeStart", 0.0, 0.5, { $0.strokeStart = 0.125 }),
                ("strokeEnd", 1.0, 0.5, { $0.strokeEnd = 0.875 }),
                ("lineWidth", 2, 6, { $0.lineWidth = 3 }),
                ("miterLimit", 1, 5, { $0.miterLimit = 2 }),
                ("lineDashPhase", 0, 8, { $0.lineDashPhase = 2 }),
            ]
            for change in changes {
                let (layer, expected) = (makeLayer(Self.zigzag(8)), makeLayer(Self.zigzag(8)))
                for layer in [layer, expected] {
                    layer.strokeColor = .white
                    if change.key == "lineDashPhase" { layer.lineDashPattern = [5, 3] }
                }
                let plain = pixels(layer.makeFrame())
                layer.speed = 0
                let animation = CABasicAnimation(keyPath: change.key)
                (animation.fromValue, animation.toValue, animation.duration) = (change.from, change.to, 1)
                layer.add(animation, forKey: nil)
                layer.timeOffset = 0.25
                change.set(expected)
                let shown = pixels(layer.makeFrame())
                #expect(shown == pixels(expected.makeFrame()), "\(change.key)")
                if change.key != "miterLimit" { #expect(shown != plain, "\(change.key)") }
            }
        }

        @Test func pathsOfOtherElementsAreNotInterpolated() {
            TestClock.start()
            let (layer, other) = (
                makeLayer(), CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 20), transform: nil)
            )
            let animation = CABasicAnimation(keyPath: "path")
            (animation.fromValue, animation.toValue, animation.duration) = (Self.zigzag(3), other, 1)
            layer.speed = 0
            layer.add(animation, forKey: nil)
            #expect(layer.presentation()?.path == Self.zigzag(3))
            layer.timeOffset = 0.25
            #expect(layer.presentation()?.path == other)
        }

        @Test func aPathIsCopiedAndAnimatesOnlyExplicitly() {
            TestClock.start()
            let (parent, layer) = (CALayer(), makeLayer())
            parent.addSublayer(layer)
            let path = CGMutablePath()
            path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
            layer.path = path
            #expect(layer.animationKeys() == nil)
            path.addRect(CGRect(x: 9, y: 9, width: 4, height: 4))
            #expect(layer.path?.boundingBox.width == 4)
            layer.lineWidth = 3
            #expect(layer.animationKeys() == ["lineWidth"])
        }

        @Test func badInputDrawsNoLine() {
            TestClock.start()
            for width in [CGFloat.nan, -1, 0, .infinity] {
                let layer = makeLayer(Self.zigzag(4))
                (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, .white, width)
                #expect(layer.makeFrame() == nil)
            }
            let layer = makeLayer(Self.zigzag(4))
            layer.strokeColor = .white
            let expected = pixels(layer.makeFrame())
            for pattern in [[0, 0], [3, -1], [Double.nan], []] {
                layer.lineDashPattern = pattern.map { NSNumber(value: $0) }
                #expect(pixels(layer.makeFrame()) == expected)
            }
            layer.lineDashPattern = nil
            (layer.strokeStart, layer.strokeEnd) = (.nan, .nan)
            (layer.miterLimit, layer.lineDashPhase) = (.nan, .nan)
            layer.lineJoin = CAShapeLayerLineJoin(rawValue: "knot")
            #expect(layer.makeFrame() != nil)
        }

        @Test func aTransparentColorDrawsNothing() {
            TestClock.start()
            let layer = makeLayer(Self.zigzag(4))
            (layer.fillColor, layer.strokeColor) = (.clear, .clear)
            #expect(layer.makeFrame() == nil)
        }
    }
}
