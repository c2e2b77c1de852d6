import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the members of `UITextInput` in text fields and text views.
    @Suite @MainActor final class OffsetTextInputTests {
        private final class Listener: NSObject, UITextInputDelegate {
            var calls: [String] = []
            func selectionWillChange(_ textInput: (any UITextInput)?) { calls.append("will select") }
            func selectionDidChange(_ textInput: (any UITextInput)?) { calls.append("did select") }
            func textWillChange(_ textInput: (any UITextInput)?) { calls.append("will change") }
            func textDidChange(_ textInput: (any UITextInput)?) { calls.append("did change") }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
        private let view = UITextView(frame: CGRect(x: 0, y: 40, width: 300, height: 200))

        init() {
            for input in [field, view] { screen.window.addSubview(input) }
            (field.text, view.text) = ("ab cd", "ab cd\nef\n\ngh")
            view.font = .systemFont(ofSize: 17)
            screen.settle()
        }

        private func offset(_ position: UITextPosition?, in input: any UITextInput) -> Int? {
            position.map { input.offset(from: input.beginningOfDocument, to: $0) }
        }

        private func position(_ offset: Int, in input: any UITextInput) -> UITextPosition {
            input.position(from: input.beginningOfDocument, offset: offset) ?? input.endOfDocument
        }

        private func range(_ range: Range<Int>, in input: any UITextInput) -> UITextRange? {
            input.textRange(from: position(range.lowerBound, in: input), to: position(range.upperBound, in: input))
        }

        @Test func positionsMoveInFourDirections() {
            let start = position(1, in: view)
            #expect(offset(view.position(from: start, in: .right, offset: 2), in: view) == 3)
            #expect(offset(view.position(from: start, in: .left, offset: 1), in: view) == 0)
            #expect(view.position(from: start, in: .left, offset: 2) == nil)
            #expect(offset(view.position(from: start, in: .down, offset: 1), in: view) == 7)
            #expect(offset(view.position(from: start, in: .down, offset: 3), in: view) == 11)
            #expect(view.position(from: start, in: .down, offset: 4) == nil)
            #expect(view.position(from: start, in: .up, offset: 1) == nil)
            #expect(field.position(from: position(1, in: field), in: .down, offset: 1) == nil)
            #expect(offset(field.position(from: position(1, in: field), in: .right, offset: -1), in: field) == 0)
        }

        @Test func rangesReachToTheEdgeOfTheLine() throws {
            let place = position(1, in: view)
            #expect(view.characterRange(byExtending: place, in: .right).flatMap(view.text(in:)) == "b cd")
            #expect(view.characterRange(byExtending: place, in: .left).flatMap(view.text(in:)) == "a")
            #expect(view.characterRange(byExtending: place, in: .down).flatMap(view.text(in:)) == "b cd\nef\n\ngh")
            #expect(
                field.characterRange(byExtending: position(1, in: field), in: .right).flatMap(field.text(in:)) == "b cd"
            )
            let part = try #require(range(1..<4, in: view))
            #expect(offset(view.position(within: part, farthestIn: .left), in: view) == 1)
            #expect(offset(view.position(within: part, farthestIn: .down), in: view) == 4)
            #expect(offset(view.closestPosition(to: .zero, within: part), in: view) == 1)
            #expect(offset(view.position(within: part, atCharacterOffset: 2), in: view) == 3)
            #expect(view.characterOffset(of: position(3, in: view), within: part) == 2)
        }

        @Test func aSelectionHasARectangleForEachLine() throws {
            let parts = view.selectionRects(for: try #require(range(1..<8, in: view)))
            #expect(parts.count == 2 && parts.map(\.containsStart) == [true, false])
            #expect(parts.map(\.containsEnd) == [false, true] && parts.allSatisfy { !$0.isVertical })
            #expect(parts[0].rect.minX == view.caretRect(for: position(1, in: view)).midX)
            #expect(parts[1].rect.minY == view.caretRect(for: position(8, in: view)).minY)
            let line = field.selectionRects(for: try #require(range(0..<5, in: field)))
            #expect(line.count == 1 && line[0].writingDirection == .leftToRight && line[0].transform == .identity)
        }

        @Test func aPointHasACharacter() throws {
            for (input, first) in [(field as any UITextInput & UIView, "a"), (view, "a")] {
                let rect = input.firstRect(for: try #require(range(0..<1, in: input)))
                for x in [rect.minX + 1, rect.maxX - 1] {
                    let character = input.characterRange(at: CGPoint(x: x, y: rect.midY))
                    #expect(character.flatMap(input.text(in:)) == first)
                }
                #expect(input.characterRange(at: CGPoint(x: 290, y: rect.midY)) == nil)
                #expect(input.textInputView === input)
            }
        }

        @Test func theWritingDirectionIsSet() throws {
            #expect(view.baseWritingDirection(for: position(1, in: view), in: .forward) == .leftToRight)
            view.setBaseWritingDirection(.rightToLeft, for: try #require(range(6..<7, in: view)))
            #expect(view.baseWritingDirection(for: position(6, in: view), in: .forward) == .rightToLeft)
            #expect(view.baseWritingDirection(for: position(1, in: view), in: .forward) == .leftToRight)
            field.setBaseWritingDirection(.rightToLeft, for: try #require(range(0..<1, in: field)))
            #expect(field.baseWritingDirection(for: position(1, in: field), in: .forward) == .rightToLeft)
        }

        @Test func theSystemIsToldOfChangesOfTheApp() {
            for input in [field as any UITextInput, view] {
                let listener = Listener()
                input.inputDelegate = listener
                input.selectedTextRange = range(0..<1, in: input)
                #expect(listener.calls == ["will select", "did select"])
                listener.calls = []
                (input as? UITextField)?.text = "new"
                (input as? UITextView)?.text = "new"
                #expect(listener.calls == ["will change", "did change"])
            }
        }

        private func hasRed() throws -> Bool {
            screen.settle()
            let picture = try #require(screen.picture().cgImage)
            return picture.allPixels.contains { $0.contains(.red) }
        }

        @Test func markedTextHasItsStyle() throws {
            for input in [field as any UITextInput & UIView, view] {
                input.becomeFirstResponder()
                input.setMarkedText("xyz", selectedRange: NSRange(location: 3, length: 0))
                #expect(try !hasRed())
                input.markedTextStyle = [.backgroundColor: UIColor.red]
                #expect(try hasRed() && input.markedTextStyle?.count == 1)
                input.markedTextStyle = nil
                #expect(try !hasRed())
                input.markedTextStyle = [.backgroundColor: UIColor.red]
                input.unmarkText()
                #expect(try !hasRed())
            }
        }
    }
}
