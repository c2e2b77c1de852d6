import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct MainStoryboardTests {
        final class Delegate: NSObject, UIApplicationDelegate {
            var window: UIWindow?
        }

        @Test func anInfoListWithoutAStoryboardHasNone() {
            #expect(MainStoryboard([:]) == nil)
            #expect(MainStoryboard(["UIMainStoryboardFile": ""]) == nil)
            #expect(MainStoryboard(["UIMainStoryboardFile": 3]) == nil)
        }

        @Test func theWindowOfTheDelegateHasTheInitialController() throws {
            let storyboard = try SampleStoryboard.make(initial: "a", SampleStoryboard.scene("a"))
            let delegate = Delegate()
            MainStoryboard(storyboard).load(for: delegate)
            #expect(delegate.window?.rootViewController is SceneController)
            #expect(delegate.window?.isHidden == true)
        }
    }
}
