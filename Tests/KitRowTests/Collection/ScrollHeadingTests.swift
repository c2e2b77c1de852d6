import CoreGraphics
import Testing

@testable import UIKit

@Suite struct ScrollHeadingTests {
    @Test(arguments: [true, false]) func itFollowsTheAxisOfTheContent(isVertical: Bool) {
        var heading = ScrollHeading()
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        }
        heading.note(point(30, 0), isVertical: isVertical)
        #expect(!heading.isBack)
        heading.note(point(20, 10), isVertical: isVertical)
        #expect(heading.isBack)
        heading.note(point(20, 50), isVertical: isVertical)
        #expect(heading.isBack)
        heading.note(point(21, 0), isVertical: isVertical)
        #expect(!heading.isBack)
    }
}
