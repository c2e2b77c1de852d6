import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct MenuSizeTests {
        private final class Box: UIView, UIContextMenuInteractionDelegate {
            var menu = UIMenu()
            var log: [String] = []

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { _ in self.menu }) }

            func action(_ title: String, _ image: UIImage? = nil) -> UIAction {
                UIAction(title: title, image: image) { _ in self.log.append(title) }
            }
        }

        private let screen = TestScreen(size: CGSize(width: 390, height: 600))
        private let box = Box(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
        private let image = plainImage(.red)

        /// Opens a menu and returns the frames of its rows by their labels.
        private func open(_ menu: UIMenu) -> [String: CGRect] {
            box.menu = menu
            screen.window.addSubview(box)
            box.addInteraction(UIContextMenuInteraction(delegate: box))
            screen.rightClick(at: CGPoint(x: 70, y: 60))
            let rows = screen.accessibilityTree.compactMap { row in row.label.map { ($0, row.frame) } }
            return Dictionary(rows) { first, _ in first }
        }

        @Test func smallElementsAreBesideEachOther() throws {
            let section = UIMenu(
                options: .displayInline,
                preferredElementSize: .small,
                children: [box.action("A", image), box.action("B", image), box.action("C")]
            )
            let rows = open(UIMenu(children: [section, box.action("D")]))
            let (a, b) = (try #require(rows["A"]), try #require(rows["B"]))
            let (c, d) = (try #require(rows["C"]), try #require(rows["D"]))
            #expect(a.minY == b.minY && b.minY == c.minY && a.midX < b.minX && b.midX < c.minX)
            #expect(abs(a.width - b.width) < 0.01 && d.minY > a.maxY && d.width > a.width * 2.9)
            screen.click(at: CGPoint(x: b.midX, y: b.midY))
            #expect(box.log == ["B"])
        }

        @Test func mediumElementsShowTheTitleBelowTheImage() throws {
            let actions = [box.action("A", image), box.action("B", image)]
            let menu = UIMenu(preferredElementSize: .medium, children: actions)
            let rows = open(menu)
            let overlay = screen.window.subviews.compactMap { $0 as? MenuOverlay }.first
            let row = try #require(overlay?.panels.first?.rows.first)
            let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first { $0.text == "A" })
            let picture = try #require(row.subviews.compactMap { $0 as? UIImageView }.first)
            #expect(!label.isHidden && label.frame.minY >= picture.frame.maxY && label.textAlignment == .center)
            #expect(rows["A"]?.minY == rows["B"]?.minY)
        }

        @Test func aPaletteShowsImagesUnlessItPrefersAnotherSize() throws {
            let actions = [box.action("A", image), box.action("B", image)]
            let palette = UIMenu(options: [.displayInline, .displayAsPalette], children: actions)
            let items = MenuItem.items(of: UIMenu(children: [palette]), on: .main)
            #expect(items.map(\.shape) == [.image, .image])
            palette.preferredElementSize = .large
            #expect(MenuItem.items(of: UIMenu(children: [palette]), on: .main).map(\.shape) == [.line, .line])
            palette.preferredElementSize = .automatic
            let rows = open(UIMenu(children: [palette]))
            #expect(rows["A"]?.minY == rows["B"]?.minY)
        }

        @Test func arrowsMoveAlongTheElements() {
            let section = UIMenu(
                options: .displayInline,
                preferredElementSize: .small,
                children: [box.action("A", image), box.action("B", image)]
            )
            _ = open(UIMenu(children: [section, box.action("C")]))
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardRightArrow)
            screen.press(.keyboardReturnOrEnter)
            #expect(box.log == ["B"])
        }

        @Test func titlesHaveAtMostThePreferredNumberOfLines() throws {
            let long = String(repeating: "A long title ", count: 12)
            let menu = UIMenu(children: [box.action(long)])
            let whole = try #require(open(menu)[long])
            screen.press(.keyboardEscape)
            let preferences = UIMenuDisplayPreferences()
            #expect(preferences.maximumNumberOfTitleLines == NSNotFound)
            preferences.maximumNumberOfTitleLines = 1
            menu.displayPreferences = preferences
            preferences.maximumNumberOfTitleLines = 9
            #expect(menu.displayPreferences?.maximumNumberOfTitleLines == 1)
            let cut = try #require(open(menu)[long])
            #expect(cut.height < whole.height / 2)
        }

        @Test func copiesOfMenusKeepSizeAndPreferences() {
            let menu = UIMenu(title: "t", preferredElementSize: .small, children: [])
            menu.displayPreferences = UIMenuDisplayPreferences()
            menu.displayPreferences = UIMenuDisplayPreferences()
            let copy = menu.replacingChildren([box.action("A")])
            #expect(copy.preferredElementSize == .small && copy.displayPreferences != nil && copy.title == "t")
        }
    }

    @Suite struct MenuStripTests {
        private func row(_ width: CGFloat, _ isBeside: Bool = true) -> MenuStrip.Row {
            (CGSize(width: width, height: 10), isBeside)
        }

        @Test func rowsWithoutRoomContinueBelow() {
            let strip = MenuStrip([row(50), row(40), row(20), row(120, false)], width: 120)
            #expect(strip.frames.map(\.minY) == [0, 0, 10, 20] && strip.frames.map(\.width) == [60, 60, 60, 120])
            #expect(strip.height == 30)
        }

        @Test func rowsBesideEachOtherKeepTheirDistanceFromTheEdges() {
            let strip = MenuStrip([row(50), row(40), row(120, false)], width: 116, margin: 8)
            #expect(strip.frames.map(\.minX) == [8, 58, 0] && strip.frames.map(\.width) == [50, 50, 116])
        }
    }
}
