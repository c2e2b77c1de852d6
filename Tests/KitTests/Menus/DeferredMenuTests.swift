import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests elements of menus that are provided when the menu opens.
    @Suite @MainActor struct DeferredMenuTests {
        private final class Box: UIView, UIContextMenuInteractionDelegate {
            var menu = UIMenu()

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in self.menu })
            }
        }

        private let screen = TestScreen(size: CGSize(width: 300, height: 400))
        private let box = Box(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        private let interaction: UIContextMenuInteraction

        init() {
            interaction = UIContextMenuInteraction(delegate: box)
            box.addInteraction(interaction)
            screen.window.addSubview(box)
        }

        private func action(_ title: String) -> UIAction { UIAction(title: title) { _ in } }

        /// The titles in the innermost panel.
        private var titles: [String] {
            let overlay = screen.window.subviews.last as? MenuOverlay
            return overlay?.panels.last?.rows.compactMap(\.accessibilityLabel) ?? []
        }

        private func open() {
            _ = interaction.open(at: CGPoint(x: 20, y: 20))
        }

        @Test func elementsThatComeAtOnceAreInThePlaceOfThePlaceholder() {
            let deferred = UIDeferredMenuElement { $0([self.action("b"), self.action("c")]) }
            box.menu = UIMenu(children: [action("a"), deferred, action("d")])
            open()
            #expect(titles == ["a", "b", "c", "d"])
        }

        @Test func theMenuIsLoadingUntilTheElementsCome() throws {
            var done: ([UIMenuElement]) -> Void = { _ in }
            box.menu = UIMenu(children: [action("a"), UIDeferredMenuElement { done = $0 }])
            open()
            #expect(titles == ["a", "Loading…"])
            let overlay = try #require(screen.window.subviews.last as? MenuOverlay)
            let height = try #require(overlay.panels.first).frame.height
            done([action("b"), action("c")])
            #expect(titles == ["a", "b", "c"])
            #expect(try #require(overlay.panels.first).frame.height > height)
            screen.tap(at: CGPoint(x: 290, y: 390))
            done([action("e")])
            open()
            #expect(titles == ["a", "b", "c"])
        }

        @Test func aMenuThatOpensAgainWhileItLoadsShowsTheElementsToo() {
            var done: ([UIMenuElement]) -> Void = { _ in }
            box.menu = UIMenu(children: [UIDeferredMenuElement { done = $0 }])
            open()
            interaction.dismissMenu()
            open()
            #expect(titles == ["Loading…"])
            done([action("a")])
            #expect(titles == ["a"])
        }

        @Test func elementsAreProvidedOnceOrEachTime() {
            var (once, always) = (0, 0)
            let cached = UIDeferredMenuElement { done in
                once += 1
                done([])
            }
            let uncached = UIDeferredMenuElement.uncached { done in
                always += 1
                done([self.action("\(always)")])
            }
            box.menu = UIMenu(children: [UIMenu(options: .displayInline, children: [cached, uncached])])
            for _ in 1...3 {
                open()
                interaction.dismissMenu()
            }
            #expect(once == 1 && always == 3)
            open()
            #expect(titles == ["4"])
        }

        @Test func aSubmenuLoadsWhenItOpens() throws {
            var done: (([UIMenuElement]) -> Void)?
            let inner = UIMenu(title: "more", children: [UIDeferredMenuElement { done = $0 }])
            box.menu = UIMenu(children: [action("a"), inner])
            open()
            #expect(done == nil)
            let overlay = try #require(screen.window.subviews.last as? MenuOverlay)
            _ = overlay.panels.first?.rows.last?.accessibilityActivate()
            #expect(titles == ["Loading…"])
            done?([action("b")])
            #expect(titles == ["b"] && overlay.panels.count == 2)
        }
    }
}
