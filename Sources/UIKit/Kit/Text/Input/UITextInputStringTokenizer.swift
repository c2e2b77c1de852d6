import CoreGraphics
import Foundation

/// A tokenizer that finds units in the text that an input returns, and lines by the places of its carets.
///
/// Offsets of the input are in UTF-16 units. Each answer about words, sentences and paragraphs reads the whole text.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    /// Creates a tokenizer of an input, which it doesn't retain.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        let isForward = isForward(direction, at: position)
        if granularity == .line { return line(at: position, isForward: isForward) }
        return units(granularity).range(at: offset(of: position), isForward: isForward).flatMap { range in
            guard let start = self.position(at: range.lowerBound), let end = self.position(at: range.upperBound) else {
                return nil
            }
            return input.textRange(from: start, to: end)
        }
    }

    open func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        let isForward = isForward(direction, at: position)
        guard granularity == .line else {
            return units(granularity).isBoundary(offset(of: position), isForward: isForward)
        }
        guard let line = line(at: position, isForward: !isForward) else { return false }
        return offset(of: isForward ? line.end : line.start) == offset(of: position)
    }

    open func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let isForward = isForward(direction, at: position)
        guard granularity == .line else {
            return units(granularity).boundary(from: offset(of: position), isForward: isForward)
                .flatMap(self.position(at:))
        }
        return line(at: position, isForward: isForward).map { isForward ? $0.end : $0.start }
    }

    open func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    // MARK: Positions

    private func units(_ granularity: UITextGranularity) -> TextUnits {
        let whole = input.flatMap { $0.textRange(from: $0.beginningOfDocument, to: $0.endOfDocument) }
        return TextUnits(granularity, of: whole.flatMap { input?.text(in: $0) } ?? "")
    }

    private func offset(of position: UITextPosition) -> Int {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
    }

    private func position(at offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }

    private func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
        let writing = input?.baseWritingDirection(for: position, in: .forward)
        return direction.isForward(isRightToLeft: writing == .rightToLeft)
    }

    /// Returns the line of a position: that of the caret. At its end there is none after it, and at its start none
    /// before it.
    private func line(at position: UITextPosition, isForward: Bool) -> UITextRange? {
        guard let input else { return nil }
        let caret = input.caretRect(for: position)
        // Far outside any view.
        let far: CGFloat = 1e6
        guard let left = input.closestPosition(to: CGPoint(x: -far, y: caret.midY)),
            let right = input.closestPosition(to: CGPoint(x: far, y: caret.midY)),
            let line = input.textRange(from: left, to: right)
        else { return nil }
        let edge = isForward ? line.end : line.start
        return offset(of: edge) == offset(of: position) ? nil : line
    }
}
