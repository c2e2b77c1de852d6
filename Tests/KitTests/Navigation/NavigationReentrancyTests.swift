import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests changes of the stack in the callbacks of a transition.
    @Suite @MainActor struct NavigationReentrancyTests {
        private final class Page: UIViewController {
            let name: String
            var onWillDisappear: () -> Void = {}
            var calls: [String] = []

            init(_ name: String) {
                self.name = name
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) {
                nil
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                calls.append("+")
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                calls.append("++")
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                calls.append("-")
                let action = onWillDisappear
                onWillDisappear = {}
                action()
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                calls.append("--")
            }
        }

        private enum Pop: CaseIterable {
            case standard, withoutAnimation, swipe, canceledSwipe

            @MainActor func perform(on navigation: UINavigationController, _ screen: TestScreen) {
                switch self {
                case .standard: navigation.popViewController(animated: true)
                case .withoutAnimation: navigation.popViewController(animated: false)
                case .swipe, .canceledSwipe:
                    screen.touchDown(at: CGPoint(x: 1, y: 300))
                    screen.advance(by: 0.03)
                    for x in stride(from: 41, through: 201, by: 40) {
                        screen.touchMove(to: CGPoint(x: x, y: 300))
                        screen.advance(by: 0.02)
                    }
                    if self == .swipe { screen.touchUp() } else { screen.touchCancel() }
                }
                screen.settle()
            }
        }

        @Test(arguments: Pop.allCases)
        private func aPushInViewWillDisappearFollowsThePop(pop: Pop) {
            let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 1)
            weak var second: Page?
            weak var root: Page?
            weak var third: Page?
            do {
                let pages = (1...3).map { Page("\($0)") }
                (root, second, third) = (pages[0], pages[1], pages[2])
                let navigation = UINavigationController(rootViewController: pages[0])
                screen.show(navigation)
                navigation.pushViewController(pages[1], animated: false)
                screen.settle()
                pages[0].calls = []
                pages[1].calls = []
                pages[1].onWillDisappear = { [weak navigation, next = pages[2]] in
                    navigation?.pushViewController(next, animated: true)
                }
                pop.perform(on: navigation, screen)
                #expect(navigation.viewControllers == [pages[0], pages[2]])
                #expect(pages[1].calls == ["-", "--"] && pages[2].calls == ["+", "++"])
                #expect(pages[2].view.window != nil && pages[0].view.superview == nil && pages[1].parent == nil)
                #expect(screen.presentedFrame(of: pages[2].view) == screen.window.bounds)
                #expect(pages[0].storage.appearance == .disappeared)
            }
            #expect(second == nil && root != nil && third != nil)
            screen.window.rootViewController = nil
            screen.settle()
            #expect(root == nil && third == nil)
        }

        @Test func aPushDuringASwipeTakesItsPlace() {
            let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 1)
            let navigation = UINavigationController(rootViewController: Page("1"))
            screen.show(navigation)
            navigation.pushViewController(Page("2"), animated: false)
            screen.settle()
            screen.touchDown(at: CGPoint(x: 1, y: 300))
            for x in stride(from: 11, through: 101, by: 10) { screen.touchMove(to: CGPoint(x: x, y: 300)) }
            let next = Page("3")
            navigation.pushViewController(next, animated: true)
            screen.touchMove(to: CGPoint(x: 120, y: 300))
            screen.touchCancel()
            screen.advance(by: 0.05)
            #expect(next.calls == ["+"] && screen.presentedFrame(of: next.view).minX > 0)
            screen.settle()
            #expect(next.calls == ["+", "++"] && navigation.topViewController === next)
            #expect(screen.presentedFrame(of: next.view) == screen.window.bounds)
        }

        @Test func aControllerThatIsCoveredDuringACanceledSwipeDoesNotAppear() {
            let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 1)
            let (root, second, cover) = (Page("1"), Page("2"), Page("cover"))
            let navigation = UINavigationController(rootViewController: root)
            screen.show(navigation)
            navigation.pushViewController(second, animated: false)
            screen.settle()
            (root.calls, second.calls) = ([], [])
            screen.touchDown(at: CGPoint(x: 1, y: 300))
            for x in stride(from: 11, through: 101, by: 10) { screen.touchMove(to: CGPoint(x: x, y: 300)) }
            cover.modalPresentationStyle = .fullScreen
            navigation.present(cover, animated: true)
            screen.touchCancel()
            screen.settle()
            #expect(second.calls == ["-", "--"] && root.calls == ["+", "-", "--"] && cover.calls == ["+", "++"])
            navigation.dismiss(animated: true)
            screen.settle()
            #expect(second.calls == ["-", "--", "+", "++"] && root.calls == ["+", "-", "--"])
        }

        @Test func aCanceledSwipeIsBalanced() {
            let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 1)
            let (root, second) = (Page("1"), Page("2"))
            let navigation = UINavigationController(rootViewController: root)
            screen.show(navigation)
            navigation.pushViewController(second, animated: false)
            screen.settle()
            (root.calls, second.calls) = ([], [])
            Pop.canceledSwipe.perform(on: navigation, screen)
            #expect(second.calls == ["-", "+", "++"] && root.calls == ["+", "-", "--"])
        }
    }
}
