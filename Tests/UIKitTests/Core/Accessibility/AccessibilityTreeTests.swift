import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct AccessibilityTreeTests {
        private func label(_ text: String, _ frame: CGRect) -> UILabel {
            let label = UILabel(frame: frame)
            label.text = text
            return label
        }

        private func labels(_ screen: TestScreen) -> [String?] { screen.accessibilityTree.map(\.label) }

        @Test func onlyWhatIsSeenIsFound() {
            let screen = TestScreen(size: CGSize(width: 300, height: 400))
            let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
            let texts = ["inside", "cut", "beyond", "clear", "hidden"].enumerated().map { index, text in
                label(text, CGRect(x: 0, y: 40 * index, width: 100, height: 30))
            }
            texts.forEach(box.addSubview)
            screen.window.addSubview(box)
            screen.window.addSubview(label("off the screen", CGRect(x: 0, y: 400, width: 100, height: 30)))
            texts[3].alpha = 0.005
            texts[4].isHidden = true
            #expect(labels(screen) == ["inside", "cut", "beyond"])
            box.clipsToBounds = true
            texts[1].frame.origin.y = 80
            texts[2].frame.origin.y = 100
            #expect(labels(screen) == ["inside", "cut"])
            #expect(screen.accessibilityTree[1].frame == CGRect(x: 0, y: 180, width: 100, height: 20))
            box.accessibilityElementsHidden = true
            #expect(labels(screen).isEmpty)
        }

        @Test func theBarIsReadBeforeWhatIsUnderIt() {
            let screen = TestScreen(size: CGSize(width: 300, height: 400))
            let content = UIViewController()
            content.title = "Title"
            content.view.addSubview(label("text", CGRect(x: 0, y: 10, width: 100, height: 60)))
            content.view.addSubview(label("below", CGRect(x: 0, y: 300, width: 100, height: 30)))
            let below = UIViewController()
            below.title = "Before"
            let navigation = UINavigationController(rootViewController: below)
            screen.show(navigation)
            navigation.pushViewController(content, animated: false)
            screen.settle()
            let tree = screen.accessibilityTree.map(\.description)
            #expect(tree == ["Before, button", "Title, header", "text", "below"])
            screen.element(labelled: "Before").map(screen.activate)
            screen.settle()
            #expect(navigation.topViewController === below)
        }

        @Test func aModalViewHidesWhatIsBesideIt() {
            let screen = TestScreen(size: CGSize(width: 300, height: 400))
            let presenting = UIViewController()
            presenting.view.addSubview(label("behind", CGRect(x: 0, y: 0, width: 100, height: 30)))
            screen.show(presenting)
            #expect(labels(screen) == ["behind"])
            let sheet = UIViewController()
            sheet.view.addSubview(label("sheet", CGRect(x: 0, y: 0, width: 100, height: 30)))
            presenting.present(sheet, animated: true)
            screen.settle()
            #expect(labels(screen) == ["sheet"])
            sheet.dismiss(animated: true)
            screen.settle()
            #expect(labels(screen) == ["behind"])
        }

        @Test func theClientsOrderStands() {
            let screen = TestScreen(size: CGSize(width: 300, height: 400))
            let view = UIView(frame: screen.window.bounds)
            let texts = ["a", "b", "c"].enumerated().map { index, text in
                label(text, CGRect(x: 0, y: 40 * index, width: 100, height: 30))
            }
            texts.forEach(view.addSubview)
            screen.window.addSubview(view)
            #expect(labels(screen) == ["a", "b", "c"])
            view.accessibilityElements = [texts[2], texts[0]]
            #expect(labels(screen) == ["c", "a"])
            view.isAccessibilityElement = true
            view.accessibilityLabel = "all"
            #expect(labels(screen) == ["all"])
        }

        @Test func postsAreHeard() {
            let screen = TestScreen()
            UIAccessibility.post(notification: .announcement, argument: "Opened")
            UIAccessibility.post(notification: .layoutChanged, argument: screen.window)
            #expect(screen.accessibilityPosts.map(\.notification) == [.announcement, .layoutChanged])
            #expect(screen.accessibilityPosts[0].text == "Opened")
            #expect(screen.accessibilityPosts[1].element === screen.window)
        }
    }
}
