import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor final class UITextInputStringTokenizerTests {
        private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))

        private func show(_ text: String) {
            view.font = .systemFont(ofSize: 17)
            view.text = text
            screen.window.addSubview(view)
            screen.settle()
        }

        private func position(_ offset: Int) -> UITextPosition {
            view.position(from: view.beginningOfDocument, offset: offset) ?? view.endOfDocument
        }

        private func text(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) -> String? {
            view.tokenizer.rangeEnclosingPosition(position(offset), with: granularity, inDirection: direction)
                .flatMap(view.text(in:))
        }

        @Test func findsUnits() {
            show("One two. Three")
            #expect(text(1, .word, .storage(.forward)) == "One")
            #expect(text(3, .word, .storage(.forward)) == nil && text(3, .word, .layout(.left)) == "One")
            #expect(text(4, .sentence, .storage(.forward)) == "One two. ")
            #expect(text(4, .document, .layout(.down)) == "One two. Three")
            let tokenizer = view.tokenizer
            #expect(tokenizer.isPosition(position(3), atBoundary: .word, inDirection: .storage(.forward)))
            #expect(!tokenizer.isPosition(position(3), withinTextUnit: .word, inDirection: .storage(.forward)))
            let end = tokenizer.position(from: position(3), toBoundary: .word, inDirection: .storage(.forward))
            #expect(end.map { view.offset(from: view.beginningOfDocument, to: $0) } == 7)
            #expect(
                tokenizer.position(from: view.endOfDocument, toBoundary: .word, inDirection: .layout(.right)) == nil
            )
        }

        @Test func findsTheLinesOfTheLayout() {
            show("some words that take two lines")
            let first = text(2, .line, .storage(.forward))
            #expect(first?.hasPrefix("some words") == true && first?.count ?? 0 < 20)
            let end = position(first?.utf16.count ?? 0)
            let last = text(28, .line, .storage(.backward))
            #expect(last?.hasSuffix("lines") == true && last != first)
            #expect(view.compare(position(28), to: end) == .orderedDescending)
            #expect(view.tokenizer.isPosition(position(0), atBoundary: .line, inDirection: .storage(.backward)))
        }

        @Test func leftIsForwardInTextFromRightToLeft() {
            show("אחת שתיים")
            #expect(text(0, .word, .layout(.left)) == "אחת" && text(0, .word, .layout(.right)) == nil)
        }
    }
}
