import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct NavigationBarClassTests {
        private final class Bar: UINavigationBar {
            var wasInitialized = false

            override init(frame: CGRect) {
                super.init(frame: frame)
                wasInitialized = true
            }

            required init?(coder: NSCoder) { nil }
        }

        private final class Tools: UIToolbar {}

        @Test func theBarsHaveTheGivenClasses() {
            let screen = TestScreen()
            let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
            let page = UIViewController()
            page.title = "Page"
            navigation.viewControllers = [page]
            navigation.isToolbarHidden = false
            screen.show(navigation)
            screen.settle()
            #expect((navigation.navigationBar as? Bar)?.wasInitialized == true && navigation.toolbar is Tools)
            #expect(navigation.navigationBar.topItem === page.navigationItem)
            #expect(navigation.navigationBar.superview === navigation.view && page.view.safeAreaInsets.top == 64)
        }

        @Test func withoutClassesTheyAreThoseOfUIKit() {
            let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
            #expect(type(of: navigation.navigationBar) == UINavigationBar.self)
            #expect(type(of: navigation.toolbar!) == UIToolbar.self)
        }
    }
}
