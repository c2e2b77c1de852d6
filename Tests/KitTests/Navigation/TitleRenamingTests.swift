import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TitleRenamingTests {
        private final class Delegate: NSObject, UINavigationItemRenameDelegate {
            var log: [String] = []
            var allows = true
            var refused = ""

            func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { allows }

            func navigationItem(
                _ navigationItem: UINavigationItem,
                willBeginRenamingWith suggestedTitle: String,
                selectedRange: Range<String.Index>
            ) -> (String, Range<String.Index>) {
                log.append("begin \(suggestedTitle[selectedRange])")
                let text = suggestedTitle + ".txt"
                return (text, text.startIndex..<text.index(text.endIndex, offsetBy: -4))
            }

            func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
                title != refused
            }

            func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
                log.append("end \(title)")
            }
        }

        private let screen = TestScreen(size: CGSize(width: 400, height: 600))
        private let controller = UIViewController()
        private let delegate = Delegate()
        private var field: UITextField? { screen.window.screen.firstResponder.current as? UITextField }

        init() {
            controller.title = "Notes"
            controller.navigationItem.renameDelegate = delegate
            screen.show(UINavigationController(rootViewController: controller))
            screen.settle()
        }

        private func begin() throws {
            screen.tap(at: CGPoint(x: 200, y: 37))
            screen.settle()
            let row = try #require(screen.element(labelled: "Rename")).frame
            screen.tap(at: CGPoint(x: row.midX, y: row.midY))
            screen.settle()
        }

        @Test func theUserRenamesTheTitle() throws {
            try begin()
            #expect(delegate.log == ["begin Notes"] && field?.text == "Notes.txt")
            screen.type("Plans")
            #expect(field?.text == "Plans.txt")
            screen.press(.keyboardReturnOrEnter)
            screen.settle()
            #expect(controller.navigationItem.title == "Plans.txt" && delegate.log.last == "end Plans.txt")
            #expect(field == nil && screen.element(labelled: "Plans.txt") != nil)
        }

        @Test func aRefusedTitleIsEditedOn() throws {
            try begin()
            delegate.refused = "Notes.txt"
            screen.press(.keyboardReturnOrEnter)
            screen.settle()
            #expect(field != nil && controller.navigationItem.title == "Notes")
            screen.press(.keyboardEscape)
            screen.settle()
            #expect(field == nil && controller.navigationItem.title == "Notes" && delegate.log == ["begin Notes"])
        }

        @Test func aDelegateMayRefuseTheEditing() throws {
            delegate.allows = false
            try begin()
            #expect(field == nil && delegate.log.isEmpty)
        }

        @Test func theMenuOfTheClientGetsTheElement() throws {
            controller.navigationItem.titleMenuProvider = { suggested in
                UIMenu(children: suggested + [UIAction(title: "Duplicate") { _ in }])
            }
            screen.tap(at: CGPoint(x: 200, y: 37))
            screen.settle()
            #expect(screen.element(labelled: "Rename") != nil && screen.element(labelled: "Duplicate") != nil)
        }
    }
}
