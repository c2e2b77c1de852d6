import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

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

        /// A view that is smaller than the gap has a line, which has the gap again when the view has grown.
        @Test(arguments: [0, 1, 2.5])
        func theLineFitsASmallView(height: CGFloat) throws {
            let screen = TestScreen(size: CGSize(width: 300, height: 300))
            let controller = UIViewController()
            screen.show(controller)
            let box = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: height))
            controller.view.addSubview(box)
            let ring = FocusRing(UIFocusHaloEffect(), around: box)
            box.addSubview(ring)
            screen.settle()
            #expect(box.bounds.contains(ring.frame))
            box.frame.size.height = 60
            screen.settle()
            #expect(ring.frame == box.bounds.insetBy(dx: 1.5, dy: 1.5))
        }
    }
}
