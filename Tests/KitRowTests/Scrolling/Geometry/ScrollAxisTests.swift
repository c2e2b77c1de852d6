import CoreGraphics
import Testing

@testable import UIKit

@Suite struct ScrollAxisTests {
    private func axis(
        _ content: CGFloat,
        _ extent: CGFloat,
        before: CGFloat = 0,
        after: CGFloat = 0,
        always: Bool = false,
        bounces: Bool = true
    ) -> ScrollAxis {
        ScrollAxis(
            content: content,
            extent: extent,
            before: before,
            after: after,
            bounces: bounces,
            alwaysBounces: always
        )
    }

    @Test func theRangeIsTheContentWithItsInsets() {
        #expect(axis(1000, 400).range == 0...600)
        #expect(axis(1000, 400, before: 50, after: 20).range == -50...620)
        #expect(axis(100, 400, before: 50, after: 20).range == -50 ... -50)
        #expect(axis(0, 0).range == 0...0)
    }

    @Test func contentThatFitsMovesOnlyIfItAlwaysBounces() {
        #expect(!axis(400, 400).scrolls)
        #expect(axis(401, 400).scrolls)
        #expect(axis(400, 400, after: 1).scrolls)
        #expect(axis(100, 400, always: true).scrolls)
        #expect(axis(100, 400, always: true).bounces)
        #expect(!axis(100, 400, always: true, bounces: false).scrolls)
        #expect(!axis(1000, 400, bounces: false).bounces)
    }

    @Test func pullingOutAndBackIsTheSameWay() {
        let axis = axis(1000, 400, before: 30)
        for pulled in stride(from: CGFloat(-900), to: 1900, by: 7.3) {
            let shown = axis.shown(forPulled: pulled)
            #expect(abs(axis.pulled(forShown: shown) - pulled) < 1e-6)
            #expect(abs(axis.excess(shown)) <= abs(axis.excess(pulled)), "a band never gives more than it is pulled")
            #expect(abs(axis.excess(shown)) < axis.extent)
            // The slope is that of the rubber band: the distance that the content moves for a point of the finger.
            let further = axis.shown(forPulled: pulled + 0.001)
            if axis.excess(pulled) * axis.excess(pulled + 0.001) > 0 || axis.excess(pulled + 0.001) == 0 {
                #expect(
                    abs((further - shown) / 0.001 - axis.slope(atPulled: pulled)) < 0.01 || axis.excess(pulled) == 0
                )
            }
        }
        #expect(self.axis(1000, 400, bounces: false).shown(forPulled: -50) == 0)
        #expect(self.axis(1000, 400, bounces: false).slope(atPulled: -50) == 0)
    }

    @Test func thereIsRoomOnlyTowardsContent() {
        let axis = axis(1000, 400)
        #expect(axis.hasRoom(from: 0, towards: 1))
        #expect(!axis.hasRoom(from: 0, towards: -1))
        #expect(!axis.hasRoom(from: 600, towards: 1))
        #expect(axis.hasRoom(from: 600, towards: -1))
        #expect(!axis.hasRoom(from: 300, towards: 0))
        #expect(!self.axis(100, 400, always: true).hasRoom(from: 0, towards: 1))
    }

    @Test(
        arguments: [
            // Inside: no movement. Below: its end aligned with the end. Above: its start aligned with the start.
            (CGRect(x: 0, y: 120, width: 10, height: 10), 100),
            (CGRect(x: 0, y: 490, width: 10, height: 50), 140),
            (CGRect(x: 0, y: 40, width: 10, height: 50), 40),
            // Larger than the view: aligned with the nearest edge, and not moved if it already fills the view.
            (CGRect(x: 0, y: 200, width: 10, height: 1000), 200),
            (CGRect(x: 0, y: 50, width: 10, height: 1000), 100),
        ] as [(CGRect, CGFloat)]
    )
    func showingARectangleTakesTheSmallestMove(rect: CGRect, expected: CGFloat) {
        let visible = CGRect(x: 0, y: 0, width: 300, height: 400)
        let offset = ScrollGeometry.offset(showing: rect, from: CGPoint(x: 0, y: 100), visible: visible)
        #expect(offset == CGPoint(x: 0, y: expected))
    }

    @Test func pagesAreMultiplesOfTheExtentWithinTheEdges() {
        let axis = axis(1000, 300)
        func place(_ offset: CGFloat, _ velocity: CGFloat) -> CGFloat {
            ScrollPages.place(from: offset, velocity: velocity, on: axis)
        }
        #expect(place(149, 0) == 0)
        #expect(place(151, 0) == 300)
        #expect(place(10, 500) == 300)
        #expect(place(290, -500) == 0)
        #expect(place(300, -500) == 0)
        #expect(place(300, 500) == 600)
        #expect(place(610, 9000) == 700, "the end of the content, where there is no whole page")
        #expect(place(-40, -500) == 0)
        #expect(ScrollPages.place(after: 310, towards: 0.2, on: axis) == 600)
        #expect(ScrollPages.place(after: 310, towards: -1, on: axis) == 0)
    }
}
