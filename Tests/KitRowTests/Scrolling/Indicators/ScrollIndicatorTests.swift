import CoreGraphics
import Testing

@testable import UIKit

@Suite struct ScrollIndicatorTests {
    private let axis = ScrollAxis(content: 1600, extent: 400, before: 0, after: 0, bounces: true, alwaysBounces: false)

    private func indicator(_ offset: CGFloat, before: CGFloat = 0, after: CGFloat = 0) -> ScrollIndicator? {
        ScrollIndicator(on: axis, offset: offset, before: before, after: after)
    }

    @Test func itRunsFromEndToEndOfItsTrack() throws {
        let (first, last) = (try #require(indicator(0)), try #require(indicator(1200)))
        #expect(first.start == 3)
        #expect(first.length == 98.5, "a quarter of the track for a quarter of the content")
        #expect(abs(last.start + last.length - 397) < 1e-9)
        let inset = try #require(indicator(0, before: 20, after: 30))
        #expect(inset.start == 23)
        let insetLast = try #require(indicator(1200, before: 20, after: 30))
        #expect(abs(insetLast.start + insetLast.length - 367) < 1e-9)
    }

    @Test func itMovesSteadilyAndStaysInItsTrack() throws {
        var last = try #require(indicator(-500))
        for offset in stride(from: CGFloat(-499), through: 1700, by: 1) {
            let next = try #require(indicator(offset))
            #expect(next.start >= last.start - 1e-9 && next.start - last.start <= 1 + 1e-9)
            #expect(next.start >= 3 && next.start + next.length <= 397 + 1e-9)
            #expect(next.length >= 7)
            last = next
        }
    }

    @Test func beyondAnEdgeItIsPressedAgainstIt() throws {
        let out = try #require(indicator(-40))
        #expect(out.start == 3)
        #expect(out.length == 98.5 - 40)
        #expect(try #require(indicator(-4000)).length == 7)
        let end = try #require(indicator(1240))
        #expect(abs(end.start + end.length - 397) < 1e-9)
    }

    @Test func thereIsNoneWithoutSomethingToScroll() {
        let short = ScrollAxis(content: 300, extent: 400, before: 0, after: 0, bounces: true, alwaysBounces: true)
        #expect(ScrollIndicator(on: short, offset: -20, before: 0, after: 0) == nil)
        #expect(indicator(0, before: 390) == nil)
        let long = ScrollAxis(content: 1e6, extent: 400, before: 0, after: 0, bounces: true, alwaysBounces: true)
        #expect(ScrollIndicator(on: long, offset: 0, before: 0, after: 0)?.length == 36)
    }
}
