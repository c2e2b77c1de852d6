import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// A page sheet under a finger, next to that on iOS 26.1, which Vercantez/openuikit recorded
    /// (`SheetInteractionTests.swift`).
    @Suite @MainActor struct SheetDragTests {
        let screen = TestScreen(size: CGSize(width: 393, height: 852), scale: 3)
        let lower = UIViewController()
        let upper = UIViewController()

        init() {
            screen.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
            lower.view.backgroundColor = .white
            upper.view.backgroundColor = .white
            screen.show(lower)
            upper.modalPresentationStyle = .pageSheet
        }

        private func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) {
            upper.sheetPresentationController?.detents = detents
            lower.present(upper, animated: false)
            screen.settle()
        }

        private func pull(from y: CGFloat, by distance: CGFloat) {
            screen.touchDown(at: CGPoint(x: 196, y: y))
            for step in 1...20 {
                screen.advance(by: 1.0 / 60)
                screen.touchMove(to: CGPoint(x: 196, y: y + distance * CGFloat(step) / 20))
            }
            screen.advance(by: 1.0 / 60)
        }

        private var frame: CGRect { screen.presentedFrame(of: upper.view) }

        @Test(arguments: [20, 40, 60, 100, 180, 240, 320, 380] as [CGFloat])
        func itFollowsTheFingerWithItsSize(distance: CGFloat) {
            present()
            pull(from: 100, by: distance)
            let expected = CGRect(x: 0, y: 59 + distance - 10, width: 393, height: 793)
            #expect(abs(frame.minY - expected.minY) < 0.34 && frame.size == expected.size && frame.minX == 0)
        }

        @Test func itHasNoRubberBand() {
            present()
            pull(from: 400, by: -160)
            #expect(frame.minY == 59)
        }

        @Test func theDimmingFadesWithTheSheet() throws {
            present()
            let rest = try #require(screen.picture().cgImage?.pixel(588, 90))
            pull(from: 100, by: 400)
            let low = try #require(screen.picture().cgImage?.pixel(588, 90))
            #expect(abs(Int(rest.red) - 204) <= 1)
            let share: Double = 1 - 390 / 793
            let expected: Double = 255 - 51 * share
            #expect(abs(Double(low.red) - expected) <= 1.5)
        }

        @Test(arguments: [396, 408] as [CGFloat]) func itIsDismissedFromHalfItsHeight(distance: CGFloat) {
            present()
            pull(from: 100, by: distance)
            screen.advance(by: 0.4)
            screen.touchUp()
            screen.settle()
            #expect((lower.presentedViewController == nil) == (distance == 408))
        }

        @Test func itGoesBackByTheSpringOfTheSystem() {
            present()
            pull(from: 100, by: 180)
            screen.advance(by: 0.4)
            #expect(abs(frame.minY - 59 - 170) < 0.34)
            screen.framesPerSecond = 120
            screen.touchUp()
            let start = screen.now
            for (time, distance) in [
                (0.0553, 132.35), (0.0886, 95.27), (0.1553, 41.97), (0.2553, 10.09), (0.3553, 2.16),
            ] {
                // The recorded motion begins with its first frame, 7 ms after the finger was lifted.
                screen.advance(by: max(0, start + time - 0.0068 - screen.now))
                #expect(abs(frame.minY - 59 - distance) < 1)
            }
        }

        /// A drag between detents resizes the sheet, which comes to the edges first.
        @Test func betweenDetentsItIsResizedAtTheBottomEdge() {
            present([.medium(), .large()])
            #expect(abs(frame.minX - 8) < 0.34)
            pull(from: 500, by: -200)
            screen.advance(by: 0.6)
            #expect(frame.minX == 0 && frame.width == 393 && frame.maxY == 852)
            #expect(abs(frame.height - (459 + 190)) < 1)
            screen.touchUp()
            screen.settle()
            #expect(frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        }
    }
}
