import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests large titles, which scroll away with the content of their controllers.
    @Suite @MainActor
    struct LargeTitleTests {
        @MainActor final class Rows: UITableViewController {
            let count: Int

            init(_ title: String, count: Int = 40) {
                self.count = count
                super.init(style: .plain)
                self.title = title
            }

            required init?(coder: NSCoder) { nil }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }

        let screen = TestScreen()
        let root: Rows
        let navigation: UINavigationController
        var table: UITableView { root.tableView }
        var bar: CGRect { screen.presentedFrame(of: navigation.navigationBar) }

        init() {
            root = Rows("Root")
            navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            screen.show(navigation)
            screen.settle()
        }

        /// The labels with a title, and their presented frames.
        private func labels(_ title: String) -> [(label: UILabel, frame: CGRect)] {
            var (found, pending) = ([(UILabel, CGRect)](), [navigation.navigationBar as UIView])
            while let view = pending.popLast() {
                if let label = view as? UILabel, label.text == title {
                    found.append((label, screen.presentedFrame(of: label)))
                }
                pending += view.subviews
            }
            return found.sorted { $0.1.minY < $1.1.minY }
        }

        @Test("The bar is 106.5 points high below 10 points, and insets the content")
        func heights() {
            #expect(bar == CGRect(x: 0, y: 10, width: 390, height: 106.5))
            #expect(root.view.safeAreaInsets.top == 116.5)
            #expect(table.adjustedContentInset.top == 116.5 && table.contentOffset.y == -116.5)
        }

        /// Between pixels, the separators of the content would be blurred.
        @Test(arguments: [1, 2, 3] as [CGFloat], [.large, .accessibilityMedium] as [UIContentSizeCategory])
        func theContentBeginsAtAWholePixel(scale: CGFloat, category: UIContentSizeCategory) {
            let screen = TestScreen(scale: scale)
            let rows = Rows("Rows")
            let navigation = UINavigationController(rootViewController: rows)
            navigation.navigationBar.prefersLargeTitles = true
            navigation.traitOverrides.preferredContentSizeCategory = category
            screen.show(navigation)
            screen.settle()
            let top = rows.tableView.adjustedContentInset.top * scale
            #expect(abs(top - top.rounded()) < 1e-6 && top > 116 * scale)
        }

        @Test("The bar grows with the text size until it holds the title, and content at its top stays there")
        func textSize() throws {
            let before = bar
            screen.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            screen.settle()
            let title = try #require(labels("Root").last)
            #expect(title.frame.minY >= bar.minY + NavigationMetrics.barHeight && title.frame.maxY <= bar.maxY)
            #expect(title.label.font.pointSize == 40 && bar.height > before.height)
            #expect(table.contentOffset.y == -table.adjustedContentInset.top)
            screen.setContentSizeCategory(.large)
            screen.settle()
            #expect(bar == before && table.contentOffset.y == -116.5)
        }

        @Test("The title collapses with the content, point by point, and the content moves as without a title")
        func collapse() {
            for distance in stride(from: 0, through: 80, by: 2.5) as StrideThrough<CGFloat> {
                table.contentOffset.y = -116.5 + distance
                screen.advance(by: 1 / 60)
                let extent = max(0, 52.5 - distance)
                #expect(abs(bar.height - 54 - extent) < 1e-9, "\(distance)")
                #expect(abs(table.adjustedContentInset.top - 64 - extent) < 1e-9, "\(distance)")
                #expect(table.contentOffset.y == -116.5 + distance)
            }
            table.contentOffset.y = -116.5
            screen.settle()
            #expect(bar.height == 106.5 && table.adjustedContentInset.top == 116.5)
        }

        @Test("One of the two titles is visible, and the large one moves with the content")
        func titles() {
            let (small, large) = (labels("Root")[0], labels("Root")[1])
            #expect(small.label.alpha == 0 && large.frame.maxY == 108.5 && large.label.font.pointSize == 34)
            table.contentOffset.y += 20
            screen.advance(by: 1 / 60)
            #expect(abs(labels("Root")[1].frame.maxY - 88.5) < 1e-9)
            table.contentOffset.y += 100
            screen.advance(by: 1 / 60)
            #expect(small.label.alpha == 1 && !large.label.isAccessibilityElement)
        }

        @Test("A finger moves the content by its own distance through the collapse, in both directions")
        func drag() {
            screen.touchDown(at: CGPoint(x: 200, y: 500))
            // A drag begins 10 points late.
            screen.touchMove(to: CGPoint(x: 200, y: 490))
            for step in 1...20 {
                screen.advance(by: 1 / 60)
                screen.touchMove(to: CGPoint(x: 200, y: 490 - 4 * CGFloat(step)))
                #expect(abs(table.contentOffset.y - (-116.5 + 4 * CGFloat(step))) < 1e-6)
            }
            for step in 1...20 {
                screen.advance(by: 1 / 60)
                screen.touchMove(to: CGPoint(x: 200, y: 410 + 4 * CGFloat(step)))
                #expect(abs(table.contentOffset.y - (-36.5 - 4 * CGFloat(step))) < 1e-6)
            }
            screen.touchUp()
            screen.settle()
            #expect(table.contentOffset.y == -116.5 && bar.height == 106.5)
        }

        @Test(
            "Content that is released within the title continues to its nearer end",
            arguments: [15, 45] as [CGFloat]
        )
        func release(distance: CGFloat) {
            screen.drag(
                from: CGPoint(x: 200, y: 500),
                to: CGPoint(x: 200, y: 490 - distance),
                duration: 0.4,
                resting: 0.3
            )
            #expect(abs(table.contentOffset.y - (-116.5 + distance)) < 1)
            screen.settle()
            #expect(abs(table.contentOffset.y - (distance < 26 ? -116.5 : -64)) < 0.5)
        }

        @Test("The bar grows with content that is pulled down, while the inset stays")
        func pull() {
            table.contentOffset.y = -150
            screen.advance(by: 1 / 60)
            #expect(abs(bar.height - 140) < 1e-9 && table.adjustedContentInset.top == 116.5)
        }

        @Test("The bar has a background while content is below it")
        func background() {
            #expect(navigation.navigationBar.scrollProgress == 0)
            table.contentOffset.y = 50
            screen.advance(by: 1 / 60)
            #expect(navigation.navigationBar.scrollProgress == 1)
        }

        @Test("A pushed controller has a small title if it says so, and the way there has no jump")
        func push() {
            let second = Rows("Second")
            second.navigationItem.largeTitleDisplayMode = .never
            navigation.pushViewController(second, animated: true)
            var height = bar.height
            for _ in 0..<60 {
                screen.advance(by: 1 / 60)
                #expect(bar.height <= height + 1e-9 && height - bar.height < 12)
                height = bar.height
            }
            screen.settle()
            #expect(bar.height == 54 && second.tableView.adjustedContentInset.top == 64)
            #expect(second.tableView.contentOffset.y == -64)
            navigation.popViewController(animated: true)
            screen.settle()
            #expect(bar.height == 106.5 && table.contentOffset.y == -116.5)
        }

        @Test("The mode of an item is that of the item below it by default")
        func modes() {
            let (second, third) = (Rows("Second"), Rows("Third"))
            second.navigationItem.largeTitleDisplayMode = .never
            navigation.setViewControllers([root, second, third], animated: false)
            screen.settle()
            #expect(bar.height == 54)
            second.navigationItem.largeTitleDisplayMode = .always
            screen.settle()
            #expect(bar.height == 106.5)
            navigation.navigationBar.prefersLargeTitles = false
            screen.settle()
            #expect(bar.height == 54 && third.tableView.adjustedContentInset.top == 64)
        }

        @Test("Touches of the large title reach the content")
        func touches() {
            let view = screen.window.hitTest(CGPoint(x: 100, y: 90), with: nil)
            #expect(view?.isDescendant(of: table) == true)
            #expect(screen.window.hitTest(CGPoint(x: 100, y: 40), with: nil)?.isDescendant(of: table) == false)
        }
    }
}
