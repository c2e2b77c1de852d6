import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests fields whose text is a secret.
    @Suite @MainActor struct SecureTextTests {
        let screen = TestScreen()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))

        init() {
            field.isSecureTextEntry = true
            screen.window.addSubview(field)
            screen.settle()
        }

        @Test func aBulletStandsForEachCharacter() {
            field.becomeFirstResponder()
            field.insertText("a👨‍👩‍👧é")
            #expect(field.text == "a👨‍👩‍👧é")
            #expect(field.edited.shownText.filter { $0.unicodeScalars.first == "•" }.count == 3)
            #expect(field.edited.shownText.utf16.count == field.edited.end)
            // The caret moves by bullets, which are equally wide. At the edge it is inside the field.
            let places = [1, 9, 10].map { field.caretRect(for: TextOffset($0)).minX }
            let widths = zip(places.dropFirst(), places).map { $0 - $1 }
            #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 0.01 && (widths.min() ?? 0) > 3, "\(widths)")
            #expect(field.offset(at: CGPoint(x: places[1] + 1, y: 17)) == 9)
        }

        @Test func theTextIsNeitherCopiedNorRead() {
            screen.clipboard = "before"
            field.text = "secret"
            field.becomeFirstResponder()
            field.selectAll(nil)
            screen.press(.keyboardC, modifiers: .control)
            screen.press(.keyboardX, modifiers: .control)
            field.copy(nil)
            field.cut(nil)
            #expect(field.text == "secret" && screen.clipboard == "before")
            #expect(!(UIScreen.main.selectionText ?? "").contains("secret"))
            #expect(field.accessibilityDefaults.value == "••••••")
            field.isSecureTextEntry = false
            #expect(field.accessibilityDefaults.value == "secret")
            screen.press(.keyboardC, modifiers: .control)
            #expect(screen.clipboard == "secret")
        }

        @Test func wordsCannotBeTold() {
            field.text = "two words"
            field.becomeFirstResponder()
            screen.press(.keyboardLeftArrow, modifiers: .control)
            #expect(field.edited.selection == 0..<0)
            field.select(nil)
            #expect(field.edited.selection == 0..<9)
        }

        @Test(arguments: [true, false])
        func theFirstEditReplacesASecretThatIsEditedAgain(deletes: Bool) {
            field.becomeFirstResponder()
            screen.type("ab")
            #expect(field.text == "ab")
            field.resignFirstResponder()
            field.becomeFirstResponder()
            if deletes {
                screen.press(.keyboardDeleteOrBackspace)
                #expect(field.text == "")
            } else {
                screen.type("c")
                #expect(field.text == "c")
            }
            screen.type("d")
            #expect(field.text == (deletes ? "d" : "cd"))
        }

        @Test func showingTheTextKeepsIt() {
            field.becomeFirstResponder()
            screen.type("WWWW")
            let hidden = field.intrinsicContentSize.width
            field.isSecureTextEntry = false
            #expect(field.edited.shownText == "WWWW" && field.intrinsicContentSize.width != hidden)
            field.isSecureTextEntry = true
            screen.type("c")
            #expect(field.text == "WWWWc")
        }

        @Test(arguments: 0..<40)
        func offsetsAreThoseOfTheText(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let characters = ["a", "é", "👍🏽", "e\u{301}", "שׁ", "中", "\u{200D}", "\u{FE0F}", " ", "🇩🇪"]
            var text = EditableText((0..<12).map { _ in characters.randomElement(using: &random) ?? "" }.joined())
            text.isSecret = true
            let shown = EditableText(text.shownText)
            for offset in 0...text.end {
                #expect(shown.aligned(offset) == text.aligned(offset), "seed \(seed), \(offset)")
            }
        }
    }
}
