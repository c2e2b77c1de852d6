import Testing

@testable import Reader

@Suite struct PlaceHistoryTests {
    @Test func thereAndBack() {
        var history = PlaceHistory<Int>()
        #expect(history.go(forward: false, from: 1) == nil)
        history.leave(1)
        history.leave(2)
        #expect(history.go(forward: false, from: 3) == 2)
        #expect(history.go(forward: false, from: 2) == 1)
        #expect(history.go(forward: false, from: 1) == nil)
        #expect(history.go(forward: true, from: 1) == 2)
        #expect(history.go(forward: true, from: 2) == 3)
        #expect(history.go(forward: true, from: 3) == nil)
    }

    @Test func aJumpEndsTheWayForward() {
        var history = PlaceHistory<Int>()
        history.leave(1)
        _ = history.go(forward: false, from: 2)
        history.leave(1)
        #expect(history.go(forward: true, from: 5) == nil)
        #expect(history.go(forward: false, from: 5) == 1)
    }

    @Test func aJumpToTheSamePlaceIsNone() {
        var history = PlaceHistory<Int>()
        history.leave(1)
        history.leave(2)
        #expect(history.go(forward: false, from: 2) == 1)
    }

    @Test func theOldestAreForgotten() {
        var history = PlaceHistory<Int>(limit: 2)
        for place in 1...3 { history.leave(place) }
        #expect(history.go(forward: false, from: 4) == 3)
        #expect(history.go(forward: false, from: 3) == 2)
        #expect(history.go(forward: false, from: 2) == nil)
    }
}
