import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor final class TextViewStylingTests {
        private let screen = TestScreen(size: CGSize(width: 320, height: 480))
        private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

        init() {
            view.font = .systemFont(ofSize: 17)
            view.text = "one two"
            screen.window.addSubview(view)
            screen.settle()
            view.becomeFirstResponder()
        }

        private func isOn(_ format: TextFormat, at index: Int) -> Bool {
            format.isOn(
                view.attributedText.attributes(at: index, effectiveRange: nil)[format.key],
                font: .systemFont(ofSize: 17)
            )
        }

        private func range(_ start: Int, _ end: Int) throws -> UITextRange {
            let first = try #require(view.position(from: view.beginningOfDocument, offset: start))
            let last = try #require(view.position(from: view.beginningOfDocument, offset: end))
            return try #require(view.textRange(from: first, to: last))
        }

        private func color(at index: Int) -> UIColor? {
            view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
        }

        private let red = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])

        // MARK: Looks that the person changes

        @Test(arguments: zip([UIKeyboardHIDUsage.keyboardB, .keyboardI, .keyboardU], TextFormat.allCases))
        func keysTurnLooksOnAndOff(key: UIKeyboardHIDUsage, format: TextFormat) {
            view.selectedRange = NSRange(location: 0, length: 3)
            screen.press(key, modifiers: .control)
            #expect(!isOn(format, at: 0))
            view.allowsEditingTextAttributes = true
            screen.press(key, modifiers: .control)
            #expect(isOn(format, at: 0) && isOn(format, at: 2) && !isOn(format, at: 4) && view.text == "one two")
            // A selection that has the look only in parts gets it as a whole.
            view.selectedRange = NSRange(location: 0, length: 7)
            screen.press(key, modifiers: .control)
            #expect(isOn(format, at: 0) && isOn(format, at: 6))
            screen.press(key, modifiers: .control)
            #expect(!isOn(format, at: 0) && !isOn(format, at: 6))
            screen.press(.keyboardZ, modifiers: .control)
            #expect(isOn(format, at: 0))
        }

        @Test func aKeyWithoutASelectionIsForTheTextThatIsTypedNext() {
            view.allowsEditingTextAttributes = true
            view.selectedRange = NSRange(location: 3, length: 0)
            screen.press(.keyboardB, modifiers: .control)
            screen.type("x")
            #expect(view.text == "onex two" && isOn(.bold, at: 3) && !isOn(.bold, at: 2) && !isOn(.bold, at: 4))
        }

        @Test func theEditMenuHasTheLooks() throws {
            func titles() -> [String] { view.menuCommands.compactMap { ($0 as? UIMenu)?.title } }
            #expect(!titles().contains("Format"))
            view.allowsEditingTextAttributes = true
            view.selectedRange = NSRange(location: 0, length: 3)
            let format = try #require(view.menuCommands.compactMap { $0 as? UIMenu }.first { $0.title == "Format" })
            let underline = try #require(format.children.last as? UIAction)
            underline.perform(from: view)
            #expect(format.children.map(\.title) == ["Bold", "Italic", "Underline"] && isOn(.underline, at: 0))
        }

        // MARK: Attributed text as input

        @Test func attributedTextReplacesARangeAndTheSelection() throws {
            view.replace(try range(0, 3), withAttributedText: red)
            #expect(view.text == "red two" && color(at: 0) == .red && color(at: 4) != .red)
            view.selectedRange = NSRange(location: 7, length: 0)
            view.insertAttributedText(red)
            #expect(view.text == "red twored" && color(at: 9) == .red && color(at: 6) != .red)
            let part = view.attributedText(in: try range(6, 8))
            let last = part.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
            #expect(part.string == "or" && last == .red)
        }

        @Test func markedTextKeepsItsAttributes() {
            view.selectedRange = NSRange(location: 7, length: 0)
            view.setAttributedMarkedText(red, selectedRange: NSRange(location: 3, length: 0))
            #expect(view.text == "one twored" && view.markedTextRange != nil && color(at: 8) == .red)
            view.setAttributedMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
            #expect(view.text == "one two" && view.markedTextRange == nil)
        }

        @Test func theStylingIsThatOfTheTextAtASide() throws {
            view.replace(try range(0, 3), withAttributedText: red)
            let place = try #require(view.position(from: view.beginningOfDocument, offset: 3))
            func color(_ direction: UITextStorageDirection) -> UIColor? {
                view.textStyling(at: place, in: direction)?[.foregroundColor] as? UIColor
            }
            #expect(color(.backward) == .red && color(.forward) == .label)
            let font = view.textStyling(at: place, in: .backward)?[.font] as? UIFont
            #expect(font?.pointSize == 17)
        }

        // MARK: The caret, the state and the border

        @Test func theAffinityPlacesTheCaretAtASideOfALineBreak() throws {
            view.text = String(repeating: "word ", count: 20)
            screen.settle()
            let start = try #require((1..<100).first { view.caretRect(at: $0).minY > view.caretRect(at: 0).minY })
            view.selectedRange = NSRange(location: start, length: 0)
            screen.settle()
            #expect(view.caret.frame.minY > view.caretRect(at: 0).minY && view.selectionAffinity == .forward)
            view.selectionAffinity = .backward
            screen.settle()
            #expect(view.caret.frame.minY == view.caretRect(at: 0).minY && view.caret.frame.minX > 50)
            view.selectedRange = NSRange(location: 0, length: 0)
            #expect(view.selectionAffinity == .forward)
        }

        @Test func theStateIsRestored() throws {
            view.text = String(repeating: "line\n", count: 100)
            view.selectedRange = NSRange(location: 3, length: 4)
            screen.settle()
            view.contentOffset.y = 120
            let data = try JSONSerialization.data(withJSONObject: view.interactionState)
            view.selectedRange = NSRange(location: 0, length: 0)
            view.contentOffset.y = 0
            let other = UITextView(frame: view.frame)
            other.text = view.text
            screen.window.addSubview(other)
            other.interactionState = try #require(JSONSerialization.jsonObject(with: data) as? [String: Double])
            #expect(other.selectedRange == NSRange(location: 3, length: 4) && other.contentOffset.y == 120)
            other.interactionState = "nonsense"
            other.interactionState = ["location": -1.0, "length": .infinity]
            other.interactionState = ["location": 1e300, "length": 1e300]
            #expect(other.selectedRange.length == 0 && other.selectedRange.location == other.edited.end)
        }

        @Test func theBorderIsThatOfTheLayer() {
            #expect(view.borderStyle == .none && view.layer.borderWidth == 0)
            view.layer.cornerRadius = 3
            view.borderStyle = .none
            #expect(view.layer.cornerRadius == 3)
            view.borderStyle = .roundedRect
            #expect(view.layer.borderWidth == 0.5 && view.layer.cornerRadius == FieldMetrics.cornerRadius)
            view.borderStyle = .none
            #expect(view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
        }
    }
}
