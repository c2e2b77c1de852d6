import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct FieldMouseTests {
        private func makeField() -> (TestScreen, UITextField) {
            let screen = TestScreen()
            let field = UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 34))
            field.text = "some text"
            screen.window.addSubview(field)
            screen.settle()
            return (screen, field)
        }

        @Test func aDragSelectsAndAMiddleClickPastesTheSelection() {
            let (screen, field) = makeField()
            screen.mouseDrag(from: CGPoint(x: 20, y: 57), to: CGPoint(x: 300, y: 57))
            #expect(screen.selectedText == "some text" && screen.clipboard == nil)
            let other = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
            other.text = "ab"
            screen.window.addSubview(other)
            screen.settle()
            screen.click(at: CGPoint(x: 310, y: 117), button: 2)
            #expect(other.text == "absome text" && field.text == "some text")
            screen.click(at: CGPoint(x: 20, y: 117), button: 2)
            #expect(other.text == "some textabsome text")
        }

        @Test func theSecondaryButtonOpensTheEditMenu() throws {
            let (screen, field) = makeField()
            screen.rightClick(at: CGPoint(x: 60, y: 57))
            #expect(screen.accessibilityTree.compactMap(\.label) == ["Cut", "Copy", "Paste", "Select All"])
            let paste = try #require(screen.element(labelled: "Paste"))
            #expect(paste.traits.contains(.notEnabled) && field.isEditing)
            screen.activate(try #require(screen.element(labelled: "Select All")))
            screen.press(.keyboardF10, modifiers: .shift)
            screen.activate(try #require(screen.element(labelled: "Cut")))
            #expect(field.text == "" && screen.clipboard == "some text")
            screen.press(.keyboardF10, modifiers: .shift)
            screen.activate(try #require(screen.element(labelled: "Paste")))
            #expect(field.text == "some text")
        }
    }
}
