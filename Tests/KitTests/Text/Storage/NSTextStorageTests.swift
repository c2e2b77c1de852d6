import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor final class NSTextStorageTests {
        /// A delegate that colors the word "red".
        private final class Highlighter: NSObject, NSTextStorageDelegate {
            var log: [String] = []
            var colors = false

            func textStorage(
                _ textStorage: NSTextStorage,
                willProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange,
                changeInLength delta: Int
            ) { log.append("will \(editedMask.rawValue) \(editedRange) \(delta)") }

            func textStorage(
                _ textStorage: NSTextStorage,
                didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange,
                changeInLength delta: Int
            ) {
                log.append("did \(editedMask.rawValue) \(editedRange) \(delta)")
                guard colors else { return }
                let range = (textStorage.string as NSString).range(of: "red")
                guard range.location != NSNotFound else { return }
                textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
            }
        }

        private let highlighter = Highlighter()
        private let screen = TestScreen(size: CGSize(width: 320, height: 480))
        private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

        private func use(_ text: String) -> NSTextStorage {
            view.text = text
            screen.window.addSubview(view)
            screen.settle()
            let storage = view.textStorage
            storage.delegate = highlighter
            return storage
        }

        private func color(at index: Int) -> UIColor? {
            view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
        }

        // MARK: Alone

        @Test func eachEditIsProcessedOnce() {
            let storage = NSTextStorage(string: "abc")
            storage.delegate = highlighter
            storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
            storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
            storage.append(NSAttributedString(string: "!"))
            storage.deleteCharacters(in: NSRange(location: 0, length: 2))
            storage.insert(NSAttributedString(string: "?"), at: 1)
            #expect(storage.string == "y?zc!")
            #expect(
                highlighter.log.filter { $0.hasPrefix("did") } == [
                    "did 3 {1, 3} 2", "did 1 {0, 2} 0", "did 3 {5, 1} 1", "did 3 {0, 0} -2", "did 3 {1, 1} 1",
                ]
            )
            #expect(highlighter.log.count == 10 && storage.editedMask.isEmpty && storage.changeInLength == 0)
        }

        @Test func aGroupOfEditsIsProcessedAsOne() {
            let storage = NSTextStorage(string: "0123456789")
            storage.delegate = highlighter
            storage.beginEditing()
            storage.replaceCharacters(in: NSRange(location: 6, length: 2), with: "x")
            storage.beginEditing()
            storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "yyy")
            storage.endEditing()
            #expect(highlighter.log.isEmpty && storage.editedRange == NSRange(location: 2, length: 7))
            storage.endEditing()
            #expect(storage.string == "01yyy345x89" && highlighter.log == ["will 3 {2, 7} 1", "did 3 {2, 7} 1"])
        }

        @Test func notificationsAreAsTheDelegateIsTold() {
            let storage = NSTextStorage(string: "a")
            nonisolated(unsafe) var names: [String] = []
            let center = NotificationCenter.default
            let observers = [NSTextStorage.willProcessEditingNotification, .init("other")].map { name in
                center.addObserver(forName: name, object: storage, queue: nil) { names.append($0.name.rawValue) }
            }
            let last = center.addObserver(
                forName: NSTextStorage.didProcessEditingNotification,
                object: storage,
                queue: nil
            ) { names.append($0.name.rawValue) }
            storage.append(NSAttributedString(string: "b"))
            #expect(
                names == ["NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification"]
            )
            for observer in observers + [last] { center.removeObserver(observer) }
        }

        // MARK: Of a text view

        @Test func anEditOfTheStorageIsOneOfTheView() {
            let storage = use("one two")
            view.selectedRange = NSRange(location: 5, length: 1)
            storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
            #expect(view.text == "three two" && view.selectedRange == NSRange(location: 7, length: 1))
            storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
            #expect(color(at: 0) == .red && color(at: 6) == .label && view.text == "three two")
            storage.setAttributedString(NSAttributedString(string: "new"))
            #expect(view.text == "new" && view.selectedRange == NSRange(location: 3, length: 0))
            // A part of a character.
            storage.append(NSAttributedString(string: "e\u{301}"))
            storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "\u{308}")
            #expect(Array(view.text.unicodeScalars) == Array(storage.string.unicodeScalars))
            #expect(view.textStorage === storage)
        }

        @Test func anEditOfTheViewIsOneOfTheStorage() {
            let storage = use("one two")
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 3, length: 0)
            screen.type("x")
            #expect(storage.string == "onex two" && highlighter.log.last == "did 3 {3, 1} 1")
            highlighter.log = []
            view.text = "other"
            #expect(storage.string == "other" && highlighter.log.count == 2)
            view.textColor = .green
            let color = view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            #expect(color == .green)
        }

        @Test func aDelegateColorsWhatIsTyped() {
            let storage = use("")
            highlighter.colors = true
            view.becomeFirstResponder()
            screen.type("a red b")
            #expect(view.text == "a red b" && storage.string == "a red b")
            #expect(color(at: 2) == .red && color(at: 4) == .red && color(at: 0) != .red)
            #expect(view.selectedRange == NSRange(location: 7, length: 0))
            screen.press(.keyboardZ, modifiers: .control)
            #expect(view.text != "a red b")
        }

        @Test func spansJoin() {
            var span = EditedSpan()
            span.add(.editedCharacters, 5..<7, changeInLength: 2)
            #expect(span.range == 5..<9 && span.oldRange == 5..<7)
            span.add(.editedAttributes, 0..<2, changeInLength: 0)
            #expect(span.range == 0..<9 && span.oldRange == 0..<7 && span.actions.rawValue == 3)
            span.add(.editedCharacters, 8..<12, changeInLength: -4)
            #expect(span.range == 0..<8 && span.delta == -2 && span.oldRange == 0..<10)
        }
    }
}
