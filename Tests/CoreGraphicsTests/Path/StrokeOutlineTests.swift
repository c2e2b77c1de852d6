import Foundation
import SeededRandom
import Testing

@testable import CoreGraphics

/// An outline covers what Cairo strokes, up to the tolerance at its edge.
@Suite struct StrokeOutlineTests {
    private static let joins: [CGLineJoin] = [.miter, .round, .bevel]
    private static let caps: [CGLineCap] = [.butt, .round, .square]

    @Test(arguments: 0..<12) func coversWhatAStrokeDoes(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
        func point() -> CGPoint { CGPoint(x: number(10...90), y: number(10...90)) }
        let path = CGMutablePath()
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            path.move(to: point())
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                if Bool.random(using: &random) {
                    path.addLine(to: point())
                } else {
                    path.addCurve(to: point(), control1: point(), control2: point())
                }
            }
            if Bool.random(using: &random) { path.closeSubpath() }
        }
        let (width, scale) = (number(2...12), number(0.5...2))
        let join = try #require(Self.joins.randomElement(using: &random))
        let cap = try #require(Self.caps.randomElement(using: &random))
        let dashes = Bool.random(using: &random) ? [number(3...9), number(14...20)] : []

        func context(_ width: CGFloat) throws -> CGContext {
            let context = try Canvas(width: 200, height: 200).context
            context.scaleBy(x: scale, y: scale)
            context.setLineWidth(width)
            context.setLineJoin(join)
            context.setLineCap(cap)
            context.setMiterLimit(4)
            context.setLineDash(phase: 5, lengths: dashes)
            context.addPath(path)
            return context
        }
        let (outline, stroke) = (try context(width), try context(width))
        let (narrow, wide) = (try context(width - 0.4), try context(width + 0.4))
        outline.replacePathWithStrokedPath()
        // Points at the edge may differ, so that the neighbors of a point decide.
        for _ in 0..<400 {
            let place = point()
            let offsets: [(CGFloat, CGFloat)] = [(0, 0), (0.4, 0), (-0.4, 0), (0, 0.4), (0, -0.4)]
            let around = offsets.map { CGPoint(x: place.x + $0.0, y: place.y + $0.1) }
            let covered = around.map { stroke.pathContains($0, mode: .stroke) }
            // So do strokes of nearly the same width, because the tip of a miter is thinner than the distance to these.
            let others = [narrow, wide].map { $0.pathContains(place, mode: .stroke) }
            guard Set(covered + others).count == 1 else { continue }
            #expect(outline.pathContains(place, mode: .fill) == covered[0], "\(place) of seed \(seed), \(join), \(cap)")
        }
    }

    @Test func anOutlineOfALineIsARectangle() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        func box(_ cap: CGLineCap) -> CGRect {
            path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
        }
        #expect(box(.butt) == CGRect(x: 10, y: 8, width: 10, height: 4))
        #expect(box(.square) == CGRect(x: 8, y: 8, width: 14, height: 4))
        #expect(abs(box(.round).minX - 8) < 0.05 && abs(box(.round).maxX - 22) < 0.05)
        let moved = path.copy(
            strokingWithWidth: 4,
            lineCap: .butt,
            lineJoin: .miter,
            miterLimit: 10,
            transform: CGAffineTransform(scaleX: 2, y: 1)
        )
        #expect(moved.boundingBoxOfPath == CGRect(x: 20, y: 8, width: 20, height: 4))
    }

    @Test func aLineWithoutAWidthHasNoOutline() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        #expect(path.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
        #expect(CGMutablePath().copy(strokingWithWidth: 3, lineCap: .round, lineJoin: .round, miterLimit: 10).isEmpty)
    }
}
