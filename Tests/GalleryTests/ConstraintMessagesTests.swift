import Testing
import UIKit
import UIKitTesting

extension GalleryTests {
    /// Tests that the messages that other tests look for would be found.
    @Suite @MainActor struct ConstraintMessagesTests {
        @Test func constraintsThatContradictEachOtherAreSeen() {
            let messages = ConstraintMessages.during {
                let screen = TestScreen()
                let controller = UIViewController()
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(view)
                for width: CGFloat in [10, 20] { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
                screen.show(controller)
                screen.settle()
            }
            #expect(messages.contains { $0.lowercased().contains("constraint") })
        }
    }
}
