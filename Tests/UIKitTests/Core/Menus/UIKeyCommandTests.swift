import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct KeyCommandTests {
        private let screen = TestScreen(size: CGSize(width: 300, height: 200))
        private let view = CommandView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

        init() {
            screen.window.addSubview(view)
            view.becomeFirstResponder()
            screen.settle()
        }

        private func command(
            _ input: String,
            _ flags: UIKeyModifierFlags = [],
            _ action: String = "makeNew"
        ) -> UIKeyCommand {
            UIKeyCommand(title: "New", action: Selector(action), input: input, modifierFlags: flags)
        }

        @Test func theControlKeyStandsForTheCommandKey() {
            view.commands = [command("n", .command)]
            #expect(screen.press(.keyboardN, modifiers: .control))
            #expect(screen.press(.keyboardN, modifiers: .command))
            #expect(!screen.press(.keyboardN, modifiers: [.control, .shift]))
            #expect(!screen.press(.keyboardM, modifiers: .control))
            #expect(view.calls == ["makeNew", "makeNew"])
        }

        @Test func modifiersAreMatchedExactly() {
            view.commands = [command("n", [.control, .alternate], "choose:")]
            #expect(!screen.press(.keyboardN, modifiers: .control))
            #expect(!screen.press(.keyboardN, modifiers: [.command, .alternate]))
            #expect(screen.press(.keyboardN, modifiers: [.control, .alternate]))
            #expect(view.calls == ["choose:"])
        }

        @Test func anAlternateHasMoreModifiersAndAnotherMethod() {
            let alternate = UICommandAlternate(title: "Choose", action: Selector("choose:"), modifierFlags: .shift)
            view.commands = [
                UIKeyCommand(
                    title: "New",
                    action: Selector("makeNew"),
                    input: "n",
                    modifierFlags: .command,
                    alternates: [alternate]
                )
            ]
            #expect(screen.press(.keyboardN, modifiers: [.control, .shift]))
            #expect(screen.press(.keyboardN, modifiers: .control))
            #expect(view.calls == ["choose:", "makeNew"])
        }

        @Test func keysWithoutCharactersHaveNames() {
            view.commands = [
                command(UIKeyCommand.inputEscape), command(UIKeyCommand.inputDownArrow, .command), command("\r"),
            ]
            #expect(screen.press(.keyboardEscape))
            #expect(screen.press(.keyboardDownArrow, modifiers: .control))
            #expect(screen.press(.keyboardReturnOrEnter))
            #expect(view.calls.count == 3)
        }

        @Test func theArrowsAreMirroredFromRightToLeft() {
            view.commands = [command(UIKeyCommand.inputLeftArrow, .command)]
            view.semanticContentAttribute = .forceRightToLeft
            #expect(!screen.press(.keyboardLeftArrow, modifiers: .control))
            #expect(screen.press(.keyboardRightArrow, modifiers: .control))
            view.commands[0].allowsAutomaticMirroring = false
            #expect(screen.press(.keyboardLeftArrow, modifiers: .control))
        }

        @Test func theSystemMeaningOfAKeyPrecedesACommandWithoutPriority() {
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
            let holder = CommandView(frame: screen.window.bounds)
            holder.addSubview(field)
            screen.window.addSubview(holder)
            field.becomeFirstResponder()
            holder.commands = [command("x")]
            screen.press(.keyboardX)
            #expect(field.text == "x" && holder.calls.isEmpty)
            holder.commands[0].wantsPriorityOverSystemBehavior = true
            screen.press(.keyboardX)
            #expect(field.text == "x" && holder.calls == ["makeNew"])
        }

        @Test func anInvalidCommandIsNotPerformed() {
            view.commands = [command("n", .command)]
            view.isValid = false
            #expect(!screen.press(.keyboardN, modifiers: .control))
            #expect(view.calls.isEmpty)
        }

        @Test func commandsOfControllersAreFoundUpTheChain() {
            let controller = UIViewController()
            screen.show(controller)
            controller.view.addSubview(view)
            view.becomeFirstResponder()
            screen.settle()
            let added = command("k", .command, "choose:")
            controller.addKeyCommand(added)
            // The controller has no such method, so nothing performs the command.
            #expect(!screen.press(.keyboardK, modifiers: .control))
            let holder = CommandView(frame: controller.view.bounds)
            holder.commands = [command("j", .command, "choose:")]
            controller.view.addSubview(holder)
            holder.addSubview(view)
            view.becomeFirstResponder()
            #expect(screen.press(.keyboardJ, modifiers: .control) && holder.calls == ["choose:"])
            controller.removeKeyCommand(added)
            #expect(controller.storage.keyCommands.isEmpty)
        }

        @Test func aMenuShowsTheKeysAndLeavesOutWhatNobodyPerforms() throws {
            final class Holder: NSObject, UIContextMenuInteractionDelegate {
                let menu: UIMenu
                init(_ menu: UIMenu) { self.menu = menu }
                func contextMenuInteraction(
                    _ interaction: UIContextMenuInteraction,
                    configurationForMenuAtLocation location: CGPoint
                ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { _ in self.menu }) }
            }
            let known = UIKeyCommand(
                title: "Choose",
                action: Selector("choose:"),
                input: "c",
                modifierFlags: [.command, .shift],
                propertyList: 7
            )
            let unknown = UICommand(title: "Unknown", action: Selector("unknown"))
            let holder = Holder(UIMenu(children: [known, unknown]))
            view.addInteraction(UIContextMenuInteraction(delegate: holder))
            screen.rightClick(at: CGPoint(x: 20, y: 20))
            let rows = screen.accessibilityTree.filter { $0.label != nil }
            #expect(rows.compactMap(\.label) == ["Choose"] && rows.first?.value == "Ctrl+Shift+C")
            screen.activate(try #require(rows.first))
            #expect(view.calls == ["choose:7"])
        }

        @Test func theMainMenuOfTheAppHasKeys() {
            final class Delegate: UIResponder, UIApplicationDelegate {
                override func buildMenu(with builder: any UIMenuBuilder) {
                    let command = UIKeyCommand(
                        title: "New",
                        action: Selector("makeNew"),
                        input: "n",
                        modifierFlags: .command
                    )
                    let menu = UIMenu(title: "Mine", identifier: .init("mine"), children: [command])
                    builder.insertChild(menu, atStartOfMenu: .file)
                    builder.remove(menu: .help)
                }
            }
            let delegate = Delegate()
            let old = UIApplication.shared.delegate
            UIApplication.shared.delegate = delegate
            UIMenuSystem.main.setNeedsRebuild()
            defer {
                UIApplication.shared.delegate = old
                UIMenuSystem.main.setNeedsRebuild()
            }
            #expect(screen.press(.keyboardN, modifiers: .control) && view.calls == ["makeNew"])
            let builder = MenuBuilder(.main, root: UIMenuSystem.main.root)
            #expect(builder.menu(for: .help) == nil && builder.menu(for: .init("mine"))?.title == "Mine")
            #expect(builder.command(for: Selector("makeNew"), propertyList: nil) != nil)
        }

        @Test func aBuilderChangesMenus() {
            let first = UIMenu(title: "A", identifier: .init("a"))
            let builder = MenuBuilder(.context, root: UIMenu(identifier: .root, children: [first]))
            func titles() -> [String] { builder.root.children.map(\.title) }
            builder.insertSibling(UIMenu(title: "B", identifier: .init("b")), afterMenu: .init("a"))
            builder.insertSibling(UIMenu(title: "0", identifier: .init("0")), beforeMenu: .init("a"))
            #expect(titles() == ["0", "A", "B"])
            builder.replace(menu: .init("a"), with: UIMenu(title: "C", identifier: .init("c")))
            builder.remove(menu: .init("0"))
            #expect(titles() == ["C", "B"])
            let action = UIAction(title: "Do", identifier: .init("do")) { _ in }
            builder.replaceChildren(ofMenu: .init("c")) { $0 + [action] }
            builder.insertChild(UIMenu(title: "In"), atEndOfMenu: .init("c"))
            #expect(builder.menu(for: .init("c"))?.children.map(\.title) == ["Do", "In"])
            #expect(builder.action(for: .init("do"))?.title == "Do")
        }
    }
}
