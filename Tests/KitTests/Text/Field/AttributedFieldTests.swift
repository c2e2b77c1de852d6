import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct AttributedFieldTests {
        private let screen = TestScreen(size: CGSize(width: 300, height: 100))
        private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 250, height: 40))

        init() {
            screen.window.addSubview(field)
        }

        private func text(_ parts: [(String, UIColor?)]) -> NSAttributedString {
            let whole = NSMutableAttributedString(string: "")
            for (string, color) in parts {
                let values = color.map { [NSAttributedString.Key.foregroundColor: $0] } ?? [:]
                whole.append(NSAttributedString(string: string, attributes: values))
            }
            return whole
        }

        private func color(at index: Int) -> UIColor? {
            field.attributedText?.attributes(at: index, effectiveRange: nil)[.foregroundColor] as? UIColor
        }

        @Test func partsHaveTheirAttributesAndTheRestThoseOfTheField() {
            field.textColor = .blue
            field.attributedText = text([("Red", .red), ("Blue", nil)])
            #expect(field.text == "RedBlue" && color(at: 0) == .red && color(at: 4) == .blue)
            let font = field.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
            #expect(font?.pointSize == 17)
        }

        @Test func fontAndColorAreThoseOfTheFirstCharacter() {
            let small = UIFont.systemFont(ofSize: 9)
            field.attributedText = NSAttributedString(
                string: "a",
                attributes: [.font: small, .foregroundColor: UIColor.red]
            )
            #expect(field.font == small && field.textColor == .red)
            field.font = .systemFont(ofSize: 11)
            #expect(field.font?.pointSize == 11 && field.textColor == .red && color(at: 0) == .red)
            field.attributedText = text([("b", .green)])
            field.text = "c"
            #expect(field.font?.pointSize == 11 && field.textColor == .green && color(at: 0) == .green)
        }

        @Test func attributesAreDrawn() throws {
            field.font = .systemFont(ofSize: 30, weight: .black)
            field.attributedText = text([("||||||||||||", .red)])
            screen.settle()
            let pixels = try #require(screen.picture().cgImage).allPixels.joined()
            #expect(pixels.contains { $0.red > 200 && $0.green < 40 && $0.blue < 40 })
        }

        @Test func keysTurnLooksOnAndOff() {
            field.text = "one two"
            screen.settle()
            field.becomeFirstResponder()
            field.select(from: 0, to: 3)
            func isBold(_ index: Int) -> Bool {
                let font = field.attributedText?.attributes(at: index, effectiveRange: nil)[.font] as? UIFont
                return font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
            }
            screen.press(.keyboardB, modifiers: .control)
            #expect(!isBold(0))
            field.allowsEditingTextAttributes = true
            screen.press(.keyboardB, modifiers: .control)
            #expect(isBold(0) && isBold(2) && !isBold(3) && field.text == "one two")
            screen.press(.keyboardB, modifiers: .control)
            #expect(!isBold(0))
            field.select(from: 7, to: 7)
            screen.press(.keyboardB, modifiers: .control)
            screen.type("!")
            #expect(isBold(7) && !isBold(6) && field.text == "one two!")
        }

        @Test func aRangeHasItsAttributes() throws {
            field.attributedText = text([("Red", .red), ("Blue", .blue)])
            let second = try #require(field.position(from: field.beginningOfDocument, offset: 2))
            let third = try #require(field.position(from: second, offset: 1))
            let range = try #require(field.textRange(from: second, to: field.endOfDocument))
            #expect(field.attributedText(in: range).string == "dBlue")
            func color(_ direction: UITextStorageDirection) -> UIColor? {
                field.textStyling(at: third, in: direction)?[.foregroundColor] as? UIColor
            }
            #expect(color(.backward) == .red && color(.forward) == .blue)
        }

        @Test func theStateIsTheSelection() {
            field.text = "one two"
            field.select(from: 1, to: 4)
            let state = field.interactionState
            field.select(from: 0, to: 0)
            field.interactionState = state
            #expect(field.edited.selection == 1..<4)
            field.interactionState = ["location": 5.0, "length": 1e300]
            #expect(field.edited.selection == 5..<7)
            field.interactionState = 3
            #expect(field.edited.selection == 5..<7)
        }

        @Test func editingKeepsTheAttributesOfTheRest() {
            field.attributedText = text([("Red", .red), ("Blue", .blue)])
            field.becomeFirstResponder()
            screen.type("!")
            #expect(field.text == "RedBlue!" && color(at: 7) == .blue)
            screen.press(.keyboardHome)
            screen.type("x")
            #expect(field.text == "xRedBlue!" && color(at: 0) == .red && color(at: 3) == .red && color(at: 4) == .blue)
            screen.press(.keyboardEnd)
            screen.press(.keyboardDeleteOrBackspace)
            #expect(field.attributedText?.string == "xRedBlue" && color(at: 7) == .blue)
        }

        @Test func typingAttributesApplyToWhatIsTyped() {
            #expect(field.typingAttributes == nil)
            field.text = "a"
            field.becomeFirstResponder()
            field.typingAttributes = [.foregroundColor: UIColor.green]
            screen.type("b")
            #expect(color(at: 1) == .green && color(at: 0) == .label)
        }

        @Test func defaultAttributesAreThoseOfTheField() {
            field.defaultTextAttributes = [
                .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .kern: 5,
            ]
            #expect(field.font?.pointSize == 30 && field.textColor == .red)
            #expect(field.defaultTextAttributes[.kern] as? Int == 5)
            field.text = "abc"
            let wide = field.intrinsicContentSize.width
            field.defaultTextAttributes[.kern] = nil
            #expect(field.intrinsicContentSize.width < wide)
        }

        @Test func theTextWithoutAttributesRemovesThem() {
            field.attributedText = NSAttributedString(
                string: "Red",
                attributes: [.foregroundColor: UIColor.red, .kern: 3]
            )
            field.text = "Red"
            let attributes = field.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
            #expect(attributes[.kern] == nil && attributes[.foregroundColor] as? UIColor == .red)
            field.attributedText = text([("Red", .red)])
            field.textColor = .blue
            #expect(color(at: 0) == .blue)
        }

        @Test func attributesFollowRandomEdits() {
            var attributes = FieldAttributes()
            var characters = "Hello"
            attributes.set(NSAttributedString(string: characters, attributes: [.kern: 2]))
            var random = SystemRandomNumberGenerator()
            for _ in 0..<200 {
                var units = Array(characters)
                let place = Int.random(in: 0...units.count, using: &random)
                if units.count > 1, Bool.random(using: &random) {
                    units.remove(at: min(place, units.count - 1))
                } else {
                    units.insert("x", at: place)
                }
                characters = String(units)
                attributes.follow(characters)
                #expect(attributes.text?.string == characters)
                let value = attributes.text?.attributes(at: 0, effectiveRange: nil)[.kern]
                #expect(value as? Int == 2)
            }
        }
    }
}
