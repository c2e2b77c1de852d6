import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @MainActor struct TabBarMinimizationTests {
        // MARK: The value

        /// Scrolls through offsets, and returns whether the bar was minimized after each.
        private func states(
            _ behavior: TabBarMinimization.Behavior,
            _ offsets: [CGFloat],
            byUser: Bool = true
        ) -> [Bool] {
            var value = TabBarMinimization()
            value.behavior = behavior
            return offsets.map {
                value.contentDidMove(to: $0, within: -50...1000, byUser: byUser)
                return value.isMinimized
            }
        }

        @Test func theBarIsMinimizedAfterAWayDownAndWholeAfterAWayUp() {
            #expect(
                states(.onScrollDown, [0, 20, 32, 33, 300, 290, 270]) == [false, false, false, true, true, true, true]
            )
            #expect(states(.onScrollDown, [0, 100, 90, 67]) == [false, true, true, false])
            #expect(states(.onScrollUp, [500, 480, 460, 480, 500]) == [false, false, true, true, false])
        }

        /// The way counts from where the content last turned.
        @Test func contentThatTurnsBeginsAgain() {
            #expect(states(.onScrollDown, [0, 20, 10, 30, 41, 43]) == [false, false, false, false, false, true])
        }

        @Test func theBarIsWholeAtItsEdge() {
            #expect(states(.onScrollDown, [0, 40, 20, -50]) == [false, true, true, false])
            #expect(states(.onScrollUp, [900, 860, 1000]) == [false, true, false])
        }

        /// The way beyond the edges doesn't count.
        @Test func aBounceMinimizesNothing() {
            #expect(states(.onScrollDown, [-50, -90, -120, -80, -50]).allSatisfy { !$0 })
            #expect(states(.onScrollUp, [1000, 1080, 1100, 1040, 1000]).allSatisfy { !$0 })
            #expect(states(.onScrollDown, [900, 1000, 1100, 1000]) == [false, true, true, true])
        }

        @Test func codeMinimizesNothing() {
            #expect(states(.onScrollDown, [0, 100, 500], byUser: false).allSatisfy { !$0 })
            for behavior in [TabBarMinimization.Behavior.automatic, .never] {
                #expect(states(behavior, [0, 100, 500]).allSatisfy { !$0 })
            }
        }

        @Test func anotherBehaviorShowsTheWholeBar() {
            var value = TabBarMinimization()
            value.behavior = .onScrollDown
            for offset in [0, 100] as [CGFloat] { value.contentDidMove(to: offset, within: 0...900, byUser: true) }
            #expect(value.isMinimized)
            value.behavior = .onScrollUp
            #expect(!value.isMinimized)
        }

        // MARK: The bar

        private final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }

        private func show(_ screen: TestScreen, inNavigation: Bool) -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two"].map { title in
                let rows = Rows()
                let controller = inNavigation ? UINavigationController(rootViewController: rows) : rows
                controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
                return controller
            }
            tabs.tabBarMinimizeBehavior = .onScrollDown
            screen.show(tabs)
            screen.settle()
            return tabs
        }

        @Test(arguments: [false, true]) func aFingerMinimizesTheBarAndATapShowsIt(inNavigation: Bool) throws {
            let screen = TestScreen(size: CGSize(width: 390, height: 700))
            let tabs = show(screen, inNavigation: inNavigation)
            let first = try #require(tabs.tabBar.items?[0].button)
            let second = try #require(tabs.tabBar.items?[1].button)
            let whole = screen.presentedFrame(of: first)
            screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.3)
            screen.settle()
            #expect(tabs.tabBar.isMinimized && second.alpha == 0)
            let small = screen.presentedFrame(of: first)
            #expect(small.size == CGSize(width: 48, height: 48) && small.minX == 20 && small.midY == whole.midY)
            screen.tap(at: CGPoint(x: 200, y: small.midY))
            screen.settle()
            #expect(tabs.tabBar.isMinimized, "beside the button is content")
            screen.tap(at: CGPoint(x: small.midX, y: small.midY))
            screen.settle()
            #expect(!tabs.tabBar.isMinimized && second.alpha == 1 && tabs.selectedIndex == 0)
            #expect(screen.presentedFrame(of: first) == whole)
        }

        @Test func scrollingUpAndAnotherTabShowTheWholeBar() {
            let screen = TestScreen(size: CGSize(width: 390, height: 700))
            let tabs = show(screen, inNavigation: false)
            func scroll(by distance: CGFloat) {
                screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 - distance), duration: 0.3)
                screen.settle()
            }
            scroll(by: 300)
            #expect(tabs.tabBar.isMinimized)
            scroll(by: -100)
            #expect(!tabs.tabBar.isMinimized)
            scroll(by: 200)
            tabs.selectedIndex = 1
            screen.settle()
            #expect(!tabs.tabBar.isMinimized)
        }

        /// The motion is one: no frame leaves the way between the two.
        @Test func theBarBecomesAButtonInOneMotion() throws {
            let screen = TestScreen(size: CGSize(width: 390, height: 700))
            let tabs = show(screen, inNavigation: false)
            let first = try #require(tabs.tabBar.items?[0].button)
            var widths: [CGFloat] = []
            screen.touchDown(at: CGPoint(x: 200, y: 500))
            for step in 1...20 {
                screen.touchMove(to: CGPoint(x: 200, y: 500 - 4 * CGFloat(step)))
                screen.advance(by: 1 / 60)
                widths.append(first.superview.map { screen.presentedFrame(of: $0).width } ?? 0)
            }
            #expect(widths.first ?? 0 > 150 && widths.last ?? 0 < 80)
            #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 >= $1 - 2 })
            screen.touchUp()
        }

        @Test func theBarOfAWideWindowStaysWhole() {
            let screen = TestScreen(size: CGSize(width: 1100, height: 700))
            let tabs = show(screen, inNavigation: false)
            screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200), duration: 0.3)
            screen.settle()
            #expect(!tabs.tabBar.isMinimized)
        }
    }
}
