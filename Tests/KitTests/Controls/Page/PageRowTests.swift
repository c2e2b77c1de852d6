import CoreGraphics
import Testing

@testable import UIKit

@Suite struct PageRowTests {
    private let size = CGSize(width: 8, height: 8)

    @Test(arguments: [UIPageControl.Direction.leftToRight, .rightToLeft, .topToBottom, .bottomToTop], 1...12)
    func eachIndicatorIsThatOfItsOwnCenterAndInsideTheBounds(direction: UIPageControl.Direction, count: Int) {
        let bounds = CGRect(x: 0, y: 0, width: 120, height: 100)
        let row = PageRow(count: count, size: size, bounds: bounds, direction: direction)
        for page in 0..<count {
            let frame = row.frame(of: page)
            #expect(row.page(at: CGPoint(x: frame.midX, y: frame.midY)) == page)
            #expect(bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(frame))
        }
        #expect(row.page(at: CGPoint(x: -1_000, y: -1_000)) + row.page(at: CGPoint(x: 1_000, y: 1_000)) == count - 1)
    }

    @Test func theNaturalSizeLeavesRoomForThePadding() {
        #expect(PageRow.size(count: 0, of: size, isVertical: false) == CGSize(width: 30, height: 26))
        #expect(PageRow.size(count: 3, of: size, isVertical: false) == CGSize(width: 74, height: 26))
        #expect(PageRow.size(count: 3, of: size, isVertical: true) == CGSize(width: 26, height: 74))
        #expect(PageRow.size(count: -1, of: size, isVertical: false).width == 30)
    }
}
