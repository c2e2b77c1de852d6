import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ScreenScaleTests {
        /// A window that moves to another screen brings its views along, except those with a scale of their own.
        @Test func viewsTakeTheScaleOfTheScreenThatTheirWindowMovesTo() {
            let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)
            let controller = UIViewController()
            screen.show(controller)
            let (label, own) = (UILabel(), UIView())
            label.text = "Text"
            own.contentScaleFactor = 3
            for view in [label, own] { controller.view.addSubview(view) }
            #expect(label.contentScaleFactor == 1)
            UIScreen.main.resize(to: UIScreen.main.bounds.size, scale: 2)
            screen.settle()
            #expect(label.contentScaleFactor == 2)
            #expect(controller.view.contentScaleFactor == 2)
            #expect(own.contentScaleFactor == 3)
            #expect(label.traitCollection.displayScale == 2)
        }
    }
}
