import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ButtonMenuTests {
        private final class Log {
            var entries: [String] = []
        }
        private let screen = TestScreen(size: CGSize(width: 320, height: 300))
        private let button = UIButton(configuration: .gray())
        private let log = Log()

        init() {
            button.configuration?.title = "Sort"
            button.frame = CGRect(x: 40, y: 20, width: 140, height: 40)
            screen.window.addSubview(button)
            for event in [UIControl.Event.touchUpInside, .primaryActionTriggered, .menuActionTriggered] {
                button.addAction(UIAction { [log] _ in log.entries.append("\(event.rawValue)") }, for: event)
            }
            button.menu = UIMenu(children: ["Name", "Date", "Size"].map(action))
            screen.settle()
        }

        private func action(_ title: String) -> UIAction {
            UIAction(title: title) { [log] action in
                log.entries.append(title + (action.sender is UIButton ? "" : "?"))
            }
        }

        private var rows: [AccessibleElement] {
            screen.window.subviews.last is MenuOverlay ? screen.accessibilityTree.filter { $0.label != nil } : []
        }

        private func choose(_ title: String) throws {
            let row = try #require(rows.first { $0.label == title })
            screen.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
            screen.settle()
        }

        private var menuEvent: String { "\(UIControl.Event.menuActionTriggered.rawValue)" }

        @Test func aMenuOfThePrimaryActionOpensByATapOverTheButton() throws {
            button.showsMenuAsPrimaryAction = true
            screen.tap(button)
            #expect(rows.compactMap(\.label) == ["Name", "Date", "Size"] && button.isHeld)
            screen.settle()
            #expect(abs(try #require(rows.first).frame.minY - button.frame.minY - MenuMetrics.padding) < 0.01)
            #expect(log.entries == [menuEvent])
            try choose("Date")
            #expect(log.entries == [menuEvent, "Date"] && rows.isEmpty && !button.isHeld)
        }

        @Test func otherwiseATapIsATapAndAHeldFingerOpensTheMenu() {
            screen.tap(button)
            #expect(rows.isEmpty && log.entries.count == 2)
            screen.longPress(at: button.center)
            #expect(rows.count == 3 && log.entries.count == 3)
        }

        @Test func theMouseAndKeysOpenTheMenu() {
            screen.rightClick(at: button.center)
            #expect(rows.count == 3)
            screen.press(.keyboardEscape)
            #expect(rows.isEmpty)
            button.showsMenuAsPrimaryAction = true
            screen.press(.keyboardTab)
            screen.press(.keyboardSpacebar)
            #expect(rows.count == 3)
            screen.press(.keyboardReturnOrEnter)
            #expect(log.entries.last == "Name")
        }

        @Test func aDisabledButtonHasNoMenu() {
            button.showsMenuAsPrimaryAction = true
            button.isEnabled = false
            screen.rightClick(at: button.center)
            screen.tap(at: button.center)
            #expect(rows.isEmpty)
        }

        @Test func withoutAMenuTheInteractionIsRemoved() {
            #expect(button.contextMenuInteraction?.view === button && button.isContextMenuInteractionEnabled)
            button.menu = nil
            #expect(button.contextMenuInteraction == nil && button.interactions.isEmpty)
        }

        @Test func aPopUpButtonShowsWhatWasChosen() throws {
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            screen.settle()
            #expect(button.titleLabel?.text == "Name" && button.menu?.selectedElements.first?.title == "Name")
            screen.tap(button)
            try choose("Size")
            #expect(button.titleLabel?.text == "Size" && log.entries.last == "Size")
            #expect(button.menu?.selectedElements.map(\.title) == ["Size"])
            screen.tap(button)
            let selected = rows.filter { $0.traits.contains(.selected) }
            #expect(selected.compactMap(\.label) == ["Size"])
        }

        @Test func aPopUpButtonHasAMarkAtItsTrailingEdge() {
            let width = button.intrinsicContentSize.width
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            button.setTitle("Sort", for: .normal)
            #expect(button.intrinsicContentSize.width > width + 8)
            button.configuration?.indicator = .none
            #expect(button.intrinsicContentSize.width == width)
        }

        @Test func theOrderOfAMenuAboveTheButtonDependsOnThePreference() {
            button.frame.origin.y = 250
            button.showsMenuAsPrimaryAction = true
            func titles(_ order: UIContextMenuConfiguration.ElementOrder) -> [String] {
                button.preferredMenuElementOrder = order
                screen.tap(button)
                let titles = rows.sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.label)
                screen.press(.keyboardEscape)
                return titles
            }
            #expect(titles(.fixed) == ["Name", "Date", "Size"] && titles(.automatic) == ["Name", "Date", "Size"])
            #expect(titles(.priority) == ["Size", "Date", "Name"])
        }

        @Test func aControlPlacesItsMenu() throws {
            final class Dial: UIControl {
                override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
                    CGPoint(x: 30, y: bounds.maxY)
                }
                override func contextMenuInteraction(
                    _ interaction: UIContextMenuInteraction,
                    configurationForMenuAtLocation location: CGPoint
                ) -> UIContextMenuConfiguration? {
                    let menu = UIMenu(children: [UIAction(title: "Turn") { _ in }])
                    return UIContextMenuConfiguration(actionProvider: { _ in menu })
                }
            }
            let dial = Dial(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
            screen.window.addSubview(dial)
            dial.isContextMenuInteractionEnabled = true
            dial.showsMenuAsPrimaryAction = true
            screen.tap(dial)
            screen.settle()
            let row = try #require(rows.first)
            #expect(abs(row.frame.minX - 40) < 1 && row.frame.minY > 130)
        }

        @Test func aSectionOfSingleSelectionTurnsItsOtherElementsOff() throws {
            let actions = ["A", "B", "C"].map(action)
            actions[0].state = .on
            let section = UIMenu(options: [.displayInline, .singleSelection], children: Array(actions[..<2]))
            button.menu = UIMenu(children: [section, actions[2]])
            button.showsMenuAsPrimaryAction = true
            screen.tap(button)
            try choose("B")
            #expect(actions.map(\.state) == [.off, .on, .off])
            screen.tap(button)
            try choose("C")
            #expect(actions.map(\.state) == [.off, .on, .off])
        }

        @Test func handlersAreEnumeratedInOrder() {
            var events: [UIControl.Event] = []
            button.enumerateEventHandlers { action, target, event, stop in
                #expect(action != nil && target == nil)
                events.append(event)
                stop = events.count == 2
            }
            #expect(events == [.touchUpInside, .primaryActionTriggered])
        }
    }
}
