import Testing
import UIKit
import UIKitTesting

@Suite @MainActor struct WindowSizeTests {
    @Test(arguments: [(320.0, 568.0), (1024, 768)]) func aWindowHasTheSizeOfTheScreen(width: Double, height: Double) {
        let screen = TestScreen(size: CGSize(width: width, height: height))
        screen.show(UIViewController())
        #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: width, height: height))
        #expect(UIWindow(frame: .zero).frame == .zero)
    }

    @Test func aSubclassToo() {
        final class Panel: UIWindow {}
        let screen = TestScreen(size: CGSize(width: 320, height: 568))
        screen.show(UIViewController())
        #expect(Panel().frame.size == CGSize(width: 320, height: 568))
    }
}
