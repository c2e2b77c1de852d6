import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that a tab bar controller keeps none of the controllers that were removed.
    @Suite @MainActor struct TabRemovalTests {
        struct Case: Sendable {
            let count: Int
            let rest: Int
            var selected: Int?
        }

        private nonisolated static let cases = [
            Case(count: 3, rest: 2), Case(count: 5, rest: 3, selected: 4), Case(count: 6, rest: 5),
            Case(count: 7, rest: 4), Case(count: 7, rest: 4, selected: 6), Case(count: 7, rest: 6),
            Case(count: 7, rest: 3, selected: 6), Case(count: 9, rest: 3, selected: 8),
        ]

        @Test(arguments: cases, [false, true])
        func removedControllersAreGone(_ tabs: Case, animated: Bool) {
            let screen = TestScreen()
            let controller = UITabBarController()
            var all: [WeakController] = []
            do {
                let made = (0..<tabs.count).map { _ in UIViewController() }
                all = made.map { WeakController(controller: $0) }
                controller.viewControllers = made
            }
            screen.show(controller)
            screen.settle()
            if let selected = tabs.selected { controller.selectedIndex = selected }
            screen.settle()
            remove(tabs.count - tabs.rest, from: controller, animated: animated)
            screen.settle()
            #expect(all.map { $0.controller != nil } == (0..<tabs.count).map { $0 < tabs.rest })
            remove(1, from: controller, animated: animated)
            screen.settle()
            #expect(all.map { $0.controller != nil } == (0..<tabs.count).map { $0 < tabs.rest - 1 })
            controller.setViewControllers([UIViewController()], animated: animated)
            screen.settle()
            #expect(all.allSatisfy { $0.controller == nil } && controller.selectedIndex == 0)
        }

        private func remove(_ count: Int, from controller: UITabBarController, animated: Bool) {
            controller.setViewControllers(controller.viewControllers?.dropLast(count), animated: animated)
        }

        private struct WeakController {
            weak var controller: UIViewController?
        }
    }
}
