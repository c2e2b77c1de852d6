import Reader
import Testing
import UIKit
import UIKitTesting

@testable import Viewer

extension ViewerScreenTests {
    /// Tests the bars at the bottom of the screen.
    @Suite @MainActor struct BottomBarTests {
        @Test(arguments: ReaderCommand.Bar.allCases)
        func aClosedBarIsGone(kind: ReaderCommand.Bar) {
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            let controller = DocumentViewController(ViewerTests.document("a,b\n1,2\n3,4\n", named: "a.csv"))
            screen.show(controller)
            screen.settle()
            controller.perform(.openBar(kind))
            weak let bar = controller.bar
            #expect(bar != nil)
            screen.type("1")
            for _ in 0..<3 {
                screen.press(.keyboardEscape)
                screen.settle()
            }
            #expect(controller.bar == nil)
            #expect(bar == nil)
        }

        @Test(arguments: ReaderCommand.Bar.allCases)
        func theTabKeyDoesNotReachABarOnItsWayOut(kind: ReaderCommand.Bar) {
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            let controller = DocumentViewController(ViewerTests.document("a,b\n1,2\n3,4\n", named: "a.csv"))
            screen.show(controller)
            screen.settle()
            controller.perform(.openBar(kind))
            screen.settle()
            let field = controller.bar?.field
            screen.press(.keyboardEscape)
            #expect(controller.bar == nil && field?.window != nil)
            for _ in 0..<5 {
                screen.press(.keyboardTab)
                #expect(field?.isFirstResponder == false)
            }
        }
    }
}
