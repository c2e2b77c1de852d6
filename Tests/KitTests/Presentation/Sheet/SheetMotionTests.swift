import CoreGraphics
import Testing

@testable import UIKit

@Suite struct SheetMotionTests {
    private let free = SheetMotion(heights: [300, 600], isDismissible: true)
    private let held = SheetMotion(heights: [300, 600], isDismissible: false)

    @Test func betweenTheDetentsTheSheetFollowsTheFinger() {
        for height in stride(from: CGFloat(300), through: 600, by: 25) {
            let place = SheetMotion.Place(height: height)
            #expect(free.place(for: height) == place && held.place(for: height) == place)
        }
    }

    @Test func beyondTheLargestDetentItStays() {
        #expect(free.place(for: 700) == .init(height: 600) && held.place(for: 9000) == .init(height: 600))
    }

    @Test func belowTheSmallestDetentItMovesDown() {
        #expect(free.place(for: 200) == .init(height: 300, offset: 100))
        #expect(free.place(for: -5) == .init(height: 300, offset: 300))
        let place = held.place(for: 200)
        #expect(place.height == 300 && place.offset > 0 && place.offset < 50, "a sheet that stays resists")
    }

    @Test func itRestsAtTheNearestDetent() {
        #expect(free.target(from: .init(height: 310), velocity: 0) == .detent(0))
        #expect(free.target(from: .init(height: 500), velocity: 0) == .detent(1))
        #expect(free.target(from: .init(height: 310), velocity: 2000) == .detent(1))
        #expect(free.target(from: .init(height: 590), velocity: -1000) == .detent(0))
    }

    @Test func aLowOrFastDragDownDismissesIt() {
        #expect(free.target(from: .init(height: 300, offset: 200), velocity: 0) == .dismissed)
        #expect(free.target(from: .init(height: 300, offset: 149), velocity: 0) == .detent(0))
        #expect(free.target(from: .init(height: 300, offset: 1), velocity: -1000) == .dismissed)
        #expect(free.target(from: .init(height: 300, offset: 1), velocity: -975) == .detent(0))
        #expect(free.target(from: .init(height: 300), velocity: -2000) == .dismissed)
        #expect(held.target(from: .init(height: 300, offset: 200), velocity: 0) == .detent(0))
    }
}
