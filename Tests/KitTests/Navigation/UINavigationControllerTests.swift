import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor
    struct UINavigationControllerTests {
        let log = LifeCycleLog()
        let screen = TestScreen()
        let root: LoggingController
        let second: LoggingController
        let navigation: UINavigationController

        init() {
            root = LoggingController("root", log)
            second = LoggingController("second", log)
            root.title = "Root"
            second.title = "Second"
            navigation = UINavigationController(rootViewController: root)
            screen.show(navigation)
            screen.settle()
        }

        @Test("The root fills the view, and keeps the bar free as part of the safe area")
        func showsRoot() {
            #expect(root.view.frame == screen.window.bounds)
            #expect(root.view.safeAreaInsets.top == 64)
            #expect(screen.presentedFrame(of: navigation.navigationBar) == CGRect(x: 0, y: 10, width: 390, height: 54))
            let calls = [
                "root.willMove to parent", "root.didMove to parent", "root.didLoad", "root.willAppear",
                "root.isAppearing", "root.didAppear",
            ]
            #expect(log.take() == calls)
        }

        @Test("A push and a pop tell both controllers in UIKit's order")
        func order() {
            _ = log.take()
            navigation.pushViewController(second, animated: true)
            screen.settle()
            let push = [
                "second.willMove to parent", "second.didLoad", "root.willDisappear animated",
                "second.willAppear animated", "second.isAppearing animated", "root.didDisappear animated",
                "second.didAppear animated", "second.didMove to parent",
            ]
            #expect(log.take() == push)
            #expect(navigation.popViewController(animated: true) === second)
            screen.settle()
            let pop = [
                "second.willMove to none", "second.willDisappear animated", "root.willAppear animated",
                "root.isAppearing animated", "second.didDisappear animated", "root.didAppear animated",
                "second.didMove to none",
            ]
            #expect(log.take() == pop)
            #expect(second.view.window == nil && root.view.window != nil)
        }

        @Test("The upper view slides in without a step back and ends exactly in its place; the lower one makes way")
        func pushFrames() {
            navigation.pushViewController(second, animated: true)
            var (upper, lower) = (screen.presentedFrame(of: second.view).minX, CGFloat.zero)
            #expect(upper == 390)
            while second.storage.appearance != .appeared, screen.now < 10 {
                screen.advance(by: 1 / 60)
                let x = screen.presentedFrame(of: second.view).minX
                #expect(x <= upper + 1e-6)
                #expect(x >= -1e-6)
                upper = x
                guard root.view.window != nil else { continue }
                let under = screen.presentedFrame(of: root.view).minX
                #expect(under <= lower + 1e-6 && under >= -0.3 * 390 - 1e-6)
                lower = under
            }
            #expect(screen.presentedFrame(of: second.view) == screen.window.bounds)
            #expect(lower < -110)
            #expect(root.view.window == nil)
        }

        @Test("From right to left views come in at the left edge")
        func rightToLeft() {
            UIScreen.main.setTraits(UIScreen.main.traits.replacing(UITraitLayoutDirection.self, value: .rightToLeft))
            navigation.pushViewController(second, animated: true)
            #expect(screen.presentedFrame(of: second.view).minX == -390)
            screen.settle()
            #expect(screen.presentedFrame(of: second.view) == screen.window.bounds)
        }

        @Test("A pop uncovers the lower view without a step back")
        func popFrames() {
            navigation.pushViewController(second, animated: false)
            screen.settle()
            navigation.popViewController(animated: true)
            var upper = screen.presentedFrame(of: second.view).minX
            #expect(upper == 0)
            while second.view.window != nil, screen.now < 10 {
                screen.advance(by: 1 / 60)
                guard second.view.window != nil else { break }
                let x = screen.presentedFrame(of: second.view).minX
                #expect(x >= upper - 1e-6)
                upper = x
            }
            #expect(upper > 380)
            #expect(screen.presentedFrame(of: root.view) == screen.window.bounds)
        }

        @Test("Another change during a transition completes it first")
        func overlapping() {
            let third = LoggingController("third", log)
            navigation.pushViewController(second, animated: true)
            screen.advance(by: 0.1)
            navigation.pushViewController(third, animated: true)
            screen.advance(by: 0.1)
            #expect(
                navigation.popToRootViewController(animated: true)?.map { $0 === second || $0 === third } == [
                    true, true,
                ]
            )
            screen.settle()
            #expect(navigation.viewControllers.count == 1 && navigation.children.count == 1)
            #expect(root.storage.appearance == .appeared)
            #expect(second.storage.appearance == .disappeared && third.storage.appearance == .disappeared)
            #expect(navigation.content?.subviews.map { $0 === root.view } == [true])
            #expect(navigation.content?.isUserInteractionEnabled == true)
        }

        @Test("Random changes of the stack leave only its top on the screen, and everybody else disappeared")
        func randomStacks() {
            var random = SeededGenerator(seed: 11)
            let all = (0..<5).map { LoggingController("\($0)", log) }
            for _ in 0..<200 {
                let stack = Array(all.shuffled(using: &random).prefix(.random(in: 1...5, using: &random)))
                switch Int.random(in: 0..<4, using: &random) {
                case 0: navigation.setViewControllers(stack, animated: .random(using: &random))
                case 1: navigation.popViewController(animated: .random(using: &random))
                case 2: screen.advance(by: .random(in: 0...0.4, using: &random))
                default:
                    guard let new = all.first(where: { !navigation.viewControllers.contains($0) }) else { continue }
                    navigation.pushViewController(new, animated: .random(using: &random))
                }
            }
            screen.settle()
            for controller in all + [root] {
                let isTop = controller === navigation.topViewController
                #expect(controller.storage.appearance == (isTop ? .appeared : .disappeared), "\(controller.name)")
                #expect((controller.viewIfLoaded?.window != nil) == isTop)
                #expect((controller.parent != nil) == navigation.viewControllers.contains(controller))
                #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
            }
        }

        @Test("Hiding the bar gives its room to the controllers")
        func hidingBar() {
            navigation.setNavigationBarHidden(true, animated: true)
            screen.settle()
            #expect(root.view.safeAreaInsets.top == 0)
            #expect(screen.presentedFrame(of: navigation.navigationBar).maxY == 0)
            navigation.isNavigationBarHidden = false
            screen.settle()
            #expect(root.view.safeAreaInsets.top == 64)
        }

        @Test("The bar shows the top's item and follows its title")
        func items() {
            navigation.pushViewController(second, animated: true)
            screen.settle()
            #expect(navigation.navigationBar.topItem === second.navigationItem)
            #expect(navigation.navigationBar.backItem?.title == "Root")
            second.title = "Another"
            #expect(navigation.navigationBar.topItem?.title == "Another")
            #expect(labels(in: navigation.navigationBar).contains("Another"))
            #expect(screen.element(labelled: "Root") != nil, "the name of the back button")
        }

        @Test("A tap on the back button goes back; so does Escape")
        func goingBack() {
            navigation.pushViewController(second, animated: true)
            screen.settle()
            screen.tap(at: CGPoint(x: 30, y: 22))
            screen.settle()
            #expect(navigation.topViewController === root)
            #expect(!screen.window.goBack())
            navigation.pushViewController(second, animated: true)
            screen.settle()
            #expect(screen.window.goBack())
            screen.settle()
            #expect(navigation.topViewController === root)
        }

        @Test("A finger that leaves the back button far behind does not go back")
        func leavingBackButton() {
            navigation.pushViewController(second, animated: false)
            screen.settle()
            screen.drag(from: CGPoint(x: 30, y: 22), to: CGPoint(x: 300, y: 600), duration: 0.2)
            screen.settle()
            #expect(navigation.topViewController === second)
        }

        @Test("The delegate hears what is about to be shown and what is")
        func delegate() {
            final class Delegate: NSObject, UINavigationControllerDelegate {
                var calls: [String] = []

                func navigationController(
                    _ navigationController: UINavigationController,
                    willShow viewController: UIViewController,
                    animated: Bool
                ) {
                    calls.append("will \(viewController.title ?? "") \(animated)")
                }

                func navigationController(
                    _ navigationController: UINavigationController,
                    didShow viewController: UIViewController,
                    animated: Bool
                ) {
                    calls.append("did \(viewController.title ?? "") \(animated)")
                }
            }
            let delegate = Delegate()
            navigation.delegate = delegate
            navigation.pushViewController(second, animated: true)
            #expect(delegate.calls == ["will Second true"])
            screen.settle()
            navigation.popViewController(animated: false)
            screen.settle()
            #expect(delegate.calls == ["will Second true", "did Second true", "will Root false", "did Root false"])
        }

        @Test("A title is in the middle while there is room, and never over what is beside it")
        func titles() {
            for wish in stride(from: CGFloat(0), through: 500, by: 25) {
                for leading in stride(from: CGFloat(16), through: 180, by: 20) {
                    let place = NavigationBarPlaces(in: 390, leading: leading, trailing: 16, title: wish).title
                    #expect(place.x >= leading && place.x + place.width <= 390 - 16)
                    let fitsInTheMiddle = (390 - wish) / 2 >= leading
                    if fitsInTheMiddle { #expect(place.x + place.width / 2 == 195 && place.width == wish) }
                }
            }
        }

        private func labels(in view: UIView) -> [String] {
            ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
        }
    }
}
