import CoreGraphics
import Foundation
import ObjectRuntime
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct StandardMenusTests {
        private func identifiers(in identifier: UIMenu.Identifier) -> [UIMenu.Identifier]? {
            let builder = MenuBuilder(.main, root: StandardMenus.root)
            return builder.menu(for: identifier)?.children.compactMap { ($0 as? UIMenu)?.identifier }
        }

        @Test func theMenusHaveApplesOrder() {
            #expect(identifiers(in: .root) == [.application, .file, .edit, .format, .view, .window, .help])
            #expect(identifiers(in: .application) == [.about, .preferences, .services, .hide, .quit])
            #expect(identifiers(in: .file) == [.newScene, .open, .close, .document, .print])
            #expect(identifiers(in: .open) == [.openRecent])
            let edit: [UIMenu.Identifier] = [
                .undoRedo, .standardEdit, .find, .spelling, .substitutions, .transformations, .speech,
            ]
            #expect(identifiers(in: .edit) == edit)
            #expect(identifiers(in: .spelling) == [.spellingPanel, .spellingOptions])
            #expect(identifiers(in: .substitutions) == [.substitutionsPanel, .substitutionOptions])
            #expect(identifiers(in: .format) == [.font, .text])
            #expect(identifiers(in: .font) == [.textStyle, .textSize, .textColor, .textStylePasteboard])
            #expect(identifiers(in: .text) == [.alignment, .writingDirection])
            #expect(identifiers(in: .view) == [.toolbar, .sidebar, .fullscreen])
            #expect(identifiers(in: .window) == [.minimizeAndZoom, .bringAllToFront])
        }

        @Test(arguments: [UIMenu.Identifier.replace, .share, .lookup, .learn, .autoFill])
        func otherMenusOfAppleCanBeInserted(_ identifier: UIMenu.Identifier) {
            let builder = MenuBuilder(.main, root: StandardMenus.root)
            #expect(builder.menu(for: identifier) == nil)
            builder.insertSibling(UIMenu(title: "New", identifier: identifier), afterMenu: .standardEdit)
            #expect(builder.menu(for: .edit)?.children.map(\.title)[2] == "New")
            #expect(builder.menu(for: identifier)?.title == "New")
        }

        @Test func identifiersDiffer() {
            let menus = StandardMenus.root.descendants.compactMap { $0 as? UIMenu }
            #expect(menus.count == 42 && Set(menus.map(\.identifier)).count == menus.count)
        }

        @Test func respondersPerformTheStandardCommandsByTheirKeys() {
            let screen = TestScreen(size: CGSize(width: 300, height: 200))
            let view = CommandView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            screen.window.addSubview(view)
            view.becomeFirstResponder()
            screen.settle()
            #expect(screen.press(.keyboardB, modifiers: .control))
            #expect(screen.press(.keyboardF, modifiers: .control))
            #expect(!screen.press(.keyboardI, modifiers: .control))
            #expect(view.calls == ["toggleBoldface:", "find:"])
        }

        @Test func theCommandsAreFoundByTheirMethods() {
            let builder = MenuBuilder(.main, root: StandardMenus.root)
            let cut = builder.command(for: Selector("cut:"), propertyList: nil) as? UIKeyCommand
            #expect(cut?.title == "Cut" && cut?.input == "x" && cut?.modifierFlags == .command)
            let delete = builder.command(for: Selector("delete:"), propertyList: nil)
            #expect(delete?.title == "Delete" && !(delete is UIKeyCommand))
        }

        @Test func elementsHaveAllInitializers() {
            let image = plainImage(.red)
            let alternate = UICommandAlternate(title: "b", action: Selector("b"), modifierFlags: .shift)
            let plain = UICommand(
                title: "a",
                image: image,
                action: Selector("a"),
                propertyList: 1,
                alternates: [alternate],
                discoverabilityTitle: "d",
                attributes: .disabled,
                state: .on
            )
            #expect(plain.title == "a" && plain.image === image && plain.subtitle == nil && plain.selectedImage == nil)
            #expect(plain.alternates == [alternate] && plain.attributes == .disabled && plain.state == .on)
            let described = UICommand(
                title: "a",
                subtitle: "s",
                image: nil,
                action: Selector("a"),
                propertyList: nil,
                alternates: [],
                discoverabilityTitle: nil,
                attributes: [],
                state: .mixed
            )
            #expect(described.subtitle == "s" && described.state == .mixed)
            var calls = 0
            let action = UIAction(
                title: "a",
                subtitle: "s",
                image: nil,
                selectedImage: image,
                identifier: .paste,
                discoverabilityTitle: "d",
                attributes: .destructive,
                state: .on
            ) { _ in calls += 1 }
            action.performWithSender(nil, target: nil)
            #expect(action.selectedImage === image && action.identifier == .paste && action.subtitle == "s")
            #expect(calls == 1 && action.discoverabilityTitle == "d" && action.attributes == .destructive)
            let builder = MenuBuilder(.main, root: UIMenu(identifier: .root, children: [action]))
            #expect(builder.action(for: .paste) === action)
            let empty = UIKeyCommand()
            #expect(empty.input == nil && empty.modifierFlags == [] && empty.title.isEmpty)
        }
    }
}
