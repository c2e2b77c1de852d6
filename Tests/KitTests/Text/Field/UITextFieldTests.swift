import Foundation
import HostInterface
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UITextFieldTests {
        /// Shows a field with a width of 200 points on a screen.
        private func show(_ field: UITextField, on screen: TestScreen) {
            field.frame = CGRect(x: 20, y: 20, width: 200, height: 34)
            field.borderStyle = .roundedRect
            screen.window.backgroundColor = .systemBackground
            screen.window.addSubview(field)
            screen.settle()
        }

        private func selection(_ field: UITextField) -> Range<Int> { field.edited.selection }

        // MARK: First responder and events

        @Test func editingBeginsChangesAndEnds() {
            let screen = TestScreen()
            let (field, log) = (UITextField(), FieldLog())
            show(field, on: screen)
            field.delegate = log
            log.follow(field)
            #expect(!field.isEditing)
            screen.type("lost")
            #expect(field.text == "")
            screen.tap(field)
            #expect(field.isEditing && field.isFirstResponder)
            screen.type("ab\n")
            #expect(field.text == "ab")
            // An action for `editingDidEndOnExit` makes Return end editing.
            #expect(!field.isEditing)
            #expect(
                log.take() == [
                    "should begin", "did begin", "editingDidBegin", "should change 0..<0 a", "selection",
                    "editingChanged",
                    "should change 1..<1 b", "selection", "editingChanged", "should return", "editingDidEndOnExit",
                    "primaryActionTriggered", "should end", "did end", "editingDidEnd",
                ]
            )
        }

        @Test func theDelegateMayRefuseEverything() {
            let screen = TestScreen()
            let (field, other, log) = (UITextField(), UITextField(), FieldLog())
            show(field, on: screen)
            screen.window.addSubview(other)
            field.text = "keep"
            field.delegate = log
            log.refused = ["should begin"]
            #expect(!field.becomeFirstResponder())
            log.refused = ["should end", "should change", "should clear", "should return"]
            #expect(field.becomeFirstResponder())
            screen.type("x\n")
            screen.press(.keyboardDeleteOrBackspace)
            screen.clipboard = "pasted"
            screen.press(.keyboardV, modifiers: .control)
            screen.press(.keyboardA, modifiers: .control)
            screen.press(.keyboardX, modifiers: .control)
            field.clear()
            #expect(field.text == "keep")
            #expect(!other.becomeFirstResponder() && field.isEditing)
            log.refused = []
            #expect(other.becomeFirstResponder() && !field.isEditing && other.isEditing)
        }

        @Test func aFieldThatLeavesTheScreenOrIsDisabledIsNotEdited() {
            let screen = TestScreen()
            let (field, log) = (UITextField(), FieldLog())
            show(field, on: screen)
            field.delegate = log
            log.refused = ["should end"]
            field.becomeFirstResponder()
            field.removeFromSuperview()
            #expect(!field.isEditing && UIScreen.main.firstResponder.current == nil)
            #expect(!field.becomeFirstResponder())
            log.refused = []
            show(field, on: screen)
            field.becomeFirstResponder()
            field.isEnabled = false
            #expect(!field.isEditing && !field.becomeFirstResponder())
        }

        @Test func settingTheTextTellsNobodyButOfTheSelection() {
            let screen = TestScreen()
            let (field, log) = (UITextField(), FieldLog())
            show(field, on: screen)
            field.delegate = log
            log.follow(field)
            field.text = "new"
            #expect(log.take() == ["selection"] && selection(field) == 3..<3)
            field.text = nil
            #expect(field.text == "" && !field.hasText)
        }

        @Test func keysThatMeanNothingAreLeftToOthers() {
            let screen = TestScreen()
            let field = UITextField()
            show(field, on: screen)
            field.becomeFirstResponder()
            for key in [
                UIKeyboardHIDUsage.keyboardEscape, .keyboardUpArrow, .keyboardPageDown, .keyboardF3, .keyboardTab,
            ] {
                #expect(!screen.press(key))
            }
            #expect(!screen.press(.keyboardF, modifiers: .control))
            #expect(!screen.press(.keyboardLeftArrow, modifiers: .alternate))
            #expect(screen.press(.keyboardHome) && screen.press(.keyboardA))
        }

        // MARK: Editing

        @Test func theClipboardIsReadAndWritten() {
            let screen = TestScreen()
            let field = UITextField()
            show(field, on: screen)
            field.becomeFirstResponder()
            screen.type("one two")
            screen.press(.keyboardLeftArrow, modifiers: [.control, .shift])
            screen.press(.keyboardC, modifiers: .control)
            #expect(screen.clipboard == "two" && field.text == "one two")
            screen.press(.keyboardX, modifiers: .control)
            #expect(field.text == "one ")
            screen.clipboard = "three\nfour\u{7}"
            screen.press(.keyboardV, modifiers: .control)
            #expect(field.text == "one three four")
            screen.press(.keyboardZ, modifiers: .control)
            screen.press(.keyboardZ, modifiers: .control)
            #expect(field.text == "one two")
            screen.press(.keyboardZ, modifiers: [.control, .shift])
            #expect(field.text == "one ")
        }

        @Test func clicksSelectPlacesWordsAndAll() {
            let screen = TestScreen()
            let field = UITextField()
            show(field, on: screen)
            field.text = "some words here"
            field.becomeFirstResponder()
            screen.settle()
            let place = field.caretRect(for: TextOffset(7))
            let point = field.convert(CGPoint(x: place.midX, y: place.midY), to: screen.window)
            screen.tap(at: point)
            #expect(selection(field) == 7..<7)
            screen.advance(by: 0.1)
            screen.tap(at: point)
            #expect(selection(field) == 5..<10)
            screen.advance(by: 0.1)
            screen.tap(at: point)
            #expect(selection(field) == 0..<15)
            screen.advance(by: 1)
            screen.drag(from: point, to: CGPoint(x: 300, y: point.y), duration: 0.2, resting: 0.2)
            #expect(selection(field) == 7..<15)
        }

        @Test func theClearButtonIsThereWhileThereIsTextAndEmptiesTheField() throws {
            let screen = TestScreen()
            let (field, log) = (UITextField(), FieldLog())
            show(field, on: screen)
            field.clearButtonMode = .whileEditing
            field.becomeFirstResponder()
            screen.settle()
            #expect(field.sides.clearButton == nil)
            screen.type("text")
            screen.settle()
            let button = try #require(field.sides.clearButton)
            #expect(!button.isHidden)
            log.follow(field)
            screen.tap(button)
            #expect(field.text == "" && log.take() == ["editingChanged"])
            screen.settle()
            #expect(button.isHidden && field.isEditing)
        }

        // MARK: Appearance

        @Test func sizesAreUIKits() {
            let field = UITextField()
            field.borderStyle = .roundedRect
            #expect(field.intrinsicContentSize.height == 34)
            field.text = "wide"
            let narrow = field.intrinsicContentSize.width
            field.text = "wider than that"
            #expect(field.intrinsicContentSize.width > narrow)
        }

        /// The caret is inside the field's bounds wherever it moves, in texts of both directions, short and long.
        @Test(arguments: 0..<8)
        func theCaretIsAlwaysInSight(seed: UInt64) {
            let screen = TestScreen()
            screen.setLayoutDirection(rightToLeft: seed % 2 == 1)
            let field = UITextField()
            show(field, on: screen)
            field.textAlignment = [.natural, .center, .right, .left][Int(seed / 2) % 4]
            var random = SeededGenerator(seed: seed)
            field.text = SampleText.random(words: 12, using: &random).singleLine
            field.becomeFirstResponder()
            screen.settle()
            let moves: [UIKeyboardHIDUsage] = [
                .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd, .keyboardDeleteOrBackspace,
            ]
            for _ in 0..<60 {
                if Int.random(in: 0..<4, using: &random) == 0 {
                    screen.type("w ")
                } else {
                    let modifiers: UIKeyModifierFlags = Bool.random(using: &random) ? .control : []
                    screen.press(moves.randomElement(using: &random) ?? .keyboardEnd, modifiers: modifiers)
                }
                screen.advance(by: 1 / 60)
                let room = field.textView.bounds
                let caret = field.textView.caret.frame
                #expect(room.insetBy(dx: -0.01, dy: 0).contains(caret), "seed \(seed), \(field.edited)")
                // A click at the caret gives the caret's offset.
                let place = field.caretRect(for: TextOffset(field.edited.focus))
                let clicked = field.offset(at: CGPoint(x: place.midX, y: place.midY))
                let again = field.caretRect(for: TextOffset(clicked))
                #expect(abs(again.minX - place.minX) < 1.01, "seed \(seed), \(field.edited)")
            }
        }

        @Test func theCaretBlinksOnAScreenAtRest() {
            let screen = TestScreen()
            let field = UITextField()
            show(field, on: screen)
            field.becomeFirstResponder()
            screen.settle()
            #expect(!screen.isMoving && !field.textView.caret.isHidden)
            var seen: [Bool] = []
            for _ in 0..<4 {
                screen.advance(by: 0.5)
                seen.append(field.textView.caret.isHidden)
            }
            #expect(seen == [true, false, true, false])
            screen.advance(by: 0.5)
            screen.type("x")
            #expect(!field.textView.caret.isHidden)
            field.resignFirstResponder()
            screen.settle()
            #expect(field.textView.caret.isHidden)
        }

        @Test func emptyAndFilledAndFocusedFieldsLookDifferent() throws {
            let screen = TestScreen()
            let field = UITextField()
            show(field, on: screen)
            let empty = screen.picture().pngData()
            field.placeholder = "Search"
            screen.settle()
            let placeholder = screen.picture().pngData()
            field.text = "Search"
            screen.settle()
            let text = screen.picture().pngData()
            field.becomeFirstResponder()
            screen.settle()
            let focused = screen.picture().pngData()
            field.selectAll(nil)
            screen.settle()
            let selected = screen.picture().pngData()
            #expect(Set([empty, placeholder, text, focused, selected]).count == 5)
            // Moving back shows the same.
            field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
            screen.settle()
            #expect(screen.picture().pngData() == focused)
            field.resignFirstResponder()
            screen.settle()
            #expect(screen.picture().pngData() == text)
            field.text = ""
            screen.settle()
            #expect(screen.picture().pngData() == placeholder)
        }

        @Test func anInputMethodComposesInTheField() {
            let screen = TestScreen()
            let field = UITextField()
            show(field, on: screen)
            field.text = "ab"
            field.becomeFirstResponder()
            UIScreen.main.deliver(HostText.marked("に", caret: 1))
            #expect(field.text == "abに" && field.markedTextRange != nil)
            UIScreen.main.deliver(HostText.marked("日本", caret: 2))
            UIScreen.main.deliver(HostText.inserted("日本"))
            #expect(field.text == "ab日本" && field.markedTextRange == nil && selection(field) == 4..<4)
            UIScreen.main.deliver(HostText.marked("x", caret: 1))
            UIScreen.main.deliver(HostText.marked("", caret: 0))
            #expect(field.text == "ab日本" && field.markedTextRange == nil)
            screen.advance(by: 0.1)
            #expect(UIScreen.main.textInput?.caret.intersects(field.frame) == true)
            field.resignFirstResponder()
            #expect(UIScreen.main.textInput?.caret == nil)
        }
    }

    /// A log of the calls of a field's delegate.
    @MainActor final class FieldLog: NSObject, UITextFieldDelegate {
        private var lines: [String] = []
        var refused: Set<String> = []

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }

        func follow(_ field: UITextField) {
            let events: [(UIControl.Event, String)] = [
                (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
                (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
                (.primaryActionTriggered, "primaryActionTriggered"),
            ]
            for (event, name) in events {
                field.addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event)
            }
        }

        private func answer(_ question: String, _ detail: String = "") -> Bool {
            lines.append(question + detail)
            return !refused.contains(question)
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("should begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("should end") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("should clear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("should return") }
        func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { lines.append("did end") }
        func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }

        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            answer("should change", " \(range.location)..<\(range.location + range.length) \(string)")
        }
    }
}
