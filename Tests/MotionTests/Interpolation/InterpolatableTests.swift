import Foundation
import Motion
import SeededRandom
import Testing

@Suite struct InterpolatableTests {
    private func expectLaws<Value: Interpolatable>(
        seed: UInt64,
        _ make: (inout SeededGenerator) -> Value,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var random = SeededGenerator(seed: seed)
        func near(_ a: Value, _ b: Value) -> Bool { a.subtracting(b).norm < 1e-9 }
        for _ in 0..<50 {
            let (a, b) = (make(&random), make(&random))
            let factor = random.double(-3...3)
            let comment: Comment = "seed \(seed): \(a), \(b), \(factor)"
            #expect(near(a.subtracting(b).adding(b), a), comment, sourceLocation: sourceLocation)
            #expect(near(a.adding(b), b.adding(a)), comment, sourceLocation: sourceLocation)
            #expect(a.adding(.zero) == a && a.scaled(by: 1) == a, comment, sourceLocation: sourceLocation)
            #expect(a.scaled(by: 0).norm == 0 && a.norm > 0, comment, sourceLocation: sourceLocation)
            #expect(
                near(a.adding(b).scaled(by: factor), a.scaled(by: factor).adding(b.scaled(by: factor))),
                comment,
                sourceLocation: sourceLocation
            )
            let norm = a.scaled(by: factor).norm
            #expect(abs(norm - abs(factor) * a.norm) < 1e-9, comment, sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: UInt64(1)...5) func everyTypeIsAVectorSpace(seed: UInt64) {
        let range = -100.0...100.0
        expectLaws(seed: seed) { $0.double(range) }
        expectLaws(seed: seed) { CGFloat($0.double(range)) }
        expectLaws(seed: seed) { CGPoint(x: $0.double(range), y: $0.double(range)) }
        expectLaws(seed: seed) { CGSize(width: $0.double(range), height: $0.double(range)) }
        expectLaws(seed: seed) { SIMD3.random(in: range, using: &$0) }
        expectLaws(seed: seed) { SIMD4.random(in: range, using: &$0) }
        expectLaws(seed: seed) { random in
            CGRect(
                origin: CGPoint(x: random.double(range), y: random.double(range)),
                size: CGSize(width: random.double(range), height: random.double(range))
            )
        }
        expectLaws(seed: seed) { random in
            TransformComponents(
                translation: random.vector(range),
                scale: random.vector(range),
                skew: random.vector(range),
                rotation: random.vector(range),
                perspective: SIMD4.random(in: range, using: &random)
            )
        }
        expectLaws(seed: seed) { random in
            Matrix4(
                row1: SIMD4.random(in: range, using: &random),
                row2: SIMD4.random(in: range, using: &random),
                row3: SIMD4.random(in: range, using: &random),
                row4: SIMD4.random(in: range, using: &random)
            )
        }
    }

    @Test func aShrinkingRectangleKeepsTheSignOfItsOffset() {
        let offset = CGRect(x: 0, y: 0, width: 10, height: 10).subtracting(CGRect(x: 0, y: 0, width: 30, height: 50))
        #expect(offset.size == CGSize(width: -20, height: -40))
        #expect(offset.scaled(by: 0.5).size == CGSize(width: -10, height: -20))
    }
}
