import TextLayout

/// The units of a text: its characters, words, sentences and paragraphs. Lines depend on the layout and are no units
/// of a text alone.
///
/// Offsets are in UTF-16 units. Words are runs of letters and digits, with other characters between them. The units of
/// any other kind follow one another, with nothing but a line break between two paragraphs.
struct TextUnits {
    private let content: EditableText
    private let granularity: UITextGranularity
    /// The sentences or paragraphs.
    private let ranges: [Range<Int>]

    /// Finds the units of a kind. Costs O(n) in the length of the text for sentences and paragraphs.
    init(_ granularity: UITextGranularity, of text: String) {
        content = EditableText(text)
        self.granularity = granularity
        switch granularity {
        case .sentence:
            let starts = Sentences.starts(in: text)
            ranges = zip(starts, starts.dropFirst() + [content.end]).map { $0..<$1 }
        case .paragraph:
            ranges = ParagraphRanges.ranges(in: 0..<content.end, of: text).map(\.visible)
        case .character, .word, .line, .document:
            ranges = []
        }
    }

    /// Returns the unit that an offset is in. At a boundary it is the unit in the direction.
    func range(at offset: Int, isForward: Bool) -> Range<Int>? {
        let offset = content.aligned(offset)
        if granularity == .paragraph {
            // An offset between a paragraph and its line break is in the paragraph only.
            let candidates = ranges.filter { $0.lowerBound <= offset && offset <= $0.upperBound }
            return isForward ? candidates.last { offset < $0.upperBound } : candidates.first { offset > $0.lowerBound }
        }
        if isForward { return unit(ofCharacterAt: offset) }
        return offset > 0 ? unit(ofCharacterAt: content.place(.backward, from: offset)) : nil
    }

    /// Returns whether a unit ends at an offset, for someone who comes from inside it in the direction.
    func isBoundary(_ offset: Int, isForward: Bool) -> Bool {
        guard let unit = range(at: offset, isForward: !isForward) else { return false }
        return (isForward ? unit.upperBound : unit.lowerBound) == offset
    }

    /// Returns the next offset in the direction at which a unit ends; `nil` if there is none.
    func boundary(from offset: Int, isForward: Bool) -> Int? {
        var offset = content.aligned(offset)
        while offset != (isForward ? content.end : 0) {
            if let unit = range(at: offset, isForward: isForward) {
                return isForward ? unit.upperBound : unit.lowerBound
            }
            offset = content.place(isForward ? .forward : .backward, from: offset)
        }
        return nil
    }

    /// Returns the unit of the character that begins at an offset; `nil` at the end of the text, and for a character
    /// that is in no unit.
    private func unit(ofCharacterAt offset: Int) -> Range<Int>? {
        guard offset < content.end else { return nil }
        switch granularity {
        case .character: return offset..<content.place(.forward, from: offset)
        case .word: return content.isInWord(at: offset) ? content.word(at: offset) : nil
        case .sentence: return ranges.last { $0.lowerBound <= offset }
        case .paragraph, .line: return nil
        case .document: return 0..<content.end
        }
    }
}
