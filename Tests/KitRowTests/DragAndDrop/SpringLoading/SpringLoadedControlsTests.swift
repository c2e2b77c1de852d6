import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the controls that a drag operates.
    @Suite @MainActor struct SpringLoadedControlsTests {
        private let fixture = SpringFixture()

        private func show(_ view: UIView, _ frame: CGRect) -> TestScreen {
            fixture.loadViewIfNeeded()
            view.frame = frame
            fixture.view.addSubview(view)
            return fixture.show()
        }

        @Test(arguments: [false, true]) func aButton(isSpringLoaded: Bool) {
            let button = UIButton(type: .system)
            #expect(!button.isSpringLoaded)
            button.isSpringLoaded = isSpringLoaded
            var count = 0
            button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
            let screen = show(button, CGRect(x: 100, y: 200, width: 100, height: 44))
            SpringFixture.hold(at: CGPoint(x: 150, y: 222), on: screen)
            #expect(count == (isSpringLoaded ? 1 : 0))
            SpringFixture.drop(on: screen)
        }

        @Test func aButtonThatIsDisabledOrNoLongerSpringLoaded() {
            let button = UIButton(type: .system)
            button.isSpringLoaded = true
            button.isEnabled = false
            var count = 0
            button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
            let screen = show(button, CGRect(x: 100, y: 200, width: 100, height: 44))
            SpringFixture.hold(at: CGPoint(x: 150, y: 222), on: screen)
            SpringFixture.drop(on: screen)
            button.isEnabled = true
            button.isSpringLoaded = false
            SpringFixture.hold(at: CGPoint(x: 150, y: 222), on: screen)
            SpringFixture.drop(on: screen)
            #expect(count == 0 && button.interactions.isEmpty)
        }

        @Test func aButtonWithAMenu() {
            let button = UIButton(type: .system)
            button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
            button.showsMenuAsPrimaryAction = true
            button.isSpringLoaded = true
            let screen = show(button, CGRect(x: 100, y: 200, width: 100, height: 44))
            SpringFixture.hold(at: CGPoint(x: 150, y: 222), on: screen)
            #expect(button.contextMenuInteraction?.menuAppearance == .compact)
            SpringFixture.drop(on: screen)
        }

        @Test func aSegment() {
            let control = UISegmentedControl(items: ["a", "b", "c"])
            #expect(!control.isSpringLoaded)
            control.isSpringLoaded = true
            control.selectedSegmentIndex = 0
            let screen = show(control, CGRect(x: 10, y: 200, width: 300, height: 32))
            SpringFixture.hold(at: CGPoint(x: 260, y: 216), on: screen)
            #expect(control.selectedSegmentIndex == 2)
            screen.touchMove(to: CGPoint(x: 160, y: 216))
            screen.advance(by: 1.5)
            #expect(control.selectedSegmentIndex == 1)
            SpringFixture.drop(on: screen)
        }

        @Test func aTab() {
            let bar = UITabBar()
            #expect(!bar.isSpringLoaded)
            bar.isSpringLoaded = true
            bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
            let screen = show(bar, CGRect(x: 0, y: 300, width: 320, height: 83))
            let button = bar.subviews.flatMap(\.subviews).compactMap { $0 as? TabButton }[2]
            let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: screen.window)
            SpringFixture.hold(at: place, on: screen)
            #expect(bar.selectedItem?.tag == 2)
            SpringFixture.drop(on: screen)
        }

        @Test func aBarButtonItem() {
            var count = 0
            let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in count += 1 })
            #expect(!item.isSpringLoaded)
            let toolbar = UIToolbar()
            toolbar.items = [item]
            let screen = show(toolbar, CGRect(x: 0, y: 300, width: 320, height: 44))
            item.isSpringLoaded = true
            screen.settle()
            let place = item.view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: screen.window) }
            SpringFixture.hold(at: place ?? .zero, on: screen)
            #expect(count == 1)
            SpringFixture.drop(on: screen)
        }

        @Test func theButtonsOfAnAlert() throws {
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            #expect(!alert.isSpringLoaded)
            alert.addAction(UIAlertAction(title: "One", style: .default))
            alert.isSpringLoaded = true
            alert.addAction(UIAlertAction(title: "Two", style: .default))
            alert.loadViewIfNeeded()
            func buttons(in view: UIView) -> [AlertButton] {
                (view as? AlertButton).map { [$0] } ?? view.subviews.flatMap(buttons)
            }
            let all = buttons(in: alert.view)
            #expect(all.count == 2)
            for button in all {
                var count = 0
                button.onPress = { count += 1 }
                let interaction = try #require(button.interactions.first as? UISpringLoadedInteraction)
                let context = SpringLoadingContext(for: button, at: .zero)
                #expect(interaction.interactionBehavior.shouldAllow(interaction, with: context))
                interaction.activate(interaction, context)
                #expect(count == 1)
            }
            alert.isSpringLoaded = false
            #expect(all.allSatisfy { $0.interactions.isEmpty })
        }
    }
}
