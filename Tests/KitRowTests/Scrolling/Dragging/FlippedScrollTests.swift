import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Wheels and touchpads scroll a view that is upside down or turned in the directions of the screen, as fingers do.
    @Suite @MainActor struct FlippedScrollTests {
        private let middle = CGPoint(x: 160, y: 160)

        private func show(_ transform: CGAffineTransform, on screen: TestScreen) -> UIScrollView {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
            view.contentSize = CGSize(width: 2000, height: 2000)
            view.contentOffset = CGPoint(x: 800, y: 800)
            view.transform = transform
            screen.window.addSubview(view)
            screen.settle()
            return view
        }

        /// Scrolls down on a new screen, and returns the distance in the view's coordinates.
        private func distance(_ transform: CGAffineTransform, _ scroll: (TestScreen) -> Void) -> CGPoint {
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            let view = show(transform, on: screen)
            scroll(screen)
            screen.settle()
            return CGPoint(x: view.contentOffset.x - 800, y: view.contentOffset.y - 800)
        }

        private var devices: [(TestScreen) -> Void] {
            [
                { $0.turnWheel(by: CGVector(dx: 0, dy: 2), at: middle) },
                { $0.scroll(by: CGVector(dx: 0, dy: 90), at: middle, duration: 0.2) },
                { $0.scroll(by: CGVector(dx: 0, dy: 90), at: middle, duration: 0.2, flings: true) },
            ]
        }

        @Test func aViewThatIsUpsideDownScrollsTheOtherWay() {
            for scroll in devices {
                let usual = distance(.identity, scroll)
                #expect(usual.y > 50 && usual.x == 0)
                let flipped = distance(CGAffineTransform(scaleX: 1, y: -1), scroll)
                #expect(flipped.x == 0 && abs(flipped.y + usual.y) < 1)
            }
        }

        @Test func aViewThatIsTurnedScrollsAlongItsOtherAxis() {
            for scroll in devices {
                let usual = distance(.identity, scroll)
                let turned = distance(CGAffineTransform(rotationAngle: .pi / 2), scroll)
                #expect(abs(turned.y) < 1 && abs(turned.x - usual.y) < 1)
            }
        }
    }
}
