import CoreGraphics
import Testing

@testable import UIKit

/// Tests when a pull begins a refresh.
struct RefreshPullTests {
    @Test func aPullBeginsOneRefreshPerDrag() {
        var pull = RefreshPull()
        let begins = [20, 90, 100, 130, 90, 120, 0].map { pull.follow($0, isHeld: true) }
        #expect(begins == [false, false, true, false, false, false, false])
        _ = pull.follow(0, isHeld: false)
        let next = pull.follow(101, isHeld: true)
        #expect(next)
    }

    @Test func contentThatBouncesBeginsNothing() {
        var pull = RefreshPull()
        let begins = pull.follow(200, isHeld: false)
        #expect(!begins && pull.progress == 1)
    }

    @Test func theSpokesAppearOnTheWay() {
        var pull = RefreshPull()
        let steps = stride(from: -20, through: 120, by: 1).map { distance in
            _ = pull.follow(CGFloat(distance), isHeld: false)
            return pull.progress
        }
        #expect(steps == steps.sorted() && steps.first == 0 && steps.last == 1)
        #expect(steps.contains { $0 > 0.4 && $0 < 0.6 })
    }

    @Test func contentThatReturnsFromARefreshShowsNoSpokes() {
        var pull = RefreshPull()
        _ = pull.follow(60, isHeld: false)
        pull.end()
        #expect(pull.progress == 0)
        _ = pull.follow(0, isHeld: false)
        _ = pull.follow(90, isHeld: false)
        #expect(pull.progress > 0.5)
    }

    @Test func theRoomIsAnInsetAsFarAsItIsVisible() {
        var room = RefreshRoom(height: 60)
        let visible = [-500, 0, 20, 60, 200].map { (distance: CGFloat) in
            room.follow(distance)
            return room.visible
        }
        #expect(visible == [0, 0, 20, 60, 60] && room.hidden == 0)
    }
}
