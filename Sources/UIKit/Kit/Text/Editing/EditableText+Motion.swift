extension EditableText {
    /// Moves the caret or, if `extending`, the focus of the selection.
    mutating func move(_ motion: TextMotion, extending: Bool) {
        let isStep = motion == .backward || motion == .forward
        if !extending, isStep, !selection.isEmpty {
            // A step without extending collapses the selection to its edge.
            let side = motion.isForward ? selection.upperBound : selection.lowerBound
            select(from: side, to: side)
        } else {
            let place = place(motion, from: focus)
            select(from: extending ? anchor : place, to: place)
        }
    }

    /// Returns the range to delete: the selection, or the range from the caret to the end of the motion.
    func range(deleting motion: TextMotion) -> Range<Int> {
        guard selection.isEmpty else { return selection }
        let place = place(motion, from: focus)
        return min(place, focus)..<max(place, focus)
    }

    /// Returns the range of the word, the white space or the punctuation at an offset. At the end of the text, the
    /// last such range. A secret is a single word.
    func word(at offset: Int) -> Range<Int> {
        guard !text.isEmpty, !isSecret else { return 0..<end }
        var start = index(aligned(offset))
        if start == text.endIndex { start = text.index(before: start) }
        let kind = CharacterKind(text[start])
        var end = start
        while start > text.startIndex, CharacterKind(text[text.index(before: start)]) == kind {
            start = text.index(before: start)
        }
        while end < text.endIndex, CharacterKind(text[end]) == kind { end = text.index(after: end) }
        return self.offset(start)..<self.offset(end)
    }

    /// Returns the offset to which a motion leads.
    func place(_ motion: TextMotion, from offset: Int) -> Int {
        let start = aligned(offset)
        var place = index(start)
        switch motion {
        case .toStart: return 0
        case .toEnd: return end
        case .wordBackward where isSecret: return 0
        case .wordForward where isSecret: return end
        // From inside a character, a step back leads to its start.
        case .backward where start < min(offset, end): break
        case .backward where place > text.startIndex: place = text.index(before: place)
        case .forward where place < text.endIndex: place = text.index(after: place)
        case .backward, .forward: break
        // A motion by word first passes over the characters between words, then over the word.
        case .wordBackward:
            for isWord in [false, true] {
                while place > text.startIndex, isInWord(text.index(before: place)) == isWord {
                    place = text.index(before: place)
                }
            }
        case .wordForward:
            for isWord in [false, true] {
                while place < text.endIndex, isInWord(place) == isWord { place = text.index(after: place) }
            }
        }
        return self.offset(place)
    }

    /// Returns whether the character at an offset is part of a word.
    func isInWord(at offset: Int) -> Bool {
        let place = index(aligned(offset))
        return place < text.endIndex && isInWord(place)
    }

    private func isInWord(_ index: String.Index) -> Bool {
        CharacterKind(text[index]) == .word
    }
}

/// The kinds of characters that a double-click selects separately.
private enum CharacterKind {
    case word, space, sign

    init(_ character: Character) {
        self =
            if character.isLetter || character.isNumber || character == "_" {
                .word
            } else if character.isWhitespace {
                .space
            } else {
                .sign
            }
    }
}
