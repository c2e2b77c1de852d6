import CoreGraphics
import SeededRandom
import Testing

struct CGAffineTransformTests {
    @Test(arguments: 0..<50) func concatenatingAppliesTheFirstThenTheSecond(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let (first, second, point) = (random.transform(), random.transform(), random.point())
        let together = point.applying(first.concatenating(second))
        #expect(together.distance(to: point.applying(first).applying(second)) < 1e-9)
    }

    @Test(arguments: 0..<50) func invertedBringsEveryPointBack(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let transform = random.transform()
        let point = random.point()
        let conditioning = 1 / abs(transform.a * transform.d - transform.b * transform.c)
        #expect(
            point.applying(transform).applying(transform.inverted()).distance(to: point) < 1e-10 * (1 + conditioning)
        )
    }

    @Test(arguments: 0..<50) func theNamedOperationsComeBeforeWhatIsThere(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let (transform, point) = (random.transform(), random.point())
        let (x, y, angle) = (random.number(-5...5), random.number(-5...5), random.number(-7...7))
        let moved = point.applying(transform.translatedBy(x: x, y: y))
        #expect(moved.distance(to: CGPoint(x: point.x + x, y: point.y + y).applying(transform)) < 1e-9)
        let scaled = point.applying(transform.scaledBy(x: x, y: y))
        #expect(scaled.distance(to: CGPoint(x: point.x * x, y: point.y * y).applying(transform)) < 1e-9)
        let turned = CGPoint(
            x: point.x * cos(angle) - point.y * sin(angle),
            y: point.x * sin(angle) + point.y * cos(angle)
        )
        #expect(point.applying(transform.rotated(by: angle)).distance(to: turned.applying(transform)) < 1e-9)
    }

    @Test func aTransformThatCannotBeUndoneStaysWhatItIs() {
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 4)
        #expect(flat.inverted() == flat)
    }

    @Test func onlyTheIdentityIsIt() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(CGAffineTransform(translationX: 0, y: 0).isIdentity)
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGPoint(x: 3, y: 4).applying(CGAffineTransform()) == .zero)
    }

    @Test(arguments: 0..<50) func aRectBecomesTheBoundsOfItsCorners(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let transform =
            seed.isMultiple(of: 2) ? random.transform() : CGAffineTransform(scaleX: -2, y: random.number(-2...2))
        let origin = random.point()
        let rect = CGRect(x: origin.x, y: origin.y, width: random.number(0...50), height: random.number(0...50))
        let result = rect.applying(transform)
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
            .map { CGPoint(x: $0, y: $1).applying(transform) }
        #expect(abs(result.minX - corners.map(\.x).min()!) < 1e-9)
        #expect(abs(result.maxX - corners.map(\.x).max()!) < 1e-9)
        #expect(abs(result.minY - corners.map(\.y).min()!) < 1e-9)
        #expect(abs(result.maxY - corners.map(\.y).max()!) < 1e-9)
    }

    @Test func nullAndInfiniteRectsStay() {
        let transform = CGAffineTransform(rotationAngle: 1)
        #expect(CGRect.null.applying(transform).isNull)
        #expect(CGRect.infinite.applying(transform).isInfinite)
    }

    @Test func codingKeepsEveryEntry() throws {
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
        let vector = CGVector(dx: 1.5, dy: -2)
        #expect(try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(vector)) == vector)
    }
}
