import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor final class UITextViewTests {
        private final class Listener: NSObject, UITextViewDelegate {
            var calls: [String] = []
            var refused: String?
            var opens = true

            func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
            func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
            func textViewDidChange(_ textView: UITextView) { calls.append("change \(textView.text ?? "")") }
            func textViewDidChangeSelection(_ textView: UITextView) { calls.append("select \(textView.selectedRange)") }

            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText: String) -> Bool {
                replacementText != refused
            }

            func textView(
                _ textView: UITextView,
                shouldInteractWith url: URL,
                in range: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                calls.append("open \(url) \(range)")
                return opens
            }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        private let view = UITextView(frame: CGRect(x: 10, y: 40, width: 300, height: 100))
        private let listener = Listener()

        init() {
            view.font = .systemFont(ofSize: 17)
            view.delegate = listener
            screen.window.addSubview(view)
            screen.settle()
        }

        private func edit(_ text: String) {
            view.text = text
            view.becomeFirstResponder()
            listener.calls = []
        }

        /// Recorded on an iPhone SE with iOS 26 by iamcgn/swiftui-web.
        @Test(
            arguments: zip(
                [11, 12, 13, 14, 15, 16, 17, 20, 24, 28],
                [29.5, 30.5, 32, 33, 34, 35.5, 36.5, 40, 45, 49.5]
            )
        ) func aLineHasTheRecordedHeight(size: Int, height: Double) {
            view.font = .systemFont(ofSize: CGFloat(size))
            view.text = "One line"
            #expect(view.sizeThatFits(CGSize(width: 300, height: 1_000)).height == CGFloat(height))
            view.text = ""
            #expect(view.sizeThatFits(CGSize(width: 300, height: 1_000)).height == CGFloat(height))
        }

        @Test func fontAndColorAreThoseOfTheFirstCharacter() {
            let (view, small) = (UITextView(), UIFont.systemFont(ofSize: 9))
            #expect(view.font == nil && view.textColor == nil)
            let text = NSMutableAttributedString(
                string: "ab",
                attributes: [.font: small, .foregroundColor: UIColor.red]
            )
            text.addAttributes([.foregroundColor: UIColor.blue], range: NSRange(location: 1, length: 1))
            view.attributedText = text
            #expect(view.font == small && view.textColor == .red)
            view.text = "c"
            #expect(view.font == small && view.textColor == .red)
            let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            #expect(color == .red)
            view.text = ""
            #expect(view.font == small)
        }

        @Test func typingInsertsAtTheCaretAndTellsTheDelegate() {
            edit("ab")
            screen.press(.keyboardLeftArrow)
            screen.type("x")
            screen.press(.keyboardReturnOrEnter)
            screen.press(.keyboardTab)
            #expect(view.text == "ax\n\tb" && view.selectedRange == NSRange(location: 4, length: 0))
            #expect(
                listener.calls.filter { $0.hasPrefix("change") } == ["change axb", "change ax\nb", "change ax\n\tb"]
            )
            listener.refused = "y"
            screen.type("y")
            #expect(view.text == "ax\n\tb")
            screen.press(.keyboardDeleteOrBackspace)
            #expect(view.text == "ax\nb")
            screen.press(.keyboardZ, modifiers: .control)
            #expect(view.text == "ax\n\tb")
            view.resignFirstResponder()
            #expect(listener.calls.last == "end")
        }

        @Test func theCaretMovesBetweenLinesAndKeepsItsColumn() {
            edit("a long line\nx\nanother long line")
            view.selectedRange = NSRange(location: 8, length: 0)
            screen.press(.keyboardDownArrow)
            #expect(view.selectedRange.location == 13)
            screen.press(.keyboardDownArrow)
            #expect((20...24).contains(view.selectedRange.location))
            screen.press(.keyboardUpArrow)
            screen.press(.keyboardUpArrow)
            #expect(view.selectedRange.location == 8)
            screen.press(.keyboardHome)
            #expect(view.selectedRange.location == 0)
            screen.press(.keyboardEnd, modifiers: .shift)
            #expect(view.selectedRange == NSRange(location: 0, length: 11))
            screen.press(.keyboardEnd, modifiers: .control)
            #expect(view.selectedRange.location == 31)
        }

        /// End leads to the end of a line that is broken at a space, and not to the beginning of the next one.
        @Test func theEndOfABrokenLineIsOnThatLine() {
            edit(String(repeating: "word ", count: 30))
            view.selectedRange = NSRange(location: 0, length: 0)
            screen.press(.keyboardEnd)
            let end = view.selectedRange.location
            #expect(end > 10 && view.caretRect(at: end).minY == view.caretRect(at: 0).minY)
            screen.press(.keyboardHome)
            #expect(view.selectedRange.location == 0)
        }

        @Test func theCaretIsScrolledIntoView() {
            edit("")
            for _ in 0..<20 { screen.press(.keyboardReturnOrEnter) }
            screen.settle()
            let bottom = view.contentOffset.y + view.bounds.height
            #expect(view.contentSize.height > 400 && view.caretRect(at: 20).maxY <= bottom)
            screen.press(.keyboardHome, modifiers: .control)
            #expect(view.contentOffset.y <= 8)
        }

        @Test func theMouseSelectsAndDoesNotScroll() {
            view.text = String(repeating: "word ", count: 100)
            screen.settle()
            screen.mouseDrag(from: CGPoint(x: 15, y: 58), to: CGPoint(x: 250, y: 120))
            #expect(view.contentOffset.y == 0 && view.selectedRange.location == 0 && view.selectedRange.length > 60)
            screen.press(.keyboardC, modifiers: .control)
            #expect(screen.clipboard == (view.text as NSString).substring(with: view.selectedRange))
        }

        @Test func aTextThatIsNotEditableIsSelectedAndCopied() {
            view.isEditable = false
            view.text = "some text"
            screen.settle()
            screen.doubleTap(at: CGPoint(x: 20, y: 58))
            #expect(view.selectedRange == NSRange(location: 0, length: 4) && listener.calls.contains("begin") == false)
            screen.type("x")
            screen.press(.keyboardDeleteOrBackspace)
            #expect(view.text == "some text")
            screen.press(.keyboardA, modifiers: .control)
            screen.press(.keyboardC, modifiers: .control)
            #expect(screen.clipboard == "some text")
            screen.rightClick(at: CGPoint(x: 20, y: 58))
            #expect(screen.accessibilityTree.compactMap(\.label) == ["Copy", "Select All"])
        }

        @Test func aTapOnALinkAsksTheDelegate() throws {
            view.isEditable = false
            let url = try #require(URL(string: "https://example.org"))
            let text = NSMutableAttributedString(
                string: "see the page now",
                attributes: [.font: UIFont.systemFont(ofSize: 17)]
            )
            text.addAttributes([.link: url], range: NSRange(location: 4, length: 8))
            view.attributedText = text
            screen.settle()
            let link = view.rects(for: 4..<12)[0]
            let point = view.convert(CGPoint(x: link.midX, y: link.midY), to: nil)
            listener.opens = false
            screen.tap(at: point)
            #expect(listener.calls.filter { $0.hasPrefix("open") } == ["open https://example.org {4, 8}"])
            screen.tap(at: CGPoint(x: point.x, y: point.y + 40))
            #expect(listener.calls.filter { $0.hasPrefix("open") }.count == 1)
        }

        @Test func typedTextHasTheAttributesBeforeTheCaret() {
            let bold = UIFont.boldSystemFont(ofSize: 20)
            view.attributedText = NSAttributedString(string: "ab", attributes: [.font: bold])
            edit(view.text)
            view.attributedText = NSAttributedString(string: "ab", attributes: [.font: bold])
            view.insertText("c")
            #expect(view.attributedText.attributes(at: 2, effectiveRange: nil)[.font] as? UIFont == bold)
            view.typingAttributes = [.font: UIFont.systemFont(ofSize: 9)]
            view.insertText("d")
            let small = view.attributedText.attributes(at: 3, effectiveRange: nil)[.font] as? UIFont
            #expect(small?.pointSize == 9)
            view.font = .systemFont(ofSize: 30)
            let all = view.attributedText.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
            #expect(all?.pointSize == 30)
        }

        @Test func markedTextIsReplacedByWhatIsCommitted() {
            edit("ab")
            view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
            #expect(view.text == "abni" && view.markedTextRange != nil)
            view.insertText("你")
            #expect(view.text == "ab你" && view.markedTextRange == nil)
        }

        /// An edit of another paragraph commits marked text, which then looks like other text.
        @Test(arguments: [false, true])
        func committedTextInAnotherParagraphLosesItsLine(isInStorage: Bool) throws {
            edit("ab\n\ncd")
            view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
            view.layoutIfNeeded()
            if isInStorage {
                view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xy")
            } else {
                let start = view.beginningOfDocument
                let end = try #require(view.position(from: start, offset: 1))
                view.replace(try #require(view.textRange(from: start, to: end)), withText: "xy")
            }
            #expect(view.text == "xyb\n\ncdni" && view.markedTextRange == nil)
            view.resignFirstResponder()
            screen.settle()
            let picture = screen.picture().pngData()
            view.text = "xyb\n\ncdni"
            screen.settle()
            #expect(screen.picture().pngData() == picture)
        }

        /// Without scrolling the text decides the height, at the width that constraints give it.
        @Test func aViewThatDoesNotScrollHasTheHeightOfItsText() {
            let holder = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
            let text = UITextView()
            text.isScrollEnabled = false
            text.font = .systemFont(ofSize: 17)
            text.text = String(repeating: "word ", count: 30)
            text.translatesAutoresizingMaskIntoConstraints = false
            holder.addSubview(text)
            NSLayoutConstraint.activate([
                text.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
                text.topAnchor.constraint(equalTo: holder.topAnchor),
            ])
            screen.window.addSubview(holder)
            screen.settle()
            let height = text.frame.height
            #expect(height == text.sizeThatFits(CGSize(width: 200, height: 9_999)).height && height > 60)
            text.text = "short"
            screen.settle()
            #expect(text.frame.height == 36.5)
        }

        @Test func aLimitOfLinesAndPaddingAreThoseOfTheContainer() {
            view.textContainer.lineFragmentPadding = 0
            view.textContainerInset = .zero
            view.textContainer.maximumNumberOfLines = 2
            view.textContainer.lineBreakMode = .byTruncatingTail
            view.text = String(repeating: "word ", count: 100)
            screen.settle()
            #expect(view.caretRect(at: 0).minX == 0)
            #expect(view.sizeThatFits(CGSize(width: 300, height: 999)).height == 41)
        }
    }
}
