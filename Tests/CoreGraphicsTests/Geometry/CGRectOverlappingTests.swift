import CoreGraphics
import Testing

struct CGRectOverlappingTests {
    private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func rectanglesWithACommonAreaOverlap() {
        #expect(rect.overlaps(rect) && rect.overlaps(rect.offsetBy(dx: 29, dy: -39)))
        #expect(rect.overlaps(CGRect(x: 40, y: 60, width: -1, height: -1)))
    }

    @Test(arguments: [(30, 0), (-30, 0), (0, 40), (0, -40), (30, 40)])
    func rectanglesThatOnlyTouchDoNot(x: CGFloat, y: CGFloat) {
        #expect(!rect.overlaps(rect.offsetBy(dx: x, dy: y)))
        #expect(rect.overlaps(rect.offsetBy(dx: x * 0.99, dy: y * 0.99)))
    }

    @Test func anEmptyRectangleOverlapsWhatItIsInside() {
        let point = CGRect(x: 20, y: 30, width: 0, height: 0)
        #expect(point.overlaps(rect) && rect.overlaps(point))
        #expect(!point.offsetBy(dx: -10, dy: 0).overlaps(rect), "it is on the edge")
        #expect(!CGRect.null.overlaps(rect) && !rect.overlaps(.null) && !CGRect.null.overlaps(.infinite))
    }
}
