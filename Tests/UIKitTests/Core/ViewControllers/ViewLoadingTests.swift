import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ViewLoadingTests {
        private final class Controller: UIViewController {
            @ViewLoading var label: UILabel
            @ViewLoading var number: Int

            override func viewDidLoad() {
                super.viewDidLoad()
                label = UILabel()
                view.addSubview(label)
                number = 7
            }
        }

        @Test func readingAPropertyLoadsTheView() {
            let controller = Controller()
            #expect(!controller.isViewLoaded)
            #expect(controller.label.superview === controller.view && controller.isViewLoaded)
            #expect(controller.number == 7)
            controller.number = 8
            #expect(controller.number == 8)
        }

        @Test func aPropertyThatIsSetDoesNotLoadTheView() {
            let controller = Controller()
            controller.number = 3
            #expect(controller.number == 3 && !controller.isViewLoaded)
        }
    }
}
