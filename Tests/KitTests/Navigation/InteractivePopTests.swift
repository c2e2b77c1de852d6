import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct InteractivePopTests {
        private let log = LifeCycleLog()
        private let screen = TestScreen(size: CGSize(width: 300, height: 600))
        private let root: LoggingController
        private let second: LoggingController
        private let navigation: UINavigationController

        init() {
            root = LoggingController("root", log)
            second = LoggingController("second", log)
            navigation = UINavigationController(rootViewController: root)
            screen.show(navigation)
            screen.settle()
            navigation.pushViewController(second, animated: false)
            screen.settle()
            _ = log.take()
        }

        /// Moves a finger that is down in steps of 5 points, and calls a closure after each.
        private func move(from start: CGFloat, to end: CGFloat, y: CGFloat = 300, _ body: (CGFloat) -> Void = { _ in })
        {
            for x in stride(from: start, through: end, by: end < start ? -5 : 5) {
                screen.touchMove(to: CGPoint(x: x, y: y))
                screen.advance(by: 1 / 60)
                body(x)
            }
        }

        private func edge(_ controller: UIViewController) -> CGFloat {
            screen.presentedFrame(of: controller.view).minX
        }

        @Test func theViewsFollowTheFinger() {
            screen.touchDown(at: CGPoint(x: 5, y: 300))
            move(from: 5, to: 250) { x in
                // The first ten points don't count.
                let distance = max(0, x - 15)
                #expect(abs(edge(second) - distance) < 1)
                guard distance > 0 else { return }
                #expect(abs(edge(root) - (distance - 300) * NavigationMetrics.parallax) < 1)
            }
            move(from: 250, to: 100) { #expect(abs(edge(second) - ($0 - 15)) < 1) }
        }

        @Test func aFingerThatIsLiftedBeyondTheMiddlePops() {
            screen.touchDown(at: CGPoint(x: 5, y: 300))
            move(from: 5, to: 200)
            screen.advance(by: 0.5)
            #expect(navigation.viewControllers == [root] && second.isMovingFromParent)
            screen.touchUp()
            let first = edge(second)
            screen.advance(by: 0.05)
            #expect(edge(second) > first && edge(second) < 300)
            screen.settle()
            #expect(navigation.topViewController === root && second.parent == nil && second.view.superview == nil)
            #expect(edge(root) == 0 && root.view.safeAreaInsets.top == 64)
            #expect(
                log.take().filter { $0.contains("ppear") } == [
                    "second.willDisappear animated", "root.willAppear animated", "root.isAppearing animated",
                    "second.didDisappear animated", "root.didAppear animated",
                ]
            )
        }

        @Test func aFingerThatIsLiftedBeforeTheMiddleTakesThePopBack() {
            screen.touchDown(at: CGPoint(x: 5, y: 300))
            move(from: 5, to: 120)
            screen.advance(by: 0.5)
            screen.touchUp()
            screen.settle()
            #expect(navigation.viewControllers == [root, second] && root.view.superview == nil && edge(second) == 0)
            #expect(navigation.navigationBar.topItem === second.navigationItem && !second.isMovingFromParent)
            #expect(log.take().last { $0.contains("ppear") } == "second.didAppear animated")
            // It can be popped again.
            screen.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 280, y: 300), duration: 0.3)
            screen.settle()
            #expect(navigation.viewControllers == [root])
        }

        @Test func aQuickFingerPopsBeforeTheMiddle() {
            screen.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 120, y: 300), duration: 0.1)
            screen.settle()
            #expect(navigation.viewControllers == [root])
        }

        @Test func aCanceledTouchTakesThePopBack() {
            screen.touchDown(at: CGPoint(x: 5, y: 300))
            move(from: 5, to: 250)
            screen.touchCancel()
            screen.settle()
            #expect(navigation.viewControllers == [root, second] && edge(second) == 0)
        }

        @Test func itBeginsAtTheLeadingEdgeOnly() {
            screen.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 290, y: 300), duration: 0.3)
            screen.drag(from: CGPoint(x: 295, y: 300), to: CGPoint(x: 20, y: 300), duration: 0.3)
            screen.settle()
            #expect(navigation.viewControllers == [root, second])
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            screen.touchDown(at: CGPoint(x: 295, y: 300))
            move(from: 295, to: 100) { #expect(abs(edge(second) - min(0, $0 - 285)) < 1) }
            screen.advance(by: 0.5)
            screen.touchUp()
            screen.settle()
            #expect(navigation.viewControllers == [root])
        }

        @Test func itNeedsABackButtonUnlessItsDelegateIsReplaced() throws {
            func drag() -> Bool {
                screen.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 280, y: 300), duration: 0.3)
                screen.settle()
                let isPopped = navigation.viewControllers == [root]
                if isPopped { navigation.pushViewController(second, animated: false) }
                screen.settle()
                return isPopped
            }
            let item = second.navigationItem
            item.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
            #expect(!drag())
            item.leftItemsSupplementBackButton = true
            #expect(drag())
            item.leftBarButtonItem = nil
            item.hidesBackButton = true
            #expect(!drag())
            item.hidesBackButton = false
            navigation.isNavigationBarHidden = true
            #expect(!drag())
            let recognizer = try #require(navigation.interactivePopGestureRecognizer)
            recognizer.delegate = nil
            #expect(drag())
            recognizer.isEnabled = false
            #expect(!drag())
            recognizer.isEnabled = true
            navigation.popViewController(animated: false)
            screen.settle()
            _ = log.take()
            // There is nothing to pop.
            screen.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 280, y: 300), duration: 0.3)
            screen.settle()
            #expect(navigation.viewControllers == [root] && log.take().isEmpty)
        }

        @Test func itHasPrecedenceOverATableWhichScrollsFromTheEdge() {
            final class Rows: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
            }
            let (table, rows) = (UITableView(frame: second.view.bounds), Rows())
            table.dataSource = rows
            second.view.addSubview(table)
            screen.settle()
            let top = table.contentOffset.y
            screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 15, y: 200), duration: 0.3, resting: 0.2)
            screen.settle()
            #expect(table.contentOffset.y > top + 150 && navigation.viewControllers == [root, second])
            let place = table.contentOffset.y
            screen.touchDown(at: CGPoint(x: 5, y: 300))
            move(from: 5, to: 100)
            screen.touchMove(to: CGPoint(x: 100, y: 200))
            #expect(table.contentOffset.y == place && edge(second) > 80)
            screen.touchCancel()
            screen.settle()
        }
    }
}
