import CoreGraphics
import Foundation
import SeededRandom
import Testing

@testable import UIKit

@Suite struct AxisGlideTests {
    private static let rate: CGFloat = 0.998

    private struct Case: CustomStringConvertible {
        let axis: ScrollAxis
        let glide: AxisGlide
        let description: String

        init(_ random: inout SeededGenerator) {
            let extent = CGFloat.random(in: 50...900, using: &random)
            let content = Bool.random(using: &random) ? CGFloat.random(in: 0...extent, using: &random) : extent * 8
            axis = ScrollAxis(
                content: content,
                extent: extent,
                before: CGFloat.random(in: 0...80, using: &random),
                after: CGFloat.random(in: 0...80, using: &random),
                bounces: true,
                alwaysBounces: true
            )
            let lower = axis.range.lowerBound - 200
            let upper = axis.range.upperBound + 200
            let position = CGFloat.random(in: lower...upper, using: &random)
            let velocity = CGFloat.random(in: -6000...6000, using: &random)
            glide = AxisGlide(position: position, velocity: velocity)
            description = "\(axis.range) of \(extent) from \(position) at \(velocity)"
        }
    }

    private static func cases(_ seed: UInt64, _ count: Int) -> [Case] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in Case(&random) }
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func inHowManyPiecesTimeGoesDoesNotMatter(seed: UInt64) {
        for item in Self.cases(seed, 60) {
            var random = SeededGenerator(seed: seed &+ 99)
            var (whole, pieces) = (item.glide, item.glide)
            whole.advance(by: 0.5, on: item.axis, rate: Self.rate)
            var left = 0.5
            while left > 0 {
                let piece = min(left, Double.random(in: 0.001...0.05, using: &random))
                pieces.advance(by: piece, on: item.axis, rate: Self.rate)
                left -= piece
            }
            #expect(abs(whole.position - pieces.position) < 0.01, "\(item)")
            #expect(abs(whole.velocity - pieces.velocity) < 0.1, "\(item)")
        }
    }

    @Test(arguments: [4, 5] as [UInt64]) func itMovesWithoutJumpsAndRestsWithinTheEdges(seed: UInt64) {
        let step = 1.0 / 240
        for item in Self.cases(seed, 60) {
            var glide = item.glide
            let expected = glide.expectedPlace(on: item.axis, rate: Self.rate)
            var steps = 0
            while !glide.isAtRest(on: item.axis), steps < 240 * 12 {
                let before = glide
                glide.advance(by: step, on: item.axis, rate: Self.rate)
                // The content moves with the reported velocity, and the velocity changes by no more than the
                // spring's acceleration permits.
                let mean = (glide.position - before.position) / step
                let (low, high) = (min(before.velocity, glide.velocity), max(before.velocity, glide.velocity))
                #expect(mean > low - 200 && mean < high + 200, "\(item)")
                let pull = 121 * 420 + 22 * abs(before.velocity)
                #expect(abs(glide.velocity - before.velocity) <= pull * step + 1, "\(item)")
                steps += 1
            }
            #expect(glide.isAtRest(on: item.axis), "\(item)")
            let rest = glide.restingPlace(on: item.axis)
            #expect(item.axis.range.contains(rest), "\(item)")
            #expect(abs(rest - glide.position) <= 0.5, "the last step is not to be seen: \(item)")
            // UIKit's prediction is off by a thousandth of the distance of a fling.
            let error = 1 + abs(item.glide.velocity) * 0.0005
            #expect(abs(rest - expected) <= error, "it ends where it was expected to: \(item)")
        }
    }

    @Test func withoutBouncesItStopsAtTheEdge() {
        let axis = ScrollAxis(content: 1000, extent: 400, before: 0, after: 0, bounces: false, alwaysBounces: false)
        var glide = AxisGlide(position: 590, velocity: 3000)
        for _ in 0..<60 {
            glide.advance(by: 1 / 60, on: axis, rate: Self.rate)
            #expect(axis.range.contains(glide.position))
        }
        #expect(glide.position == 600)
        #expect(glide.isAtRest(on: axis))
    }

    @Test(
        arguments: [
            // In the direction of the fling, short of its target, beyond it, against it, and from rest.
            (1000, 700), (1000, 300), (1000, 2500), (-1000, 700), (0, 700), (1000, 200), (0, 200),
        ] as [(CGFloat, CGFloat)]
    )
    func aGlideThatIsSentSomewhereGetsThere(velocity: CGFloat, place: CGFloat) {
        let axis = ScrollAxis(content: 4000, extent: 400, before: 0, after: 0, bounces: true, alwaysBounces: false)
        for rate in [CGFloat(0.998), 0.99] {
            var glide = AxisGlide(position: 200, velocity: velocity)
            glide.send(to: place, rate: rate)
            #expect(glide.velocity == velocity)
            var (seconds, farthest) = (0.0, glide.position)
            while !glide.isAtRest(on: axis), seconds < 6 {
                let before = glide
                glide.advance(by: 1 / 240, on: axis, rate: rate)
                #expect(abs(glide.velocity - before.velocity) < (abs(velocity) + 10 * abs(place - 200)) / 4)
                farthest = place >= 200 ? max(farthest, glide.position) : min(farthest, glide.position)
                seconds += 1 / 240
            }
            #expect(seconds < 6)
            #expect(glide.restingPlace(on: axis) == place)
            #expect(abs(glide.position - place) < 0.5)
            if velocity >= 0, place > 200 { #expect(farthest <= place + 1, "it does not overshoot") }
        }
    }

    @Test func anAxisWithoutContentToMoveStandsStill() {
        let axis = ScrollAxis(content: 10, extent: 400, before: 0, after: 0, bounces: true, alwaysBounces: false)
        var glide = AxisGlide(position: 0, velocity: 500)
        glide.advance(by: 1, on: axis, rate: Self.rate)
        #expect(glide.position == 0)
        #expect(glide.isAtRest(on: axis))
        #expect(glide.restingPlace(on: axis) == 0)
    }

    @Test(arguments: [37, -37] as [CGFloat], [500, 0, -500] as [CGFloat])
    func contentThatHasComeToFitReturns(position: CGFloat, velocity: CGFloat) {
        for bounces in [true, false] {
            let axis = ScrollAxis(content: 10, extent: 400, before: 0, after: 0, bounces: bounces, alwaysBounces: false)
            var glide = AxisGlide(position: position, velocity: velocity)
            #expect(!glide.isAtRest(on: axis))
            #expect(glide.expectedPlace(on: axis, rate: Self.rate) == 0)
            glide.advance(by: 1.0 / 60, on: axis, rate: Self.rate)
            #expect((glide.position != 0) == bounces)
            for _ in 0..<240 { glide.advance(by: 1.0 / 60, on: axis, rate: Self.rate) }
            #expect(glide.isAtRest(on: axis))
            #expect(glide.restingPlace(on: axis) == 0)
        }
    }
}
