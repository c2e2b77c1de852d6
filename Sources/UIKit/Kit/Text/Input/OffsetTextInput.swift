import CoreGraphics

/// A text input of UIKit, whose positions are offsets. It has what text fields and text views answer in the same way.
@preconcurrency @MainActor
protocol OffsetTextInput: UITextInput, UIView {
    /// The text with its selection.
    var editableText: EditableText { get }

    /// Whether the text at an offset runs from right to left.
    func isRightToLeft(at offset: Int) -> Bool

    /// Returns the offset that is closest to a point.
    func offset(at point: CGPoint) -> Int

    /// Returns the offset that is a number of lines below another; `nil` beyond the text.
    func offset(_ lines: Int, linesBelow offset: Int) -> Int?

    /// Returns the first or the last offset on the line of another.
    func lineEdge(of offset: Int, isEnd: Bool) -> Int

    /// Returns the rectangles that a range covers, from its start to its end.
    func rects(for range: Range<Int>) -> [CGRect]
}

extension OffsetTextInput {
    /// Performs a change of the text that the app makes.
    func changeTextForApp(_ change: () -> Void) {
        inputDelegate?.textWillChange(self)
        change()
        inputDelegate?.textDidChange(self)
    }

    /// Performs a change of the selection that the app makes.
    func changeSelectionForApp(_ change: () -> Void) {
        inputDelegate?.selectionWillChange(self)
        change()
        inputDelegate?.selectionDidChange(self)
    }

    func position(_ direction: UITextLayoutDirection, of position: UITextPosition, by count: Int) -> UITextPosition? {
        guard let start = (position as? TextOffset)?.value else { return nil }
        switch direction {
        case .down: return offset(count, linesBelow: start).map(TextOffset.init)
        case .up: return offset(0 - max(count, -.max), linesBelow: start).map(TextOffset.init)
        case .left, .right:
            let isForward = isForward(direction, at: start) == (count >= 0)
            var place = start
            for _ in 0..<count.magnitude {
                let next = editableText.place(isForward ? .forward : .backward, from: place)
                guard next != place else { return nil }
                place = next
            }
            return TextOffset(place)
        }
    }

    func farthestPosition(_ direction: UITextLayoutDirection, in range: UITextRange) -> UITextPosition? {
        guard let range = (range as? TextOffsetRange)?.value else { return nil }
        return TextOffset(isForward(direction, at: range.lowerBound) ? range.upperBound : range.lowerBound)
    }

    func range(extending position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
        guard let start = (position as? TextOffset)?.value else { return nil }
        let end =
            switch direction {
            case .up: 0
            case .down: editableText.end
            case .left, .right: lineEdge(of: start, isEnd: isForward(direction, at: start))
            }
        return TextOffsetRange(min(start, end)..<max(start, end))
    }

    func writingDirection(at position: UITextPosition) -> NSWritingDirection {
        isRightToLeft(at: (position as? TextOffset)?.value ?? 0) ? .rightToLeft : .leftToRight
    }

    func selectionParts(of range: UITextRange) -> [UITextSelectionRect] {
        guard let offsets = (range as? TextOffsetRange)?.value else { return [] }
        return TextSelectionPart.parts(of: rects(for: offsets), writingDirection(at: range.start))
    }

    func closestPosition(to point: CGPoint, in range: UITextRange) -> UITextPosition? {
        guard let range = (range as? TextOffsetRange)?.value else { return nil }
        return TextOffset(min(max(offset(at: point), range.lowerBound), range.upperBound))
    }

    func range(ofCharacterAt point: CGPoint) -> UITextRange? {
        let (text, place) = (editableText, offset(at: point))
        // The closest position is on either side of the character.
        let candidates = [place..<text.place(.forward, from: place), text.place(.backward, from: place)..<place]
        return candidates.first { range in rects(for: range).contains { $0.contains(point) } }
            .map(TextOffsetRange.init)
    }

    private func isForward(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
        UITextDirection.layout(direction).isForward(isRightToLeft: isRightToLeft(at: offset))
    }
}
