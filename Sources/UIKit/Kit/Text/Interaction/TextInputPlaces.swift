import CoreGraphics

/// The positions of a text input to which keys and gestures lead, by the methods that the input implements.
@MainActor
struct TextInputPlaces {
    private let input: any UITextInput

    init(_ input: any UITextInput) {
        self.input = input
    }

    /// Returns the position to which a movement leads; `nil` for a step beyond the text.
    func place(_ motion: TextMotion, from position: UITextPosition) -> UITextPosition? {
        let edge = motion.isForward ? input.endOfDocument : input.beginningOfDocument
        let direction = UITextDirection.storage(motion.isForward ? .forward : .backward)
        switch motion {
        case .toStart, .toEnd: return edge
        case .wordBackward, .wordForward:
            return input.tokenizer.position(from: position, toBoundary: .word, inDirection: direction) ?? edge
        case .backward, .forward:
            return input.tokenizer.position(from: position, toBoundary: .character, inDirection: direction)
                ?? input.position(from: position, offset: motion.isForward ? 1 : -1)
        }
    }

    /// Returns the position to which a movement between lines leads; `nil` if the input has none.
    func place(_ motion: TextLineMotion, from position: UITextPosition) -> UITextPosition? {
        let caret = input.caretRect(for: position)
        let page = max(caret.height, input.textInputView.bounds.height - caret.height)
        switch motion {
        case .up: return input.position(from: position, in: .up, offset: 1) ?? input.beginningOfDocument
        case .down: return input.position(from: position, in: .down, offset: 1) ?? input.endOfDocument
        case .pageUp: return input.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY - page))
        case .pageDown: return input.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY + page))
        case .toLineStart, .toLineEnd:
            let direction = UITextDirection.storage(motion == .toLineEnd ? .forward : .backward)
            return input.tokenizer.position(from: position, toBoundary: .line, inDirection: direction) ?? position
        }
    }

    /// Returns two positions in the order of the text.
    func ordered(_ first: UITextPosition, _ second: UITextPosition) -> (UITextPosition, UITextPosition) {
        input.compare(first, to: second) == .orderedDescending ? (second, first) : (first, second)
    }

    /// Returns the unit at a position, or before it if there is none.
    func unit(_ granularity: UITextGranularity, at position: UITextPosition) -> UITextRange? {
        let tokenizer = input.tokenizer
        return tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.backward))
    }
}
