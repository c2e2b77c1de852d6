import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests menus on a screen that isn't the main screen.
    @Suite @MainActor struct MenuScreenTests {
        private final class Holder: CommandView, UIContextMenuInteractionDelegate {
            let menu = UIMenu(children: [UICommand(title: "New", action: "makeNew")])

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in self.menu })
            }
        }

        private let first = TestScreen(size: CGSize(width: 300, height: 400))
        private let second = TestScreen(size: CGSize(width: 300, height: 400))
        private let holder = Holder(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

        @Test func aMenuShowsOnTheScreenOfItsViewWithTheCommandsOfThatScreen() throws {
            let interaction = UIContextMenuInteraction(delegate: holder)
            holder.addInteraction(interaction)
            second.window.addSubview(holder)
            #expect(holder.becomeFirstResponder())
            first.advance(by: 0)
            #expect(UIScreen.main === first.window.screen)
            #expect(interaction.open(at: CGPoint(x: 10, y: 10)))
            let overlay = try #require(second.window.subviews.last as? MenuOverlay)
            #expect(overlay.panels.first?.rows.count == 1)
            #expect(!first.window.subviews.contains { $0 is MenuOverlay })
        }

        @Test func imagesHaveTheColorsOfTheirTitles() throws {
            let image = UIImage(systemName: "trash")
            let colors: [(UIMenuElement.Attributes, UIColor)] = [
                ([], Looks.menuTitleColor.light.color), (.destructive, .systemRed), (.disabled, .secondaryLabel),
            ]
            for (attributes, color) in colors {
                let action = UIAction(title: "Act", image: image, attributes: attributes) { _ in }
                let row = try #require(MenuRow.rows(of: UIMenu(children: [action]), on: first.window.screen).first)
                let view = MenuRowView(MenuItem(row), columns: .images)
                let picture = try #require(
                    view.subviews.lazy.compactMap { $0 as? UIImageView }.first { $0.image != nil }
                )
                let traits = UITraitCollection(userInterfaceStyle: .light)
                #expect(picture.tintColor.resolvedColor(with: traits) == color.resolvedColor(with: traits))
            }
        }

        @Test func marksFitIntoTheirColumnAtTheLargestTextSize() throws {
            let action = UIAction(title: "Chosen", state: .on) { _ in }
            let row = try #require(MenuRow.rows(of: UIMenu(children: [action]), on: first.window.screen).first)
            first.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            let view = MenuRowView(MenuItem(row), columns: .marks)
            first.window.addSubview(view)
            view.frame = CGRect(origin: .zero, size: view.sizeThatFits(CGSize(width: 300, height: 400)))
            first.settle()
            let mark = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first { $0.image != nil })
            let title = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Chosen" })
            let width = try #require(mark.image?.size.width)
            #expect(mark.frame.midX - width / 2 > 0 && mark.frame.midX + width / 2 <= title.frame.minX)
        }

        @Test func theCommandsOfAnotherScreenAreNotInAMenu() {
            let other = CommandView()
            first.window.addSubview(other)
            #expect(other.becomeFirstResponder())
            second.window.addSubview(holder)
            #expect(!MenuRow.rows(of: holder.menu, on: first.window.screen).isEmpty)
            #expect(MenuRow.rows(of: holder.menu, on: second.window.screen).isEmpty)
        }
    }
}
