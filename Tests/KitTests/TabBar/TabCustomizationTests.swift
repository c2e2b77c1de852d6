import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the panel from which the user puts tabs into a bar, and views beside the tabs.
    @Suite @MainActor struct TabCustomizationTests {
        private final class Log: NSObject, UITabBarDelegate {
            var entries: [String] = []

            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { entries.append("select") }
            func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
                entries.append("will begin \(items.count) \(tabBar.isCustomizing)")
            }
            func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
                entries.append("did begin \(items.count) \(tabBar.isCustomizing)")
            }
            func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
                entries.append("will end \(items.compactMap(\.title)) \(changed) \(tabBar.isCustomizing)")
            }
            func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
                entries.append("did end \(items.compactMap(\.title)) \(changed) \(tabBar.isCustomizing)")
            }
        }

        private let screen = TestScreen(size: CGSize(width: 390, height: 700))
        private let bar = UITabBar(frame: CGRect(x: 0, y: 617, width: 390, height: 83))
        private let items = ["A", "B", "C", "D"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        private let log = Log()

        init() {
            let home = UIViewController()
            screen.show(home)
            bar.items = Array(items.prefix(2))
            bar.delegate = log
            home.view.addSubview(bar)
            screen.settle()
        }

        private var titles: [String] { bar.items?.compactMap(\.title) ?? [] }

        /// The middle of a tab in the panel or in the bar.
        private func middle(_ label: String, inPanel: Bool) throws -> CGPoint {
            let frame = screen.accessibilityTree.first {
                $0.label == label && ($0.object is TabTile) == inPanel
            }?.frame
            let place = try #require(frame)
            return CGPoint(x: place.midX, y: place.midY)
        }

        private func tap(_ label: String, inPanel: Bool) throws {
            screen.tap(at: try middle(label, inPanel: inPanel))
            screen.settle()
        }

        @Test func theUserPutsATabInThePlaceOfAnother() throws {
            #expect(!bar.isCustomizing)
            bar.beginCustomizingItems(items)
            screen.settle()
            #expect(bar.isCustomizing && log.entries == ["will begin 4 false", "did begin 4 true"])
            try tap("C", inPanel: true)
            try tap("A", inPanel: false)
            #expect(titles == ["C", "B"] && bar.selectedItem == nil)
            // A tab that is touched before one is picked isn't selected either.
            try tap("B", inPanel: false)
            #expect(titles == ["C", "B"] && !log.entries.contains("select"))
            log.entries = []
            let done = try #require(screen.element(labelled: "Done")).frame
            screen.tap(at: CGPoint(x: done.midX, y: done.midY))
            screen.settle()
            let tabs = #"["C", "B"]"#
            #expect(log.entries == ["will end \(tabs) true true", "did end \(tabs) true false"])
            #expect(!bar.isCustomizing && screen.element(labelled: "Done") == nil)
            try tap("B", inPanel: false)
            #expect(bar.selectedItem === items[1])
        }

        @Test func theUserDragsATabIntoTheBar() throws {
            bar.beginCustomizingItems(items)
            screen.settle()
            screen.drag(
                from: try middle("D", inPanel: true),
                to: try middle("B", inPanel: false),
                duration: 0.4
            )
            screen.settle()
            #expect(titles == ["A", "D"])
            screen.drag(
                from: try middle("D", inPanel: true),
                to: try middle("A", inPanel: false),
                duration: 0.4
            )
            screen.settle()
            #expect(titles == ["D", "A"])
            #expect(bar.endCustomizing(animated: false))
            #expect(!bar.isCustomizing && !bar.endCustomizing(animated: false))
        }

        @Test func anUnchangedBarIsReported() {
            bar.beginCustomizingItems(items)
            #expect(!bar.endCustomizing(animated: true))
            screen.settle()
            #expect(titles == ["A", "B"] && screen.element(labelled: "Done") == nil)
        }

        @Test func placesOfTabs() {
            #expect(TabCustomization.items([1, 2, 3], with: 4, at: 1) == [1, 4, 3])
            #expect(TabCustomization.items([1, 2, 3], with: 3, at: 0) == [3, 2, 1])
        }

        @Test func viewsAreBesideTheTabs() throws {
            let button = UIButton(frame: CGRect(x: 4, y: 4, width: 40, height: 40))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            bar.leadingAccessoryView.addSubview(button)
            _ = bar.trailingAccessoryView
            screen.settle()
            let (leading, trailing) = (bar.leadingAccessoryView.frame, bar.trailingAccessoryView.frame)
            let tab = try #require(screen.element(labelled: "A")).frame
            #expect(leading.minX == 0 && leading.width > 44 && leading.maxX <= tab.minX)
            #expect(trailing.maxX == 390 && trailing.width == leading.width)
            #expect(bar.leadingAccessoryView === bar.leadingAccessoryView)
            screen.tap(at: CGPoint(x: 24, y: 617 + 24))
            screen.settle()
            #expect(taps == 1)
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            #expect(bar.leadingAccessoryView.frame.maxX == 390)
        }
    }
}
