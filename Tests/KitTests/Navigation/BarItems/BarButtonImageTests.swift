import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct BarButtonImageTests {
        private let screen = TestScreen(size: CGSize(width: 390, height: 500), scale: 1)
        private let controller = UIViewController()
        private let navigation: UINavigationController
        private let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)

        init() {
            navigation = UINavigationController(rootViewController: controller)
            controller.navigationItem.rightBarButtonItem = item
            screen.show(navigation)
            screen.settle()
        }

        private func background(of view: UIView?) -> UIImageView? {
            view?.subviews.first as? UIImageView
        }

        private func title(of view: UIView?) -> UILabel? { view?.subviews.lazy.compactMap { $0 as? UILabel }.first }

        @Test func aButtonHasABackground() {
            let (plain, done, disabled) = (plainImage(.red), plainImage(.blue), plainImage(.green))
            item.setBackgroundImage(plain, for: .normal, barMetrics: .default)
            item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
            item.setBackgroundImage(disabled, for: .disabled, barMetrics: .default)
            screen.settle()
            #expect(background(of: item.view)?.image === plain)
            item.style = .done
            #expect(background(of: item.view)?.image === done)
            item.style = .plain
            item.isEnabled = false
            #expect(background(of: item.view)?.image === disabled)
            #expect(item.backgroundImage(for: .normal, barMetrics: .default) === plain)
            #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === done)
            #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
            item.setBackgroundVerticalPositionAdjustment(3, for: .default)
            screen.settle()
            #expect(background(of: item.view)?.frame.minY == 3)
            #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 3)
        }

        @Test func theTitleMoves() throws {
            let before = try #require(title(of: item.view)).frame
            item.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: -4), for: .default)
            screen.settle()
            #expect(title(of: item.view)?.frame == before.offsetBy(dx: 2, dy: -4))
            #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 2, vertical: -4))
            #expect(item.titlePositionAdjustment(for: .compact) == .zero)
        }

        @Test func compactBarsHaveImagesOfTheirOwn() throws {
            let (tall, low) = (plainImage(.red), plainImage(.blue, CGSize(width: 7, height: 7)))
            let image = UIBarButtonItem(image: tall, landscapeImagePhone: low, style: .plain, target: nil, action: nil)
            controller.navigationItem.rightBarButtonItem = image
            image.setBackgroundImage(plainImage(.red), for: .normal, barMetrics: .compact)
            screen.settle()
            let pictures = { image.view?.subviews.compactMap { ($0 as? UIImageView)?.image?.size.width } ?? [] }
            #expect(pictures().contains(10) && !pictures().contains(7))
            navigation.traitOverrides.verticalSizeClass = .compact
            screen.settle()
            #expect(pictures().contains(7) && image.landscapeImagePhone === low)
            #expect(background(of: image.view)?.image != nil)
        }

        @Test func theBackButtonHasTheImagesOfItsItem() throws {
            let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
            let image = plainImage(.red)
            back.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
            back.setBackButtonBackgroundVerticalPositionAdjustment(2, for: .default)
            back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 5), for: .default)
            controller.navigationItem.backBarButtonItem = back
            navigation.pushViewController(UIViewController(), animated: false)
            screen.settle()
            var pending: [UIView] = [navigation.navigationBar]
            var button: BackButton?
            while let view = pending.popLast() {
                if let found = view as? BackButton { button = found }
                pending += view.subviews
            }
            #expect(background(of: button)?.image === image && background(of: button)?.frame.minY == 2)
            #expect(title(of: button)?.frame.minY == 5)
            #expect(back.backButtonBackgroundImage(for: .normal, barMetrics: .default) === image)
            #expect(back.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 2)
            #expect(back.backButtonTitlePositionAdjustment(for: .default).vertical == 5)
        }

        @Test func theMenuHasThePreferredOrder() throws {
            #expect(item.preferredMenuElementOrder == .automatic)
            item.menu = UIMenu(children: [UIAction(title: "Row") { _ in }])
            item.preferredMenuElementOrder = .priority
            let view = try #require(item.view)
            screen.tap(view)
            screen.settle()
            let overlay = screen.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
            #expect(overlay?.order == .priority)
        }

        @Test func anItemHasATitleAnImageAndAMenu() {
            let menu = UIMenu(children: [])
            let item = UIBarButtonItem(
                title: "T",
                image: plainImage(.red),
                target: self.controller,
                action: nil,
                menu: menu
            )
            #expect(item.title == "T" && item.image != nil && item.menu === menu && item.target === controller)
        }
    }
}
