import Testing
import UIKit
import UIKitTesting

/// Tests that the messages that other tests look for would be found.
@Suite @MainActor struct LayoutMessagesTests {
    @Test func constraintsThatContradictEachOtherAreSeen() {
        let messages = LayoutMessages.during(showConflict)
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    }

    @Test func messagesGoToTheInnermostClosure() {
        var inner: [String] = []
        let outer = LayoutMessages.during { inner = LayoutMessages.during(showConflict) }
        #expect(outer.isEmpty)
        #expect(inner.count == 1)
    }

    private func showConflict() {
        let screen = TestScreen()
        let controller = UIViewController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        for width: CGFloat in [10, 20] { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        screen.show(controller)
        screen.settle()
    }
}
