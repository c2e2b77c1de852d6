import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests groups of items in the center of a bar, and the menu for those that the bar doesn't show.
    @Suite @MainActor struct CenterGroupTests {
        private final class Log {
            var entries: [String] = []
        }

        private let screen = TestScreen(size: CGSize(width: 900, height: 600))
        private let controller = UIViewController()
        private let log = Log()
        private var item: UINavigationItem { controller.navigationItem }

        init() {
            controller.title = "Title"
            screen.show(UINavigationController(rootViewController: controller))
            screen.settle()
        }

        private func button(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, primaryAction: UIAction { [log] _ in log.entries.append(title) })
        }

        private func frame(_ label: String) -> CGRect? { screen.element(labelled: label)?.frame }

        private func tap(_ label: String) throws {
            let place = try #require(frame(label))
            screen.tap(at: CGPoint(x: place.midX, y: place.midY))
            screen.settle()
        }

        @Test func withAStyleForEditorsTheTitleIsAtTheEdgeAndTheItemsAreInTheCenter() throws {
            let middle = try #require(frame("Title")).midX
            #expect(abs(middle - 450) < 1 && item.style == .navigator && item.centerItemGroups.isEmpty)
            item.centerItemGroups = [.fixedGroup(items: [button("Bold"), button("Italic")])]
            item.style = .editor
            screen.settle()
            #expect(try #require(frame("Title")).minX < 40)
            let (bold, italic) = (try #require(frame("Bold")), try #require(frame("Italic")))
            #expect(abs((bold.minX + italic.maxX) / 2 - 450) < 1 && bold.maxX <= italic.minX)
            try tap("Bold")
            #expect(log.entries == ["Bold"] && frame("More") == nil && item.overflowPresentationSource == nil)
            item.style = .navigator
            screen.settle()
            let title = try #require(frame("Title"))
            #expect(frame("Bold") == nil && abs(title.midX - 450) < 30)
            #expect(item.overflowPresentationSource != nil)
            try tap("More")
            try tap("Italic")
            #expect(log.entries == ["Bold", "Italic"])
        }

        @Test func theBackButtonOfAnEditorHasNoTitle() throws {
            let next = UIViewController()
            item.backButtonTitle = "Title"
            controller.navigationController?.pushViewController(next, animated: false)
            screen.settle()
            let wide = try #require(frame("Title")).width
            next.navigationItem.style = .editor
            screen.settle()
            #expect(try #require(frame("Title")).width == 44 && wide > 60)
        }

        @Test func groupsWithoutRoomAreInTheMenu() throws {
            item.style = .browser
            item.centerItemGroups = (1...12).map { number in .fixedGroup(items: [button("Item \(number)")]) }
            screen.settle()
            #expect(frame("Item 1") != nil && frame("Item 12") == nil)
            let title = try #require(frame("Title"))
            let first = try #require(frame("Item 1"))
            #expect(title.width > 20 && title.maxX <= first.minX)
            let more = try #require(frame("More"))
            let shown = (1...12).compactMap { frame("Item \($0)") }
            #expect(shown.allSatisfy { $0.maxX <= more.minX })
            try tap("More")
            try tap("Item 12")
            #expect(log.entries == ["Item 12"])
            screen.resize(to: CGSize(width: 1600, height: 600))
            screen.settle()
            #expect(frame("Item 12") != nil && frame("More") == nil)
        }

        @Test func additionalElementsAreAtTheEndOfTheMenu() throws {
            item.pinnedTrailingGroup = button("Pinned").creatingFixedGroup()
            item.additionalOverflowItems = UIDeferredMenuElement.uncached { [log] provide in
                provide([UIAction(title: "Print") { _ in log.entries.append("print") }])
            }
            screen.settle()
            let (more, pinned) = (try #require(frame("More")), try #require(frame("Pinned")))
            #expect(more.maxX <= pinned.minX)
            let source = try #require(item.overflowPresentationSource)
            #expect(source.frame(in: controller.view) != nil)
            try tap("More")
            try tap("Print")
            #expect(log.entries == ["print"])
            item.additionalOverflowItems = nil
            screen.settle()
            #expect(frame("More") == nil)
        }

        @Test func elementsOfMenusCanBeSet() throws {
            let bold = button("Bold")
            bold.menuRepresentation = UIAction(title: "Fat") { [log] _ in log.entries.append("fat") }
            let hidden = button("Hidden")
            hidden.isHidden = true
            let custom = UIBarButtonItem(customView: UIView())
            let group = UIBarButtonItemGroup.fixedGroup(items: [bold, hidden, custom])
            item.centerItemGroups = [group]
            screen.settle()
            try tap("More")
            #expect(frame("Hidden") == nil)
            try tap("Fat")
            #expect(log.entries == ["fat"])
            group.menuRepresentation = UIAction(title: "Style") { [log] _ in log.entries.append("style") }
            try tap("More")
            #expect(frame("Fat") == nil)
            try tap("Style")
            #expect(log.entries == ["fat", "style"])
        }

        @Test func theUserMovesAddsAndRemovesGroups() throws {
            let identifier = "CenterGroupTests"
            BarCustomizationStore[identifier] = nil
            defer { BarCustomizationStore[identifier] = nil }
            item.style = .editor
            let groups: [UIBarButtonItemGroup] = [
                button("A").creatingMovableGroup(customizationIdentifier: "a"),
                button("B").creatingOptionalGroup(customizationIdentifier: "b"),
                .optionalGroup(
                    customizationIdentifier: "c",
                    isInDefaultCustomization: false,
                    items: [button("C")]
                ),
            ]
            item.centerItemGroups = groups
            screen.settle()
            #expect(frame("A") != nil && frame("B") != nil && frame("C") == nil && frame("More") == nil)
            groups[2].alwaysAvailable = true
            screen.settle()
            try tap("More")
            try tap("C")
            #expect(log.entries == ["C"])
            item.customizationIdentifier = identifier
            screen.settle()
            func choose(_ path: String...) throws {
                try tap("More")
                try tap("Customize")
                for label in path { try tap(label) }
            }
            // The names of groups are also those of their buttons, so rows are chosen in code.
            func menu(_ name: String) throws -> UIMenu {
                let children = item.overflow.button.menu?.children ?? []
                for element in children.compactMap({ $0 as? UIDeferredMenuElement }) { element.load {} }
                let shown = try #require(item.overflow.button.menu).shownChildren
                let customize = shown.compactMap { ($0 as? UIMenu)?.children.first as? UIMenu }
                    .first { $0.title == "Customize" }
                return try #require(customize?.children.compactMap { $0 as? UIMenu }.first { $0.title == name })
            }
            func perform(_ name: String, _ title: String) throws {
                let action = try menu(name).children.compactMap { $0 as? UIAction }.first { $0.title == title }
                try #require(action).performWithSender(nil, target: nil)
                screen.settle()
            }
            try perform("C", "Show")
            try perform("B", "Show")
            #expect(frame("B") == nil && frame("C") != nil)
            try perform("C", "Move Backward")
            let (moved, other) = (try #require(frame("C")), try #require(frame("A")))
            #expect(moved.maxX <= other.minX)
            #expect(BarCustomizationStore[identifier] == ["c", "a"])
            let next = UINavigationItem(title: "")
            next.style = .editor
            next.centerItemGroups = item.centerItemGroups
            next.customizationIdentifier = identifier
            #expect(next.overflow.wantedGroups == [groups[2], groups[0]])
            try choose("Reset")
            #expect(BarCustomizationStore[identifier] == nil)
        }
    }
}
