import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// The safe areas of children in a view of 320 x 480 with insets of 44, 10, 34 and 12, as UIKit 26 has them
    /// (Vercantez/openuikit, `SafeAreaGuideTests.swift`).
    @Suite @MainActor struct SafeAreaOverflowTests {
        @Test(
            arguments: [
                (CGRect(x: 0, y: 0, width: 320, height: 480), UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)),
                (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
                (CGRect(x: -40, y: -60, width: 200, height: 200), UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)),
                (CGRect(x: 0, y: 100, width: 320, height: 200), UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12)),
                (CGRect(x: 0, y: 460, width: 320, height: 100), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)),
                (CGRect(x: 300, y: 0, width: 100, height: 480), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 12)),
                (
                    CGRect(x: -50, y: -50, width: 500, height: 700),
                    UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
                ),
                (CGRect(x: 5, y: 10, width: 60, height: 20), UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0)),
                (CGRect(x: 0, y: 500, width: 100, height: 50), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)),
            ] as [(CGRect, UIEdgeInsets)]
        )
        func theOverflowOfAChildIsNotAdded(frame: CGRect, insets: UIEdgeInsets) {
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
            let (controller, child) = (UIViewController(), UIView(frame: frame))
            screen.show(controller)
            controller.view.addSubview(child)
            screen.settle()
            #expect(child.safeAreaInsets == insets)
        }

        /// Frames of `readableContentGuide` without a window (the same file): width, margins, left edge, width.
        @Test(
            arguments: [
                (320, 8, 8, 304), (375, 8, 8, 359), (834, 8, 8, 818), (1000, 8, 8, 984), (1008, 8, 8, 992),
                (1009, 8, 44.5, 920), (1024, 8, 52, 920), (1400, 8, 240, 920), (1200, 200, 200, 800),
                (1200, 0, 140, 920),
            ] as [(CGFloat, CGFloat, CGFloat, CGFloat)]
        )
        func readableContentHasAWidthWithoutAWindow(width: CGFloat, margin: CGFloat, left: CGFloat, readable: CGFloat) {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
            view.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
            view.layoutIfNeeded()
            let frame = view.readableContentGuide.layoutFrame
            #expect(frame.minX == left && frame.width == readable && frame.minY == 8)
        }
    }
}
