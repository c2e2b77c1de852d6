import CoreGraphics
import Testing

@testable import UIKit

struct SwipeTravelTests {
    private let travel = SwipeTravel(open: 148, width: 320, allowsFullSwipe: true)

    @Test func theRowFollowsTheFinger() {
        #expect(travel.distance(forFinger: 100) == 100)
        #expect(travel.distance(forFinger: 300) == 300)
        #expect(travel.distance(forFinger: 900) == 320)
        #expect(travel.distance(forFinger: -30) == 0)
    }

    @Test func withoutAFullSwipeTheRowResistsBeyondItsActions() {
        let short = SwipeTravel(open: 148, width: 320, allowsFullSwipe: false)
        #expect(short.distance(forFinger: 148) == 148)
        var last: CGFloat = 148
        for finger in stride(from: CGFloat(158), to: 2000, by: 10) {
            let distance = short.distance(forFinger: finger)
            #expect(distance > last && distance - last < 10 * SwipeMetrics.rubberBand + 1e-9 && distance < 320)
            last = distance
        }
        #expect(!short.isFull(at: 319))
    }

    @Test func theEndDependsOnPlaceAndVelocity() {
        #expect(travel.end(at: 73, velocity: 0) == .closed)
        #expect(travel.end(at: 74, velocity: 0) == .open)
        #expect(travel.end(at: 20, velocity: 500) == .open)
        #expect(travel.end(at: 140, velocity: -500) == .closed)
        #expect(travel.end(at: 250, velocity: 0) == .full)
        #expect(travel.end(at: 250, velocity: -500) == .closed)
        #expect(SwipeTravel(open: 148, width: 320, allowsFullSwipe: false).end(at: 250, velocity: 0) == .open)
    }
}
