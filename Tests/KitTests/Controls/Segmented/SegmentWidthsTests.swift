import CoreGraphics
import Testing

@testable import UIKit

@Suite struct SegmentWidthsTests {
    @Test func segmentsShareTheWidthThatOthersLeave() {
        let natural: [CGFloat] = [10, 30, 20]
        #expect(SegmentWidths.fill([0, 0, 0], natural: natural, byContent: false, width: 90) == [30, 30, 30])
        #expect(SegmentWidths.fill([0, 50, 0], natural: natural, byContent: false, width: 90) == [20, 50, 20])
        #expect(SegmentWidths.fill([0, 0, 0], natural: natural, byContent: true, width: 120) == [20, 60, 40])
        #expect(SegmentWidths.fill([0, 200, 0], natural: natural, byContent: true, width: 90) == [0, 200, 0])
        #expect(SegmentWidths.fill([], natural: [], byContent: true, width: 90).isEmpty)
        #expect(SegmentWidths.natural([0, 0, 0], natural: natural, byContent: false) == 90)
        #expect(SegmentWidths.natural([0, 50, 0], natural: natural, byContent: true) == 80)
        #expect(SegmentWidths.natural([], natural: [], byContent: false) == 0)
    }
}
