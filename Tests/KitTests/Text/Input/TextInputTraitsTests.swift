import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TextInputTraitsTests {
        /// An input of an app, with one trait of its own.
        private final class CodeView: UIView, UIKeyInput {
            var hasText: Bool { false }
            var keyboardType: UIKeyboardType { .numberPad }
            func insertText(_ text: String) {}
            func deleteBackward() {}
        }

        @Test func defaultsAreApples() {
            for input in [UITextField(), UITextView(), UISearchBar()] as [any UITextInputTraits] {
                #expect(input.autocapitalizationType == .sentences)
                #expect(input.autocorrectionType == .default && input.spellCheckingType == .default)
                #expect(input.smartQuotesType == .default && input.smartDashesType == .default)
                #expect(input.keyboardType == .default && input.returnKeyType == .default)
                #expect(input.keyboardAppearance == .default && !input.enablesReturnKeyAutomatically)
                #expect(!input.isSecureTextEntry && input.textContentType == nil)
            }
        }

        @Test func viewsOfAppsHaveTraits() {
            let traits = TextInputTraits(of: CodeView())
            #expect(traits.purpose == .digits && traits.hints == [.completesWords, .capitalizesSentences])
        }

        @Test func theKeysSayMoreThanTheMeaning() {
            var traits = TextInputTraits()
            traits.textContentType = .telephoneNumber
            #expect(traits.purpose == .phone)
            traits.keyboardType = .numberPad
            #expect(traits.purpose == .digits)
            traits.isSecureTextEntry = true
            #expect(traits.purpose == .pin)
        }

        @Test(
            arguments: [
                (.yes, .no, .checksSpelling), (.no, .yes, [.completesWords, .ignoresSpelling]),
                (.default, .yes, .completesWords), (.default, .no, .ignoresSpelling),
            ] as [(UITextSpellCheckingType, UITextAutocorrectionType, HostTextInput.Hints)]
        )
        func theSpellingIsCheckedWhereWordsAreCorrected(
            spelling: UITextSpellCheckingType,
            correction: UITextAutocorrectionType,
            hints: HostTextInput.Hints
        ) {
            var traits = TextInputTraits()
            traits.autocapitalizationType = .none
            (traits.spellCheckingType, traits.autocorrectionType) = (spelling, correction)
            #expect(traits.hints == hints)
        }

        // MARK: Punctuation

        @Test(arguments: [
            ("\"a\" (\"b\") it's 'c'", "en_US", "“a” (“b”) it’s ‘c’"), ("\"a\"", "de_DE", "„a“"),
            ("a -- b - c", "en_US", "a — b - c"), ("\"-\"", "en_US", "“-“"),
        ])
        func marksBecomeTypographic(typed: String, locale: String, expected: String) {
            var punctuation = SmartPunctuation(replacesQuotes: true, replacesDashes: true)
            punctuation.locale = Locale(identifier: locale)
            var text = EditableText()
            for character in typed {
                let change = punctuation.typing(String(character), in: text)
                text.replace(change.range, with: change.text)
            }
            #expect(text.text == expected)
        }

        @Test(arguments: [true, false])
        func onlyInputsThatAskForItReplaceMarks(asks: Bool) {
            let screen = TestScreen()
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.smartDashesType = asks ? .yes : .default
            screen.window.addSubview(view)
            screen.settle()
            view.becomeFirstResponder()
            screen.type("a--b")
            #expect(view.text == (asks ? "a—b" : "a--b"))
            screen.press(.keyboardZ, modifiers: .control)
            #expect(view.text != "a—b")
        }

        // MARK: The return key and clearing

        @Test func theReturnKeyDoesNothingWithoutText() {
            let screen = TestScreen()
            let (field, log) = (UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)), FieldLog())
            field.delegate = log
            field.enablesReturnKeyAutomatically = true
            screen.window.addSubview(field)
            screen.settle()
            field.becomeFirstResponder()
            _ = log.take()
            screen.type("\n")
            #expect(log.take().isEmpty)
            screen.type("a\n")
            #expect(log.take().contains("should return"))
        }

        @Test(arguments: [true, false])
        func textIsClearedWhenEditingBegins(isAllowed: Bool) {
            let screen = TestScreen()
            let (field, log) = (UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)), FieldLog())
            field.text = "old"
            field.clearsOnBeginEditing = true
            field.delegate = log
            if !isAllowed { log.refused = ["should clear"] }
            screen.window.addSubview(field)
            screen.settle()
            field.becomeFirstResponder()
            #expect(field.text == (isAllowed ? "" : "old"))
            #expect(log.take().contains("should clear"))
        }

        @Test func anInsertionReplacesTheTextOnce() {
            let screen = TestScreen()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            field.text = "old"
            screen.window.addSubview(field)
            screen.settle()
            field.becomeFirstResponder()
            field.clearsOnInsertion = true
            screen.type("new")
            #expect(field.text == "new" && !field.clearsOnInsertion)
            field.clearsOnInsertion = true
            screen.press(.keyboardLeftArrow)
            #expect(!field.clearsOnInsertion)
        }

        @Test(arguments: [false, true]) func anUndoneEditLetsNoInsertionReplaceTheText(isField: Bool) {
            let screen = TestScreen()
            let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            let (field, view) = (UITextField(frame: frame), UITextView(frame: frame))
            screen.window.addSubview(isField ? field : view)
            screen.settle()
            _ = (isField ? field : view).becomeFirstResponder()
            screen.type("old")
            (field.clearsOnInsertion, view.clearsOnInsertion) = (true, true)
            screen.press(.keyboardZ, modifiers: .control)
            screen.press(.keyboardY, modifiers: .control)
            #expect(!(isField ? field.clearsOnInsertion : view.clearsOnInsertion))
            screen.type("er")
            #expect((isField ? field.text : view.text) == "older")
        }

        /// An app sees the range, and not which of its ends moves.
        @Test(arguments: [false, true])
        func aSelectionInTheOtherDirectionIsNoChange(isField: Bool) throws {
            let screen = TestScreen()
            let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            let (field, view) = (UITextField(frame: frame), UITextView(frame: frame))
            let input: any UIView & UITextInput = isField ? field : view
            (field.text, view.text) = ("old", "old")
            screen.window.addSubview(input)
            screen.settle()
            input.becomeFirstResponder()
            input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.beginningOfDocument)
            screen.press(.keyboardEnd, modifiers: .shift)
            (field.clearsOnInsertion, view.clearsOnInsertion) = (true, true)
            field.select(from: 3, to: 0)
            view.select(from: 3, to: 0)
            #expect(isField ? field.clearsOnInsertion : view.clearsOnInsertion)
            screen.press(.keyboardRightArrow, modifiers: .shift)
            #expect(!(isField ? field.clearsOnInsertion : view.clearsOnInsertion))
        }

        @Test func theFontShrinksNoFurtherThanItsMinimum() throws {
            let screen = TestScreen()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            field.adjustsFontSizeToFitWidth = true
            field.minimumFontSize = 11
            screen.window.addSubview(field)
            screen.settle()
            func end() -> CGFloat { field.caretRect(for: field.endOfDocument).maxX }
            field.becomeFirstResponder()
            field.text = "short"
            let short = end()
            field.adjustsFontSizeToFitWidth = false
            #expect(end() == short)
            field.adjustsFontSizeToFitWidth = true
            field.text = "a longer text"
            #expect(field.typesetter.line(width: 100).textWidth <= 100)
            field.text = String(repeating: "much longer ", count: 5)
            let smallest = field.typesetter.line(width: 100).height
            field.adjustsFontSizeToFitWidth = false
            field.font = .systemFont(ofSize: 11)
            #expect(field.typesetter.line(width: 100).height == smallest)
        }
    }
}
