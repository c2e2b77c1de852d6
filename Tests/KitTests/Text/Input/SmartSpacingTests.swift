import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SmartSpacingTests {
        private let spacing = SmartSpacing(isOn: true)

        @Test(arguments: [
            ("one three", 4, "two", "two "), ("one three", 3, "two", " two"), ("one", 0, "two", "two "),
            ("one", 3, "two", " two"), ("one ", 4, "two", "two"), ("one", 3, ", two", ", two"), ("", 0, "two", "two"),
            ("(one)", 5, "two", "two"), ("one", 3, "", ""),
        ])
        func aPasteKeepsWordsApart(text: String, place: Int, pasted: String, expected: String) {
            #expect(spacing.pasting(pasted, over: place..<place, in: EditableText(text)) == expected)
            #expect(SmartSpacing().pasting(pasted, over: place..<place, in: EditableText(text)) == pasted)
        }

        @Test(arguments: [
            ("one two three", 4..<7, 3..<7), ("one two", 4..<7, 3..<7), ("one two", 0..<3, 0..<4),
            ("one, two", 0..<3, 0..<3), ("one two.", 4..<7, 3..<7), ("a one", 2..<4, 2..<4), ("one  two", 3..<5, 3..<5),
            ("x\none two", 2..<5, 2..<6), ("one", 0..<3, 0..<3),
        ])
        func aDeletionOfWordsTakesASpace(text: String, selection: Range<Int>, expected: Range<Int>) {
            #expect(spacing.deleting(selection, in: EditableText(text)) == expected)
            #expect(SmartSpacing().deleting(selection, in: EditableText(text)) == selection)
        }

        @Test(arguments: [true, false]) func onlyInputsThatAskForItAddAndRemoveSpaces(asks: Bool) {
            let screen = TestScreen()
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
            (view.smartInsertDeleteType, field.smartInsertDeleteType) = asks ? (.yes, .yes) : (.default, .default)
            (view.text, field.text) = ("one two three", "one two three")
            for input in [view, field] as [UIView] { screen.window.addSubview(input) }
            screen.settle()
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 4, length: 3)
            view.cut(nil)
            #expect(view.text == (asks ? "one three" : "one  three"))
            view.selectedRange = NSRange(location: 3, length: 0)
            view.paste(nil)
            #expect(view.text == (asks ? "one two three" : "onetwo  three"))
            field.becomeFirstResponder()
            field.select(from: 4, to: 7)
            screen.press(.keyboardDeleteOrBackspace)
            #expect(field.text == (asks ? "one three" : "one  three"))
            field.select(from: 0, to: 0)
            field.paste(nil)
            #expect(field.text == (asks ? "two one three" : "twoone  three"))
        }

        @Test func thePredictionIsAHintToTheInputMethod() {
            let field = UITextField()
            func hints() -> Bool { TextInputTraits(of: field).hints.contains(.completesWords) }
            #expect(field.inlinePredictionType == .default && hints())
            field.inlinePredictionType = .no
            #expect(!hints())
            (field.inlinePredictionType, field.autocorrectionType) = (.yes, .no)
            #expect(hints())
            field.inlinePredictionType = .default
            #expect(!hints())
        }
    }
}
