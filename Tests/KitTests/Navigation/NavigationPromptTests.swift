import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct NavigationPromptTests {
        private let screen = TestScreen(size: CGSize(width: 400, height: 600))
        private let table = UITableViewController()
        private let navigation: UINavigationController
        private var bar: UINavigationBar { navigation.navigationBar }

        init() {
            table.title = "Title"
            navigation = UINavigationController(rootViewController: table)
            screen.show(navigation)
            screen.settle()
        }

        private func label(_ text: String) -> UILabel? {
            var pending: [UIView] = [bar]
            while let view = pending.popLast() {
                if let label = view as? UILabel, label.text == text, !label.isHidden { return label }
                pending += view.subviews
            }
            return nil
        }

        @Test func aPromptIsAboveTheTitleAndMakesTheBarHigher() throws {
            let before = screen.presentedFrame(of: try #require(label("Title")))
            table.navigationItem.prompt = "Choose"
            screen.settle()
            let prompt = screen.presentedFrame(of: try #require(label("Choose")))
            let title = screen.presentedFrame(of: try #require(label("Title")))
            #expect(bar.frame.height == 86 && title.minY == before.minY + 32)
            #expect(prompt.maxY <= title.minY && prompt.minY == bar.frame.minY && prompt.midX == 200)
            #expect(table.view.safeAreaInsets.top == 96 && table.tableView.contentOffset.y == -96)
            table.navigationItem.prompt = nil
            screen.settle()
            #expect(bar.frame.height == 54 && label("Choose") == nil && table.tableView.contentOffset.y == -64)
        }

        @Test func aPromptComesWithItsItem() throws {
            let next = UIViewController()
            next.navigationItem.prompt = "Next"
            navigation.pushViewController(next, animated: true)
            screen.advance(by: 0.1)
            #expect(screen.presentedFrame(of: bar).height > 54 && screen.presentedFrame(of: bar).height < 86)
            screen.settle()
            #expect(bar.frame.height == 86 && next.view.safeAreaInsets.top == 96)
            navigation.popViewController(animated: false)
            screen.settle()
            #expect(bar.frame.height == 54)
        }

        @Test func aBarWithoutAControllerGrowsToo() {
            let own = UINavigationBar()
            let item = UINavigationItem(title: "Own")
            own.items = [item]
            #expect(own.intrinsicContentSize.height == 54)
            item.prompt = "Prompt"
            #expect(own.intrinsicContentSize.height == 86 && own.sizeThatFits(.zero).height == 86)
        }
    }
}
