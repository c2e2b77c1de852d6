import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor final class UITextInteractionTests {
        private final class Listener: NSObject, UITextInteractionDelegate {
            var calls: [String] = []
            var isAllowed = true

            func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
                calls.append("should \(point)")
                return isAllowed
            }

            func interactionWillBegin(_ interaction: UITextInteraction) { calls.append("will") }
            func interactionDidEnd(_ interaction: UITextInteraction) { calls.append("did") }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        private let view = GridTextView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
        private let listener = Listener()

        @discardableResult
        private func add(_ mode: UITextInteractionMode, _ text: String = "one two\nthree four\nfive")
            -> UITextInteraction
        {
            let interaction = UITextInteraction(for: mode)
            interaction.textInput = view
            interaction.delegate = listener
            view.addInteraction(interaction)
            view.text = text
            screen.window.addSubview(view)
            screen.settle()
            return interaction
        }

        /// Returns the point of the screen before a character of a line.
        private func point(line: Int, column: Int) -> CGPoint {
            CGPoint(x: 20 + 10 * column, y: 50 + 20 * line)
        }

        private var selectionView: TextSelectionView? {
            view.subviews.lazy.compactMap { $0 as? TextSelectionView }.first
        }

        private var caret: CGRect? {
            screen.settle()
            return selectionView?.subviews.first { $0 is TextCaret && !$0.isHidden }?.frame
        }

        private var highlights: [CGRect] {
            screen.settle()
            return selectionView?.subviews.filter { !($0 is TextCaret) }.map(\.frame) ?? []
        }

        @Test func aTapPlacesTheCaretAndKeysType() {
            add(.editable)
            #expect(selectionView == nil)
            screen.tap(at: point(line: 1, column: 2))
            #expect(view.isFirstResponder && view.selected == 10..<10)
            #expect(caret == CGRect(x: 20, y: 20, width: 2, height: 20))
            screen.type("ab")
            #expect(view.text == "one two\nthabree four\nfive" && caret?.minX == 40)
            screen.press(.keyboardDeleteOrBackspace)
            screen.press(.keyboardReturnOrEnter)
            screen.press(.keyboardTab)
            #expect(view.text == "one two\ntha\n\tree four\nfive")
            view.resignFirstResponder()
            #expect(selectionView == nil)
        }

        @Test func theCaretHasTheTransformOfTheInput() throws {
            add(.editable)
            view.slant = CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1, tx: 0, ty: 0)
            screen.tap(at: point(line: 1, column: 2))
            screen.settle()
            let shown = try #require(selectionView?.subviews.first { $0 is TextCaret })
            #expect(shown.transform == view.slant && shown.center == CGPoint(x: 21, y: 30))
            #expect(shown.bounds.size == CGSize(width: 2, height: 20))
        }

        @Test func attributedTextOfAnInputWithoutAttributesIsPlain() throws {
            add(.editable, "abc")
            let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
            #expect(view.attributedText(in: range).string == "abc" && view.selectionAffinity == .forward)
            view.replace(range, withAttributedText: NSAttributedString(string: "xyz"))
            #expect(view.text == "xyz")
            view.selectedTextRange = view.textRange(from: view.endOfDocument, to: view.endOfDocument)
            view.insertAttributedText(NSAttributedString(string: "!"))
            #expect(view.text == "xyz!")
            view.setAttributedMarkedText(
                NSAttributedString(string: "?"),
                selectedRange: NSRange(location: 1, length: 0)
            )
            #expect(view.text == "xyz!?")
        }

        @Test func arrowsMoveAndExtendTheSelection() {
            add(.editable)
            screen.tap(at: point(line: 0, column: 2))
            screen.press(.keyboardRightArrow)
            #expect(view.selected == 3..<3)
            screen.press(.keyboardDownArrow)
            #expect(view.selected == 11..<11)
            screen.press(.keyboardLeftArrow, modifiers: .shift)
            screen.press(.keyboardLeftArrow, modifiers: .shift)
            #expect(view.selected == 9..<11 && highlights == [CGRect(x: 10, y: 20, width: 20, height: 20)])
            #expect(caret == nil)
            screen.press(.keyboardRightArrow, modifiers: .shift)
            #expect(view.selected == 10..<11)
            screen.press(.keyboardUpArrow, modifiers: .shift)
            #expect(view.selected == 2..<11 && highlights.count == 2)
            screen.press(.keyboardLeftArrow)
            #expect(view.selected == 2..<2)
            screen.press(.keyboardRightArrow, modifiers: .control)
            #expect(view.selected == 3..<3)
            screen.press(.keyboardEnd)
            #expect(view.selected == 7..<7)
            screen.press(.keyboardHome, modifiers: .shift)
            #expect(view.selected == 0..<7)
            screen.press(.keyboardEnd, modifiers: .control)
            #expect(view.selected == 23..<23)
            screen.press(.keyboardDeleteOrBackspace, modifiers: .control)
            #expect(view.text == "one two\nthree four\n")
            screen.press(.keyboardHome, modifiers: .control)
            screen.press(.keyboardDeleteForward)
            #expect(view.text == "ne two\nthree four\n")
        }

        @Test func thePointerSelectsByCharactersAndWords() {
            add(.editable)
            screen.mouseDrag(from: point(line: 0, column: 1), to: point(line: 1, column: 3))
            #expect(view.selected == 1..<11)
            #expect(
                highlights == [CGRect(x: 10, y: 0, width: 60, height: 20), CGRect(x: 0, y: 20, width: 30, height: 20)]
            )
            #expect(screen.selectedText == "ne two\nthr")
            #expect(listener.calls == ["should (10.0, 10.0)", "will", "did"])
            screen.click(at: point(line: 1, column: 7))
            screen.advance(by: 1)
            screen.doubleTap(at: point(line: 1, column: 7))
            #expect(view.selected == 14..<18)
            screen.click(at: point(line: 0, column: 1), modifiers: .shift)
            #expect(view.selected == 1..<14)
        }

        @Test func aDelegateRefusesAGesture() {
            add(.editable)
            listener.isAllowed = false
            screen.tap(at: point(line: 0, column: 1))
            #expect(!view.isFirstResponder && listener.calls == ["should (10.0, 10.0)"])
        }

        @Test func aTextThatIsNotEditableIsOnlySelected() {
            add(.nonEditable)
            screen.doubleTap(at: point(line: 0, column: 5))
            #expect(view.selected == 4..<7 && caret == nil)
            screen.type("x")
            screen.press(.keyboardDeleteOrBackspace)
            #expect(view.text == "one two\nthree four\nfive")
            screen.press(.keyboardC, modifiers: .control)
            #expect(screen.clipboard == "two" && view.commands == ["copy"])
        }

        @Test func theEditMenuUsesTheClipboard() throws {
            add(.editable)
            screen.doubleTap(at: point(line: 0, column: 5))
            screen.rightClick(at: point(line: 0, column: 5))
            #expect(screen.accessibilityTree.compactMap(\.label) == ["Cut", "Copy", "Paste", "Select All"])
            screen.activate(try #require(screen.element(labelled: "Cut")))
            #expect(view.text == "one \nthree four\nfive" && screen.clipboard == "two")
            screen.rightClick(at: point(line: 2, column: 0))
            #expect(view.selected == 16..<16)
            screen.activate(try #require(screen.element(labelled: "Paste")))
            #expect(view.text == "one \nthree four\ntwofive")
            screen.press(.keyboardA, modifiers: .control)
            screen.press(.keyboardX, modifiers: .control)
            #expect(view.text == "")
        }

        @Test func aChangeOfTheAppMovesTheCaret() {
            add(.editable)
            view.becomeFirstResponder()
            #expect(caret?.minX == 40)
            view.text = "longer text"
            #expect(caret == CGRect(x: 110, y: 0, width: 2, height: 20))
        }

        @Test func anInputRefusesAChange() {
            add(.editable, "ab")
            view.becomeFirstResponder()
            view.refused = ""
            screen.press(.keyboardDeleteOrBackspace)
            screen.press(.keyboardA, modifiers: .control)
            screen.press(.keyboardX, modifiers: .control)
            view.delete(nil)
            #expect(view.text == "ab" && screen.clipboard == "ab")
            view.refused = "ab"
            screen.press(.keyboardV, modifiers: .control)
            screen.type("c")
            #expect(view.text == "c")
        }

        @Test func theTextOfAnInputMethodMovesTheCaret() {
            add(.editable, "")
            view.becomeFirstResponder()
            #expect(caret?.minX == 0)
            screen.window.screen.deliver(.marked("ni", caret: 2))
            #expect(view.text == "ni" && caret?.minX == 20)
            screen.window.screen.deliver(.inserted("你"))
            #expect(view.text == "你" && caret?.minX == 10)
        }

        @Test func anInputWithoutAnInteractionTakesKeys() {
            view.text = "a"
            screen.window.addSubview(view)
            view.becomeFirstResponder()
            screen.type("b")
            screen.press(.keyboardLeftArrow, modifiers: .shift)
            screen.press(.keyboardC, modifiers: .control)
            #expect(view.text == "ab" && screen.clipboard == "b" && selectionView == nil)
        }

        @Test func anInteractionIsRemoved() {
            let interaction = add(.editable)
            screen.tap(at: point(line: 0, column: 0))
            #expect(selectionView != nil && view.interactions.count == 2)
            view.removeInteraction(interaction)
            #expect(selectionView == nil && view.interactions.isEmpty && view.gestureRecognizers ?? [] == [])
        }
    }
}
