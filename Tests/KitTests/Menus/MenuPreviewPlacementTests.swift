import CoreGraphics
import Testing

@testable import UIKit

struct MenuPreviewPlacementTests {
    private let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    private let menu = CGSize(width: 150, height: 100)

    private func frame(_ size: CGSize, _ center: CGPoint, in bounds: CGRect? = nil) -> CGRect {
        MenuPreviewPlacement.frame(of: size, around: center, menu: menu, in: bounds ?? self.bounds)
    }

    @Test func aPreviewWithRoomStaysWhereItsViewIs() {
        let place = frame(CGSize(width: 200, height: 100), CGPoint(x: 200, y: 300))
        #expect(place == CGRect(x: 100, y: 250, width: 200, height: 100))
        // The menu has room above it.
        let low = frame(CGSize(width: 200, height: 100), CGPoint(x: 200, y: 730))
        #expect(low == CGRect(x: 100, y: 680, width: 200, height: 100))
    }

    @Test func aPreviewMovesIntoTheBounds() {
        let place = frame(CGSize(width: 200, height: 100), CGPoint(x: 0, y: 0))
        #expect(place.origin == CGPoint(x: MenuPreviewMetrics.margin, y: MenuPreviewMetrics.margin))
    }

    @Test func aHighPreviewMakesRoomForTheMenu() {
        let place = frame(CGSize(width: 200, height: 660), CGPoint(x: 200, y: 400))
        #expect(place.size == CGSize(width: 200, height: 660))
        #expect(place.maxY + MenuPreviewMetrics.gap + 100 == 800 - MenuPreviewMetrics.margin)
    }

    @Test func aPreviewThatIsTooLargeIsScaledDown() {
        let place = frame(CGSize(width: 1000, height: 500), CGPoint(x: 200, y: 400))
        #expect(place.size == CGSize(width: 376, height: 188))
    }

    @Test func inLowBoundsTheMenuIsBesideThePreview() {
        let low = CGRect(x: 0, y: 0, width: 600, height: 200)
        let place = frame(CGSize(width: 300, height: 170), CGPoint(x: 300, y: 100), in: low)
        #expect(place.size == CGSize(width: 300, height: 170))
        #expect(place.maxX + MenuPreviewMetrics.gap + 150 <= 600 - MenuPreviewMetrics.margin)
    }

    @Test func boundsThatAreSmallerThanTheMarginsHaveAPlace() {
        let tiny = CGRect(x: 0, y: 0, width: 10, height: 10)
        let place = frame(CGSize(width: 50, height: 50), CGPoint(x: 5, y: 5), in: tiny)
        #expect(tiny.contains(place) && place.width > 0)
    }

    @Test func aSideWithoutASizeTakesTheRoom() {
        let place = frame(.zero, CGPoint(x: 200, y: 400))
        let margin = MenuPreviewMetrics.margin
        #expect(
            place == CGRect(x: margin, y: margin, width: 376, height: 800 - 2 * margin - 100 - MenuPreviewMetrics.gap)
        )
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 50, height: 2000), CGSize(width: 2000, height: 50)])
    func aPreviewIsAlwaysWithinTheBounds(size: CGSize) {
        for x in stride(from: -100, through: 500, by: 60) {
            for y in stride(from: -100, through: 900, by: 70) {
                let place = frame(size, CGPoint(x: x, y: y))
                #expect(bounds.insetBy(dx: 11.99, dy: 11.99).contains(place))
            }
        }
    }
}
