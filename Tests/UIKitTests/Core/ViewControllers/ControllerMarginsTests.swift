import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ControllerMarginsTests {
        private final class Controller: UIViewController {
            var heard: [UIEdgeInsets] = []
            let inner = UIView()

            override func viewDidLoad() {
                #expect(heard.isEmpty)
                inner.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(inner)
                let margins = view.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    inner.topAnchor.constraint(equalTo: margins.topAnchor),
                    inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                    inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                ])
            }

            override func viewLayoutMarginsDidChange() {
                super.viewLayoutMarginsDidChange()
                heard.append(view.layoutMargins)
            }
        }

        @Test(arguments: [(320, 16), (389, 16), (390, 20), (1000, 20)] as [(CGFloat, CGFloat)])
        func itsViewKeepsTheSystemsSides(width: CGFloat, side: CGFloat) {
            let screen = TestScreen(size: CGSize(width: width, height: 400))
            let controller = Controller()
            screen.window.rootViewController = controller
            screen.settle()
            let margins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
            #expect(controller.systemMinimumLayoutMargins == margins)
            #expect(controller.view.directionalLayoutMargins == margins)
            #expect(controller.inner.frame == CGRect(x: side, y: 0, width: width - 2 * side, height: 400))
            #expect(controller.heard == [UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)])
        }

        @Test func greaterOnesCountAndTheSafeAreaComesOnTop() {
            let screen = TestScreen(size: CGSize(width: 320, height: 400))
            let controller = Controller()
            screen.window.rootViewController = controller
            screen.settle()
            controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 5,
                leading: 30,
                bottom: 0,
                trailing: 10
            )
            screen.settle()
            #expect(controller.inner.frame == CGRect(x: 30, y: 5, width: 274, height: 395))
            screen.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 4)
            screen.settle()
            #expect(controller.inner.frame == CGRect(x: 30, y: 45, width: 270, height: 355))
            controller.viewRespectsSystemMinimumLayoutMargins = false
            screen.settle()
            #expect(controller.inner.frame == CGRect(x: 30, y: 45, width: 276, height: 355))
            #expect(controller.heard.map(\.right) == [16, 16, 20, 14])
        }

        @Test func aWiderWindowGivesMore() {
            let screen = TestScreen(size: CGSize(width: 320, height: 400))
            let controller = Controller()
            screen.window.rootViewController = controller
            screen.settle()
            screen.window.frame.size.width = 600
            screen.settle()
            #expect(controller.inner.frame == CGRect(x: 20, y: 0, width: 560, height: 400))
            #expect(controller.heard.map(\.left) == [16, 20])
        }

        @Test func aViewThatIsNoControllersAnyMoreHasItsOwn() {
            // A view that is in no window has the margins for the main screen.
            let screen = TestScreen(size: CGSize(width: 320, height: 400))
            defer { withExtendedLifetime(screen) {} }
            let controller = Controller()
            let view = UIView()
            controller.view = view
            #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
            controller.view = UIView()
            #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        }
    }
}
