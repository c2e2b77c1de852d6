import CoreGraphics
import Testing

@testable import UIKit

struct ZoomRangeTests {
    private let range = ZoomRange(minimum: 0.5, maximum: 4)

    @Test func insideNothingResists() {
        for scale in stride(from: 0.5 as CGFloat, through: 4, by: 0.25) {
            #expect(range.shown(forPinched: scale) == scale)
        }
    }

    @Test func beyondTheRangeTheContentResistsMoreAndMore() {
        var last: CGFloat = 4
        for pinched in stride(from: 4.1, through: 200, by: 0.1) {
            let shown = range.shown(forPinched: pinched)
            #expect(shown > last && shown < 8 && shown < pinched, "\(pinched)")
            last = shown
        }
        last = 0.5
        for pinched in stride(from: 0.49, through: 0.01, by: -0.01) {
            let shown = range.shown(forPinched: pinched)
            #expect(shown < last && shown > 0.25 && shown > pinched, "\(pinched)")
            last = shown
        }
    }

    @Test(arguments: [0.1, 0.4, 0.5, 1, 3.9, 4, 4.5, 20] as [CGFloat]) func contentIsCaughtWhereItIs(pinched: CGFloat) {
        let shown = range.shown(forPinched: pinched)
        #expect(abs(range.pinched(forShown: shown) - pinched) < 1e-6 * pinched)
    }

    @Test func withoutBouncingItStopsAtTheEnds() {
        let stiff = ZoomRange(minimum: 0.5, maximum: 4, bounces: false)
        #expect(stiff.shown(forPinched: 9) == 4 && stiff.shown(forPinched: 0.1) == 0.5)
    }

    @Test func oddRangesHaveAPositiveScale() {
        #expect(ZoomRange(minimum: 0, maximum: 1).clamp(0) > 0)
        #expect(ZoomRange(minimum: -3, maximum: -2).clamp(-1) > 0)
        #expect(ZoomRange(minimum: 3, maximum: 2).clamp(1) == 3)
        #expect(ZoomRange(minimum: 1, maximum: 2).clamp(.infinity) == 2)
    }
}
