import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the calls that a controller receives when its view appears and disappears, in UIKit's order.
    @Suite @MainActor
    struct AppearanceTests {
        let log = LifeCycleLog()

        @Test("A window's root is loaded, told, placed, laid out, and has appeared one frame later")
        func root() {
            let screen = TestScreen()
            let root = LoggingController("root", log)
            root.logsLayout = true
            screen.show(root)
            let upToLayout = [
                "root.didLoad", "root.willAppear", "root.isAppearing", "root.willLayout", "root.didLayout",
            ]
            #expect(log.take() == upToLayout)
            screen.settle()
            #expect(log.take() == ["root.didAppear"])
            #expect(root.view.frame == screen.window.bounds)
        }

        @Test("Nothing is loaded or told before the window is shown")
        func hiddenWindow() {
            _ = TestScreen()
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = LoggingController("root", log)
            #expect(log.take().isEmpty)
            window.makeKeyAndVisible()
            #expect(log.take() == ["root.didLoad", "root.willAppear", "root.isAppearing"])
        }

        @Test("A window takes its root along when it is hidden, and brings it back")
        func hidingWindow() {
            let screen = TestScreen()
            screen.show(LoggingController("root", log))
            screen.settle()
            _ = log.take()
            screen.window.isHidden = true
            #expect(log.take() == ["root.willDisappear", "root.didDisappear"])
            screen.window.isHidden = false
            screen.settle()
            #expect(log.take() == ["root.willAppear", "root.isAppearing", "root.didAppear"])
        }

        @Test("A new root takes the place of the one before")
        func replacingRoot() {
            let screen = TestScreen()
            let first = LoggingController("first", log)
            screen.show(first)
            screen.settle()
            _ = log.take()
            screen.show(LoggingController("second", log))
            screen.settle()
            let calls = [
                "first.willDisappear", "first.didDisappear", "second.didLoad", "second.willAppear",
                "second.isAppearing", "second.didAppear",
            ]
            #expect(log.take() == calls)
            #expect(first.view.window == nil)
        }

        @Test("A root replaced before its first frame never appears")
        func replacedAtOnce() {
            let screen = TestScreen()
            screen.show(LoggingController("first", log))
            screen.show(LoggingController("second", log))
            screen.settle()
            #expect(!log.calls.contains("first.didAppear"))
            #expect(log.calls.contains("first.didDisappear"))
            #expect(log.calls.last == "second.didAppear")
        }

        @Test("A child whose view is there before comes with its parent: told after it, done before it")
        func childAtStart() {
            let screen = TestScreen()
            let (parent, child) = (LoggingController("parent", log), LoggingController("child", log))
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            _ = log.take()
            screen.show(parent)
            screen.settle()
            let appears = [
                "parent.willAppear", "child.willAppear", "parent.isAppearing", "child.isAppearing",
                "child.didAppear", "parent.didAppear",
            ]
            #expect(log.take() == appears)
            screen.window.isHidden = true
            let disappears = [
                "parent.willDisappear", "child.willDisappear", "child.didDisappear", "parent.didDisappear",
            ]
            #expect(log.take() == disappears)
        }

        @Test("A child's view that is added and removed later appears and disappears by that")
        func childLater() {
            let screen = TestScreen()
            let (parent, child) = (LoggingController("parent", log), LoggingController("child", log))
            screen.show(parent)
            screen.settle()
            _ = log.take()

            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            screen.settle()
            let comes = [
                "child.willMove to parent", "child.didLoad", "child.willAppear", "child.isAppearing",
                "child.didMove to parent", "child.didAppear",
            ]
            #expect(log.take() == comes)

            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            let goes = ["child.willMove to none", "child.willDisappear", "child.didDisappear", "child.didMove to none"]
            #expect(log.take() == goes)
            #expect(parent.children.isEmpty && child.parent == nil)
        }

        @Test("A container that tells its children itself is the only one to tell them")
        func ownForwarding() {
            final class Container: LoggingController {
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            }
            let screen = TestScreen()
            let (container, child) = (Container("container", log), LoggingController("child", log))
            screen.show(container)
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
            screen.settle()
            #expect(!log.take().contains("child.willAppear"))
            child.beginAppearanceTransition(true, animated: true)
            child.endAppearanceTransition()
            let told = ["child.willAppear animated", "child.isAppearing animated", "child.didAppear animated"]
            #expect(log.take() == told)
        }

        @Test("Every way through random coming and going keeps the calls of a controller in turn")
        func turns() {
            var random = SeededGenerator(seed: 7)
            let screen = TestScreen()
            let parent = LoggingController("parent", log)
            let child = LoggingController("child", log)
            screen.show(parent)
            parent.addChild(child)
            for _ in 0..<300 {
                switch Int.random(in: 0..<5, using: &random) {
                case 0: parent.view.addSubview(child.view)
                case 1: child.view.removeFromSuperview()
                case 2: screen.window.isHidden.toggle()
                case 3: screen.advance(by: 0.05)
                default: child.beginAppearanceTransition(.random(using: &random), animated: false)
                }
            }
            for name in ["parent", "child"] {
                let calls = log.calls.filter { $0.hasPrefix("\(name).") && $0.hasSuffix("ppear") }
                // The calls that may follow each call.
                let following = [
                    "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
                    "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
                ]
                #expect(calls.count > 20)
                for (call, next) in zip(calls, calls.dropFirst()) {
                    let (call, next) = (call.dropFirst(name.count + 1), next.dropFirst(name.count + 1))
                    #expect(following[String(call)]?.contains(String(next)) == true, "\(name): \(call), \(next)")
                }
            }
        }
    }
}
