import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests a bar without a controller.
    @Suite @MainActor struct NavigationBarStackTests {
        private final class Delegate: NSObject, UINavigationBarDelegate {
            var log: [String] = []
            var allows = true
            var position = UIBarPosition.any

            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
                log.append("should push \(item.title ?? "")")
                return allows
            }

            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
                log.append("did push \(item.title ?? "")")
            }

            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                log.append("should pop \(item.title ?? "")")
                return allows
            }

            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                log.append("did pop \(item.title ?? "")")
            }

            func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
        }

        private let screen = TestScreen(size: CGSize(width: 400, height: 300))
        private let controller = UIViewController()
        private let bar = UINavigationBar(frame: CGRect(x: 0, y: 40, width: 400, height: 54))
        private let delegate = Delegate()
        private let first = UINavigationItem(title: "First")
        private let second = UINavigationItem(title: "Second")

        init() {
            screen.show(controller)
            controller.view.addSubview(bar)
            bar.delegate = delegate
            bar.items = [first]
            screen.settle()
        }

        private func titles() -> [String] {
            var (found, pending) = ([String](), [bar as UIView])
            while let view = pending.popLast() {
                if let label = view as? UILabel, let text = label.text, !text.isEmpty { found.append(text) }
                pending += view.subviews.filter { $0.alpha > 0 }
            }
            return found.sorted()
        }

        @Test func anItemIsPushedAndPopped() {
            #expect(bar.delegate === delegate && titles() == ["First"])
            bar.pushItem(second, animated: false)
            #expect(bar.topItem === second && bar.backItem === first && bar.items == [first, second])
            screen.settle()
            #expect(titles() == ["Second"])
            #expect(delegate.log == ["should push Second", "did push Second"])
            delegate.log = []
            #expect(bar.popItem(animated: false) === second && bar.items == [first])
            #expect(delegate.log == ["should pop Second", "did pop Second"] && titles() == ["First"])
        }

        @Test func theDelegateIsToldAtTheEndOfTheAnimation() {
            bar.pushItem(second, animated: true)
            screen.advance(by: 0.1)
            #expect(delegate.log == ["should push Second"] && bar.topItem === second)
            screen.settle()
            #expect(delegate.log == ["should push Second", "did push Second"])
        }

        @Test func theDelegateMayRefuse() {
            bar.items = [first, second]
            delegate.allows = false
            bar.pushItem(UINavigationItem(title: "Third"), animated: false)
            #expect(bar.popItem(animated: false) == nil && bar.items == [first, second])
            #expect(delegate.log == ["should push Third", "should pop Second"])
        }

        @Test func theBackButtonPops() {
            bar.items = [first, second]
            screen.settle()
            screen.tap(at: CGPoint(x: 30, y: 67))
            screen.settle()
            #expect(bar.items == [first] && delegate.log == ["should pop Second", "did pop Second"])
        }

        @Test func itemsThatAreSetAnimateWithoutTheDelegate() {
            bar.setItems([first, second], animated: true)
            screen.advance(by: 0.1)
            #expect(bar.subviews.count { $0 is NavigationBarContent } == 2)
            screen.settle()
            #expect(bar.subviews.count { $0 is NavigationBarContent } == 1)
            #expect(titles() == ["Second"] && delegate.log.isEmpty)
            bar.setItems(nil, animated: false)
            #expect(bar.items == nil && bar.topItem == nil && titles().isEmpty)
        }

        @Test func theDelegateDecidesWhereTheBarIs() {
            #expect(bar.barPosition == .top && bar.subviews.first?.frame.minY == 0)
            let root = UINavigationController(rootViewController: UIViewController())
            #expect(root.navigationBar.barPosition == .topAttached)
            controller.additionalSafeAreaInsets.top = 40
            delegate.position = .topAttached
            bar.setNeedsLayout()
            screen.settle()
            #expect(bar.barPosition == .topAttached && bar.subviews.first?.frame.minY == -40)
        }

        @Test func aControllerThatConformsDecidesAboutItsBackButton() {
            final class Asking: UINavigationController, UINavigationBarDelegate {
                var allows = false
                var log: [String] = []

                func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                    log.append("should pop")
                    return allows
                }

                func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                    log.append("did pop")
                }
            }
            let asking = Asking(rootViewController: UIViewController())
            screen.show(asking)
            asking.pushViewController(UIViewController(), animated: false)
            screen.settle()
            #expect(asking.navigationBar.delegate === asking)
            screen.tap(at: CGPoint(x: 30, y: 37))
            screen.settle()
            #expect(asking.viewControllers.count == 2 && asking.log == ["should pop"])
            asking.allows = true
            screen.tap(at: CGPoint(x: 30, y: 37))
            screen.settle()
            #expect(asking.viewControllers.count == 1 && asking.log == ["should pop", "should pop", "did pop"])
        }
    }
}
