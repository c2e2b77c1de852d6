import CoreGraphics
import SeededRandom
import Testing

struct CGPathTests {
    /// Returns a random path with elements of every kind.
    static func randomPath(_ random: inout SeededGenerator) -> CGMutablePath {
        let path = CGMutablePath()
        path.move(to: random.point())
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: path.addLine(to: random.point())
            case 1: path.addQuadCurve(to: random.point(), control: random.point())
            case 2, 3: path.addCurve(to: random.point(), control1: random.point(), control2: random.point())
            case 4: path.move(to: random.point())
            case 5: path.closeSubpath()
            case 6:
                path.addArc(
                    center: random.point(),
                    radius: random.number(1...50),
                    startAngle: random.number(-7...7),
                    endAngle: random.number(-7...7),
                    clockwise: Bool.random(using: &random),
                    transform: random.transform()
                )
            default:
                path.addEllipse(in: CGRect(x: random.number(-50...50), y: 3, width: 40, height: random.number(1...60)))
            }
        }
        return path
    }

    static func points(_ path: CGPath) -> [CGPoint] {
        var points: [CGPoint] = []
        path.applyWithBlock { element in
            if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
        }
        return points
    }

    @Test(arguments: 0..<200) func theBoxIsThatOfTheFlattenedPath(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let path = Self.randomPath(&random)
        let (exact, flat) = (path.boundingBoxOfPath, path.flattened(threshold: 0.001).boundingBox)
        #expect(abs(exact.minX - flat.minX) < 0.01 && abs(exact.maxX - flat.maxX) < 0.01)
        #expect(abs(exact.minY - flat.minY) < 0.01 && abs(exact.maxY - flat.maxY) < 0.01)
        let box = path.boundingBox
        #expect(box.minX < exact.minX + 1e-9 && box.maxX > exact.maxX - 1e-9)
        #expect(box.minY < exact.minY + 1e-9 && box.maxY > exact.maxY - 1e-9)
    }

    @Test(arguments: 0..<60) func containsIsWhatIsFilled(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let path = Self.randomPath(&random)
        let rule: CGPathFillRule = seed.isMultiple(of: 2) ? .winding : .evenOdd
        // Each pixel of the picture is half a point across.
        let canvas = try Canvas(width: 400, height: 400)
        canvas.context.translateBy(x: 200, y: 200)
        canvas.context.scaleBy(x: 2, y: 2)
        canvas.context.addPath(path)
        canvas.context.fillPath(using: rule)
        let picture = try canvas.picture()
        for _ in 0..<200 {
            let point = random.point(-99...99)
            let (column, row) = (Int((point.x * 2 + 200).rounded(.down)), Int((200 - point.y * 2).rounded(.down)))
            // Near an edge, the surrounding pixels differ, and either answer is correct.
            let around = (-1...1).flatMap { y in (-1...1).map { x in picture[column + x, row + y] } }
            guard Set(around).count == 1 else { continue }
            #expect(path.contains(point, using: rule) == (picture[column, row] != 0), "\(point)")
        }
    }

    @Test(arguments: 0..<50) func everyPointOfAnArcIsARadiusFromItsCentre(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let (center, radius) = (random.point(), random.number(1...100))
        let (start, end) = (random.number(-20...20), random.number(-20...20))
        let clockwise = Bool.random(using: &random)
        let path = CGMutablePath()
        path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
        for point in Self.points(path.flattened(threshold: 0.0001)) {
            #expect(abs(point.distance(to: center) - radius) < radius * 0.0004 + 0.001)
        }
        let expected = CGPoint(x: center.x + radius * cos(end), y: center.y + radius * sin(end))
        #expect(path.currentPoint.distance(to: expected) < 1e-9 * radius + 1e-9)
    }

    @Test(arguments: [
        (0, 90, false, 90), (0, 90, true, -270), (90, 0, true, -90), (0, 360, false, 360), (0, 360, true, -360),
    ])
    func anArcGoesTheWayAsked(from: Int, to: Int, clockwise: Bool, sweep: Int) {
        func radians(_ degrees: Int) -> CGFloat { CGFloat(degrees) * .pi / 180 }
        let (asked, relative) = (CGMutablePath(), CGMutablePath())
        asked.addArc(center: .zero, radius: 1, startAngle: radians(from), endAngle: radians(to), clockwise: clockwise)
        relative.addRelativeArc(center: .zero, radius: 1, startAngle: radians(from), delta: radians(sweep))
        let pairs = zip(Self.points(asked.flattened(threshold: 0.01)), Self.points(relative.flattened(threshold: 0.01)))
        #expect(pairs.allSatisfy { $0.distance(to: $1) < 1e-9 })
        #expect(Self.points(asked).count == Self.points(relative).count)
    }

    @Test(arguments: 0..<100) func aTangentArcTouchesBothLegs(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let (start, corner, end) = (random.point(), random.point(), random.point())
        let radius = random.number(0.5...5)
        let path = CGMutablePath()
        path.move(to: start)
        path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
        let points = Self.points(path)
        func offset(_ point: CGPoint, fromLegTo leg: CGPoint) -> CGFloat {
            let (dx, dy) = (leg.x - corner.x, leg.y - corner.y)
            return abs((point.x - corner.x) * dy - (point.y - corner.y) * dx) / hypot(dx, dy)
        }
        #expect(offset(points[1], fromLegTo: start) < 1e-6)
        #expect(offset(path.currentPoint, fromLegTo: end) < 1e-6)
        #expect(abs(points[1].distance(to: corner) - path.currentPoint.distance(to: corner)) < 1e-6)
        // The arc stays inside the corner: it is nearest to the corner in its middle, and never reaches it.
        let arc = Self.points(path.flattened(threshold: 0.001)).dropFirst()
        #expect(arc.allSatisfy { offset($0, fromLegTo: start) < 2 * radius + 1e-6 })
        #expect(arc.allSatisfy { $0.distance(to: corner) <= points[1].distance(to: corner) + 1e-6 })
    }

    @Test func withoutAPlaceToStartNothingIsAdded() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
        #expect(path.currentPoint == .zero)
    }

    @Test func aMutableCopyIsSeparate() throws {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
        let copy = try #require(path.mutableCopy())
        copy.addLine(to: CGPoint(x: 9, y: 9))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 9, height: 9))
        var move = CGAffineTransform(translationX: 1, y: 1)
        #expect(path.copy(using: &move)?.boundingBox == CGRect(x: 1, y: 1, width: 2, height: 2))
    }

    @Test func cornersAreCutToHalfTheRectangle() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        let tooLarge = CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, transform: nil)
        #expect(tooLarge == CGPath(ellipseIn: rect, transform: nil))
        let square = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 3, transform: nil)
        #expect(square == CGPath(rect: rect, transform: nil))
        let round = CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 3, transform: nil)
        #expect(round.boundingBoxOfPath == rect)
        #expect(!round.contains(CGPoint(x: 0.2, y: 0.3)) && round.contains(CGPoint(x: 1, y: 1.5)))
    }
}
