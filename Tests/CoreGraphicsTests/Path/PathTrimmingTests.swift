import Foundation
import SeededRandom
import Testing

@testable import CoreGraphics

/// Compares parts of random paths with parts of the same paths as many short lines.
struct PathTrimmingTests {
    @Test(arguments: 0..<50) func aPartIsThatOfTheFlattenedPath(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let path = randomPath(&random)
        let whole = length(path)
        let start = CGFloat.random(in: -0.2...1, using: &random)
        let end = CGFloat.random(in: start...1.2, using: &random)
        let part = path.trimmed(from: start, to: end)
        let expected = (min(max(end, 0), 1) - min(max(start, 0), 1)) * whole
        #expect(abs(length(part) - expected) < 1e-3 * whole)
        // The points of the part are on the path, at their places.
        let (points, all) = (samples(part), samples(path))
        for (index, point) in points.enumerated() {
            let place = max(start, 0) * whole + expected * CGFloat(index) / CGFloat(max(points.count - 1, 1))
            let nearest = all.enumerated().filter {
                abs(CGFloat($0.offset) / CGFloat(all.count - 1) * whole - place) < 0.02 * whole
            }
            let distance = nearest.map { hypot($0.element.x - point.x, $0.element.y - point.y) }.min() ?? .infinity
            #expect(distance < 0.02 * whole)
        }
    }

    @Test(arguments: 0..<30) func partsThatFollowEachOtherAreTheWholeLength(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let path = randomPath(&random)
        let cuts = [0] + (0..<4).map { _ in CGFloat.random(in: 0...1, using: &random) }.sorted() + [1]
        let lengths = zip(cuts, cuts.dropFirst()).map { length(path.trimmed(from: $0, to: $1)) }
        #expect(abs(lengths.reduce(0, +) - length(path)) < 1e-3 * length(path))
    }

    @Test func wholeSubpathsStayClosed() {
        var path = PathSegments()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10), transform: .identity)
        path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10), transform: .identity)
        #expect(path.trimmed(from: 0, to: 1) == path)
        #expect(path.trimmed(from: -1, to: 2) == path)
        let half = path.trimmed(from: 0, to: 0.5)
        #expect(half.elements == Array(path.elements.prefix(half.elements.count)) && half.elements.last == .close)
        let most = path.trimmed(from: 0, to: 0.75)
        #expect(most.elements.prefix(half.elements.count) == half.elements[...])
        #expect(most.elements.last == .line(CGPoint(x: 30, y: 10)))
    }

    @Test func aPartWithoutLengthOrOrderIsEmpty() {
        var path = PathSegments()
        #expect(path.trimmed(from: 0.2, to: 0.5).isEmpty)
        path.move(to: CGPoint(x: 3, y: 3))
        path.addLine(to: CGPoint(x: 3, y: 3))
        #expect(path.trimmed(from: 0.2, to: 0.5).isEmpty)
        path.addLine(to: CGPoint(x: 9, y: 3))
        for (start, end) in [(0.5, 0.5), (0.7, 0.2), (.nan, 0.5), (0, .nan), (1, 2), (-1, 0)] as [(CGFloat, CGFloat)] {
            #expect(path.trimmed(from: start, to: end).isEmpty)
        }
    }

    private func randomPath(_ random: inout SeededGenerator) -> PathSegments {
        func point() -> CGPoint {
            CGPoint(x: CGFloat.random(in: 0...100, using: &random), y: CGFloat.random(in: 0...100, using: &random))
        }
        var path = PathSegments()
        path.move(to: point())
        for _ in 0..<1 + random.below(6) {
            switch random.below(6) {
            case 0: path.addQuadCurve(to: point(), control: point())
            case 1, 2: path.addCurve(to: point(), control1: point(), control2: point())
            case 3: path.close()
            default: path.addLine(to: point())
            }
        }
        return path.elements.count > 1 && path.elements != [path.elements[0], .close] ? path : randomPath(&random)
    }

    private func length(_ path: PathSegments) -> CGFloat {
        path.flattened(threshold: 1e-4).pieces(closingParts: false).reduce(0) { sum, piece in
            guard case .line(let from, let to) = piece else { return sum }
            return sum + hypot(to.x - from.x, to.y - from.y)
        }
    }

    /// Returns points of the path at equal distances along it.
    private func samples(_ path: PathSegments) -> [CGPoint] {
        let lines = path.flattened(threshold: 1e-3).pieces(closingParts: false).compactMap { piece in
            if case .line(let from, let to) = piece { (from, to) } else { nil }
        }
        let total = length(path)
        guard total > 0 else { return [] }
        var (samples, position): ([CGPoint], CGFloat) = ([], 0)
        for (from, to) in lines {
            let length = hypot(to.x - from.x, to.y - from.y)
            while samples.count <= 200, CGFloat(samples.count) / 200 * total <= position + length + 1e-9, length > 0 {
                let fraction = (CGFloat(samples.count) / 200 * total - position) / length
                samples.append(CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction))
            }
            position += length
        }
        return samples
    }
}
