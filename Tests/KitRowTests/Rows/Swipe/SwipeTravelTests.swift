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

    /// A row stays open if it would come as far as its first action with the velocity of the finger. A row that has
    /// gone far enough for a full swipe performs its action whatever the velocity is.
    @Test func theEndDependsOnPlaceAndVelocity() {
        let two = SwipeTravel(open: 148, first: 76, width: 320, allowsFullSwipe: true)
        #expect(two.end(at: 75, velocity: 0) == .closed)
        #expect(two.end(at: 76, velocity: 0) == .open)
        #expect(two.end(at: 20, velocity: 113) == .open && two.end(at: 20, velocity: 112) == .closed)
        #expect(two.end(at: 140, velocity: -500) == .closed && two.end(at: 140, velocity: -100) == .open)
        #expect(two.end(at: 250, velocity: 0) == .full && two.end(at: 250, velocity: -500) == .full)
        #expect(SwipeTravel(open: 148, width: 320, allowsFullSwipe: false).end(at: 250, velocity: 0) == .open)
    }

    /// A finger that takes a row back from a full swipe finds it where that held it, and brings it home.
    @Test func aRowThatIsTakenBackDoesNotJump() {
        #expect(travel.returned(to: travel.fullDistance) == travel.commitDistance)
        #expect(travel.returned(to: 0) == 0)
        var last: CGFloat = 0
        for finger in stride(from: CGFloat(1), through: travel.fullDistance, by: 1) {
            let place = travel.returned(to: finger)
            #expect(place > last && place >= finger)
            last = place
        }
    }
}
