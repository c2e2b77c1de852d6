import Reader
import Testing
import UIKit
import UIKitTesting

@testable import Viewer

@Suite @MainActor struct DocumentMenuTests {
    /// The menu shows keys that perform the same command.
    @Test func keysAreThoseOfTheShortcuts() throws {
        for entry in DocumentMenu.sections.joined() {
            let keys = try #require(entry.keys, "\(entry.title)")
            let scopes = [true, false].filter { entry.scope == .all || (entry.scope == .trees) == $0 }
            for isTree in scopes {
                let commands = CommandTable.entries.filter { $0.isFor(.window, isTree: isTree) }.flatMap { $0.commands }
                #expect(
                    commands.contains { $0.key.name == keys && $0.value == entry.command },
                    "\(entry.title): \(keys)"
                )
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
        screen.settle()
        let titles = screen.accessibilityTree.compactMap(\.label)
        #expect(titles.first == "Filter…" && titles.contains("Next Error"))
        // The rows of a menu scroll.
        screen.press(.keyboardEnd)
        #expect(screen.accessibilityTree.compactMap(\.label).last == "Quit")
        screen.press(.keyboardHome)
        let line = try #require(screen.element(labelled: "Go to Line…"))
        #expect(line.value == ":")
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
