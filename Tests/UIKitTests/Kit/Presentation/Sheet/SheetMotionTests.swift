import CoreGraphics
import Testing

@testable import UIKit

@Suite struct SheetMotionTests {
    private let free = SheetMotion(heights: [300, 600], isDismissible: true)
    private let held = SheetMotion(heights: [300, 600], isDismissible: false)

    @Test func betweenTheDetentsTheSheetFollowsTheFinger() {
        for height in stride(from: CGFloat(300), through: 600, by: 25) {
            #expect(free.height(for: height) == height && held.height(for: height) == height)
        }
    }

    @Test func beyondTheLargestDetentItResists() {
        #expect(free.height(for: 700) > 600 && free.height(for: 700) < 650)
        #expect(free.height(for: 800) > free.height(for: 700))
    }

    @Test func belowTheSmallestDetentOnlyASheetThatStaysResists() {
        #expect(free.height(for: 200) == 200 && free.height(for: -5) == 0)
        #expect(held.height(for: 200) > 250 && held.height(for: 200) < 300)
    }

    @Test func itRestsAtTheNearestDetent() {
        #expect(free.target(height: 310, velocity: 0) == .detent(0))
        #expect(free.target(height: 500, velocity: 0) == .detent(1))
        #expect(free.target(height: 310, velocity: 2000) == .detent(1))
        #expect(free.target(height: 590, velocity: -1000) == .detent(0))
    }

    @Test func aLowOrFastDragDownDismissesIt() {
        #expect(free.target(height: 100, velocity: 0) == .dismissed)
        #expect(free.target(height: 300, velocity: -2000) == .dismissed)
        #expect(held.target(height: 100, velocity: 0) == .detent(0))
    }
}
