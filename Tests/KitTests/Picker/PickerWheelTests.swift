import CoreGraphics
import Testing

@testable import UIKit

@Suite struct PickerWheelTests {
    private let wheel = PickerWheel(height: 216)

    /// The distances from the selected row to the centers of the four below it, recorded by Vercantez/openuikit.
    @Test func rowsAreWhereTheyAreRecorded() throws {
        for (index, recorded) in [31.58, 59.738, 81.4225, 94.2835].enumerated() {
            let row = try #require(wheel.appearance(at: 32 * CGFloat(index + 1)))
            #expect(abs(row.offset - recorded) < 0.002, "row \(index + 1): \(row.offset)")
        }
        #expect(wheel.appearance(at: 160) == nil, "the fifth one is on the back")
    }

    @Test func bothHalvesAreAlikeAndTheMiddleIsFlat() throws {
        for distance in stride(from: CGFloat(0), to: 150, by: 7) {
            let (below, above) = (
                try #require(wheel.appearance(at: distance)), try #require(wheel.appearance(at: -distance))
            )
            #expect(below.offset == -above.offset && below.scale == above.scale && below.alpha == above.alpha)
        }
        let middle = try #require(wheel.appearance(at: 0))
        #expect(middle.offset == 0 && middle.scale == 1 && middle.alpha == 1)
    }

    @Test func aHigherWheelHasTheSameProportions() throws {
        let high = try #require(PickerWheel(height: 432).appearance(at: 64))
        let low = try #require(wheel.appearance(at: 32))
        #expect(abs(high.offset - 2 * low.offset) < 1e-9)
    }
}
