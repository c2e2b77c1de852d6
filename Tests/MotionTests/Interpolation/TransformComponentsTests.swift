import Foundation
import Motion
import SeededRandom
import Testing

@Suite struct TransformComponentsTests {
    private func rotation(_ angle: Double) -> Matrix4 {
        Matrix4(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    private func linear(_ entries: [Double]) -> Matrix4 {
        Matrix4(a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: 0, ty: 0)
    }

    private func components(_ matrix: Matrix4) throws -> TransformComponents {
        try #require(TransformComponents(matrix))
    }

    @Test(arguments: UInt64(1)...300) func composingUndoesDecomposing(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let matrix = Matrix4(
            row1: SIMD4.random(in: -2...2, using: &random),
            row2: SIMD4.random(in: -2...2, using: &random),
            row3: SIMD4.random(in: -2...2, using: &random),
            row4: SIMD4.random(in: -200...200, using: &random)
        )
        let parts = try components(matrix)
        // Nearly singular matrices lose digits in proportion to the size of their components.
        let tolerance = 1e-9 * max(1, parts.skew.norm, parts.perspective.norm)
        #expect(Matrix4(parts).subtracting(matrix).norm < tolerance, "seed \(seed): \(matrix)")
        #expect(parts.rotation.norm <= .pi, "seed \(seed)")
        #expect((parts.scale .< 0) != SIMDMask(repeating: true), "seed \(seed)")
    }

    @Test(arguments: UInt64(1)...100) func decomposingUndoesComposing(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var axis = random.vector(-1...1)
        axis *= random.double(0.01...3.1) / (axis * axis).sum().squareRoot()
        let parts = TransformComponents(
            translation: random.vector(-500...500),
            scale: random.vector(0.2...3),
            skew: random.vector(-1...1),
            rotation: axis,
            perspective: SIMD4(random.vector(-0.01...0.01), random.double(0.5...2))
        )
        let back = try components(Matrix4(parts))
        #expect(back.subtracting(parts).norm < 1e-9, "seed \(seed): \(parts) became \(back)")
    }

    @Test func aMatrixIsItsPartsInOrder() throws {
        let scale = Matrix4(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0)
        let move = Matrix4(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 7)
        var lens = Matrix4.identity
        lens.row3.w = -1.0 / 500
        let parts = try components(scale.concatenating(rotation(0.5)).concatenating(move).concatenating(lens))
        let expected = TransformComponents(
            translation: [5, 7, 0],
            scale: [2, 3, 1],
            rotation: [0, 0, 0.5],
            perspective: [0, 0, -1.0 / 500, 1]
        )
        #expect(parts.subtracting(expected).norm < 1e-12)
    }

    @Test func flatAndInfiniteMatricesHaveNoParts() {
        #expect(TransformComponents(Matrix4(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)) == nil)
        #expect(TransformComponents(Matrix4(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)) == nil)
        #expect(TransformComponents(Matrix4(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)) == nil)
        #expect(TransformComponents(Matrix4(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0)) == nil)
        var lens = Matrix4.identity
        lens.row4.w = 0
        #expect(TransformComponents(lens) == nil)
        #expect(TransformComponents(Matrix4(a: 1e-9, b: 0, c: 0, d: 1e-9, tx: 0, ty: 0)) != nil)
    }

    @Test(arguments: UInt64(1)...100) func everyStepOfATurnIsARotation(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let start = TransformComponents(rotation: random.vector(-2...2))
        let end = TransformComponents(rotation: random.vector(-2...2))
        let whole = end.displacement(from: start)
        #expect((whole.rotation * whole.rotation).sum().squareRoot() <= .pi + 1e-12, "seed \(seed)")
        #expect(Matrix4(start.displaced(by: whole)).subtracting(Matrix4(end)).norm < 1e-12, "seed \(seed)")
        for step in 0...10 {
            let matrix = Matrix4(start.interpolated(to: end, fraction: Double(step) / 10))
            let rows = [matrix.row1, matrix.row2, matrix.row3]
            for (i, a) in rows.enumerated() {
                for (j, b) in rows.enumerated() {
                    #expect(abs((a * b).sum() - (i == j ? 1 : 0)) < 1e-12, "seed \(seed), step \(step)")
                }
            }
        }
    }

    @Test(arguments: UInt64(1)...50) func turnsInThePlaneGoTheShortWay(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (start, turn) = (random.double(-3...3), random.double(-3.14...3.14))
        let (from, to) = (try components(rotation(start)), try components(rotation(start + turn)))
        #expect(abs(to.displacement(from: from).rotation.z - turn) < 1e-9, "seed \(seed): \(turn) from \(start)")
        let middle = Matrix4(from.interpolated(to: to, fraction: 0.5))
        #expect(middle.subtracting(rotation(start + turn / 2)).norm < 1e-9, "seed \(seed): \(turn) from \(start)")
    }

    /// Transforms at a quarter and at half of a linear animation from the identity, measured on macOS: m11,
    /// m12, m21, m22. A half turn goes counterclockwise, and an axis that is flipped goes through zero.
    @Test(arguments: [
        ([-1.0, 0, 0, 1], [0.5, 0, 0, 1], [0.0, 0, 0, 1]),
        ([1.0, 0, 0, -1], [1.0, 0, 0, 0.5], [1.0, 0, 0, 0]),
        ([-1.0, 0, 0, -1], [0.7071, -0.7071, 0.7071, 0.7071], [0.0, -1, 1, 0]),
        ([-1.0, 1.2246e-16, -1.2246e-16, -1], [0.7071, -0.7071, 0.7071, 0.7071], [0.0, -1, 1, 0]),
        ([-0.87758, 0.47943, 0.47943, 0.87758], [0.4961, -0.0623, 0.1247, 0.9922], [0.0, 0, 0.2474, 0.9689]),
        ([0.14147, 1.99499, -0.9975, 0.07074], [1.1631, 0.4578, -0.3663, 0.9305], [1.0975, 1.0225, -0.6816, 0.7317]),
    ]) func planeTransformsGoAsCoreAnimations(end: [Double], quarter: [Double], half: [Double]) throws {
        let target = try components(linear(end))
        for (fraction, expected) in [(0.25, quarter), (0.5, half)] {
            // An additive animation starts from the target, displaced by the rest of the offset to the start.
            let offset = TransformComponents.identity.displacement(from: target).scaled(by: 1 - fraction)
            let seen = Matrix4(target.displaced(by: offset))
            #expect(seen.subtracting(linear(expected)).norm < 2e-4, "\(end) at \(fraction): \(seen)")
        }
    }

    @Test func aHairShortOfAHalfTurnChoosesTheSide() throws {
        for angle in [3.14159265358979, -3.14159265358979, 3, -3] {
            let target = try components(rotation(angle))
            let middle = TransformComponents.identity.interpolated(to: target, fraction: 0.5)
            #expect(abs(middle.rotation.z - angle / 2) < 1e-12)
        }
    }

    @Test func theWayBackFromAHalfTurnRetracesIt() throws {
        let turned = try components(rotation(.pi))
        let there = Matrix4(TransformComponents.identity.interpolated(to: turned, fraction: 0.25))
        let back = Matrix4(turned.interpolated(to: .identity, fraction: 0.75))
        #expect(there.subtracting(back).norm < 1e-12)
    }
}
