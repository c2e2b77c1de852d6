import Testing
import UIKit
import UIKitTesting

@testable import Viewer

/// The audit finds nothing in the viewer, its bars and its list of keys.
@Suite @MainActor struct ViewerAuditTests {
    nonisolated private static let looks: [(UIContentSizeCategory, Bool)] = [
        (.large, false), (.extraSmall, true), (.accessibilityMedium, false), (.accessibilityExtraExtraExtraLarge, true),
    ]

    private func audit(
        _ name: String,
        _ controller: UIViewController,
        _ look: (category: UIContentSizeCategory, isDark: Bool),
        _ script: (TestScreen) -> Void
    ) {
        // Roomy rows are for fingers, and others for a pointer.
        (controller as? DocumentViewController)?.density = .roomy
        let screen = TestScreen(scale: 1)
        screen.setAppearance(dark: look.isDark)
        screen.setContentSizeCategory(look.category)
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        script(screen)
        screen.settle()
        // Apple's system colors don't have the contrast that the guidelines ask for.
        let issues = screen.performAccessibilityAudit { $0.compactDescription == "Contrast nearly passed" }
        #expect(issues.isEmpty, "\(name), \(look.category.rawValue): \(issues)")
    }

    @Test(arguments: looks) func documentsWithAnOpenRow(look: (UIContentSizeCategory, Bool)) {
        for picture in ViewerPicture.all {
            let controller = DocumentViewController(document(picture.text, named: picture.name))
            audit(picture.name, controller, look) { $0.tap(at: CGPoint(x: 150, y: 200)) }
        }
    }

    @Test(arguments: looks) func bars(look: (UIContentSizeCategory, Bool)) throws {
        let picture = try #require(ViewerPicture.all.first { $0.name == "events.jsonl" })
        for key in [UIKeyboardHIDUsage.keyboardF, .keyboardG, .keyboardL, .keyboardS] {
            let controller = DocumentViewController(document(picture.text, named: picture.name))
            audit("Ctrl and \(key.rawValue)", controller, look) { screen in
                screen.press(key, modifiers: .control)
                screen.settle()
                screen.type("query")
            }
        }
    }

    /// The menu of a row, and that of a bar's field.
    @Test(arguments: looks) func openMenus(look: (UIContentSizeCategory, Bool)) throws {
        for name in ["events.jsonl", "server.log", "people.csv"] {
            let picture = try #require(ViewerPicture.all.first { $0.name == name })
            let controller = DocumentViewController(document(picture.text, named: picture.name))
            audit("menu of \(name)", controller, look) { screen in
                screen.rightClick(at: CGPoint(x: 150, y: 200))
                screen.settle()
                #expect(screen.accessibilityTree.contains { $0.label?.hasPrefix("Copy") == true })
            }
        }
        let picture = try #require(ViewerPicture.all.first { $0.name == "events.jsonl" })
        let controller = DocumentViewController(document(picture.text, named: picture.name))
        audit("menu of the field", controller, look) { screen in
            screen.press(.keyboardF, modifiers: .control)
            screen.settle()
            screen.type("query")
            screen.press(.keyboardF10, modifiers: .shift)
            screen.settle()
            #expect(screen.element(labelled: "Select All") != nil)
        }
    }

    @Test(arguments: looks) func theCommandsInTheBar(look: (UIContentSizeCategory, Bool)) throws {
        let picture = try #require(ViewerPicture.all.first { $0.name == "events.jsonl" })
        for opensMenu in [false, true] {
            let controller = DocumentViewController(document(picture.text, named: picture.name))
            controller.showCommands()
            audit("commands", controller, look) { screen in
                guard opensMenu, let menu = screen.element(labelled: "Menu") else { return }
                screen.activate(menu)
            }
        }
    }

    @Test(arguments: looks) func theListOfKeys(look: (UIContentSizeCategory, Bool)) {
        audit("keys", ShortcutsViewController(isTree: true), look) { _ in }
    }
}
