import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScreenTests {
    @Suite @MainActor struct FocusRingTests {
        /// A view that clips its rounded corners leaves the line whole.
        @Test func theLineFollowsRoundedCorners() throws {
            let screen = TestScreen(size: CGSize(width: 300, height: 300))
            let controller = UIViewController()
            screen.show(controller)
            let box = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 60))
            controller.view.addSubview(box)
            let ring = FocusRing(UIFocusHaloEffect(), around: box)
            box.addSubview(ring)
            screen.settle()
            let plain = ring.layer.cornerRadius
            #expect(plain > 0)
            box.layer.cornerRadius = 26
            ring.setNeedsLayout()
            screen.settle()
            #expect(ring.layer.cornerRadius == 26 - ring.frame.minX)
            box.layer.cornerRadius = 0
            ring.setNeedsLayout()
            screen.settle()
            #expect(ring.layer.cornerRadius == plain)
        }
    }
}
