import CoreGraphics
import Foundation
import UIKit

/// The common members of text fields and text views, by the methods that apps use.
extension UITextInput where Self: UIView {
    var wholeText: String {
        (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
    }

    func setWholeText(_ text: String?) {
        (self as? UITextField)?.text = text
        (self as? UITextView)?.text = text
    }

    var wholeAttributedText: NSAttributedString {
        (self as? UITextField)?.attributedText ?? (self as? UITextView)?.attributedText
            ?? NSAttributedString(string: "")
    }

    /// Whether the next insertion replaces everything.
    var replacesOnInsertion: Bool {
        (self as? UITextField)?.clearsOnInsertion ?? (self as? UITextView)?.clearsOnInsertion ?? false
    }

    var selectedOffsets: NSRange { selectedTextRange.map(offsets) ?? NSRange(location: NSNotFound, length: 0) }

    var markedOffsets: Range<Int>? { markedTextRange.map(offsets).flatMap { Range($0) } }

    private func offsets(of range: UITextRange) -> NSRange {
        let start = offset(from: beginningOfDocument, to: range.start)
        return NSRange(location: start, length: offset(from: range.start, to: range.end))
    }

    func position(at offset: Int) -> UITextPosition? { position(from: beginningOfDocument, offset: offset) }

    func range(_ offsets: Range<Int>) -> UITextRange? {
        guard let start = position(at: offsets.lowerBound), let end = position(at: offsets.upperBound) else {
            return nil
        }
        return textRange(from: start, to: end)
    }

    /// Whether the text at an offset runs from right to left.
    func isRightToLeft(at offset: Int) -> Bool {
        position(at: offset).map { baseWritingDirection(for: $0, in: .forward) == .rightToLeft } ?? false
    }

    /// Calls the methods that ask for places in a range.
    func readEverything(at offsets: Range<Int>) {
        if let range = range(offsets) { readEverything(at: range) }
    }

    /// Calls the methods that ask for places in a range, which may be outside of the text.
    func readEverything(at range: UITextRange) {
        _ = (text(in: range), attributedText(in: range), firstRect(for: range), selectionRects(for: range))
        for position in [range.start, range.end] {
            let caret = caretRect(for: position)
            _ = (closestPosition(to: caret.origin), closestPosition(to: caret.origin, within: range))
            _ = (characterRange(at: CGPoint(x: caret.midX, y: caret.midY)), textStyling(at: position, in: .forward))
            for direction in [UITextLayoutDirection.left, .right, .up, .down] {
                _ = self.position(from: position, in: direction, offset: 1)
                _ = self.position(within: range, farthestIn: direction)
                _ = characterRange(byExtending: position, in: direction)
            }
            for granularity in [UITextGranularity.character, .word, .sentence, .paragraph, .line, .document] {
                let forward = UITextDirection.storage(.forward)
                _ = tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: forward)
                _ = tokenizer.position(from: position, toBoundary: granularity, inDirection: forward)
                _ = tokenizer.isPosition(position, atBoundary: granularity, inDirection: forward)
            }
            _ = (baseWritingDirection(for: position, in: .forward), self.position(from: position, offset: 1))
        }
    }
}
