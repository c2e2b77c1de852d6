import Testing
import UIKit
import UIKitTesting

@testable import Viewer

@Suite @MainActor struct DocumentMenuTests {
    /// The menu shows keys that perform the same command.
    @Test func keysAreThoseOfTheShortcuts() {
        for isTree in [true, false] {
            for entry in DocumentMenu.sections.joined() where entry.scope == .all || (entry.scope == .trees) == isTree {
                let shortcuts = DocumentShortcut.all.filter { shortcut in
                    shortcut.isFor(isTree: isTree) && shortcut.keys.split(separator: " ").contains { $0 == entry.keys }
                }
                #expect(!shortcuts.isEmpty, "\(entry.title): \(entry.keys)")
            }
        }
    }

    private func show(_ text: String, named name: String) -> (TestScreen, DocumentViewController) {
        let controller = DocumentViewController(document(text, named: name))
        let quit = UIAction(title: "Quit") { _ in }
        controller.showCommands(appending: [UIMenu(options: .displayInline, children: [quit])])
        let screen = TestScreen()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        return (screen, controller)
    }

    @Test func aButtonOpensTheBarForFinding() throws {
        let (screen, controller) = show("a\nb\nc\n", named: "list.txt")
        screen.activate(try #require(screen.element(labelled: "Find")))
        screen.settle()
        #expect(controller.bar is FindBar)
    }

    @Test func theMenuHasTheCommandsAndThoseOfTheApp() throws {
        let (screen, controller) = show("a\nb\nc\n", named: "list.txt")
        screen.activate(try #require(screen.element(labelled: "Menu")))
        let titles = screen.accessibilityTree.compactMap(\.label)
        #expect(titles.first == "Filter…" && titles.last == "Quit" && titles.contains("Next Error"))
        let line = try #require(screen.element(labelled: "Go to Line…"))
        #expect(line.value == "Ctrl+L")
        screen.activate(line)
        screen.settle()
        #expect(controller.bar is LineBar)
    }

    @Test func aTreeHasNoEntriesOfLogs() throws {
        let (screen, _) = show(#"{"a": [1, 2]}"#, named: "tree.json")
        screen.activate(try #require(screen.element(labelled: "Menu")))
        #expect(screen.element(labelled: "Next Error") == nil && screen.element(labelled: "Go to Path…") != nil)
    }

    /// Keys begin in the rows, and the buttons follow.
    @Test func keysReachTheButtonsAfterTheRows() {
        let (screen, _) = show("a\nb\nc\n", named: "list.txt")
        screen.press(.keyboardTab)
        let system = UIFocusSystem.focusSystem(for: screen.window)
        #expect(system?.focusedItem is UITableViewCell)
        screen.press(.keyboardTab, modifiers: .shift)
        let button = system?.focusedItem as? UIView
        #expect(["Find", "Menu"].contains(button?.accessibilityLabel), "\(String(describing: button))")
    }
}
