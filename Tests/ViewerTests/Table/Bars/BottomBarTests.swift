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
    }
}
