import CPango

/// Finds the boundaries in itemized text. Asks Pango only about segments that did not occur before. Used with the lock
/// of the font engine held.
///
/// **Idea.** A segment ends between two ideographs, where lines may always end, and between spaces and a letter, where
/// they may too. No rule of UAX 14 looks beyond these places. So Pango is asked about a segment as if it were all of
/// the text, and the answer holds wherever the segment occurs.
///
/// **Invariant.** The marks of a segment depend on its key only. For breaking, all ideographs of a kind are alike, so
/// a key has the same character for each of them. A segment with a script that Pango breaks by rules of its own has
/// the number of the script in its key, in front of the characters of each item.
///
/// **Bounds.** A segment that is one ideograph needs neither a key nor Pango. Answers are kept as words are
/// (`WordTable`); a longer segment is asked about each time.
final class TextBreaks {
    /// The marks of segments, by their keys.
    @exclusivity(unchecked) private var known = WordTable()
    /// The memory for the key of the segment at hand, which is used again for each.
    @exclusivity(unchecked) private var key: [UInt8] = []
    /// The memory for Pango's answers, which is used again for each.
    @exclusivity(unchecked) private var attributes: [PangoLogAttr] = []

    /// Scripts whose text Pango breaks like any other. Thai is broken between the words of a dictionary, item by item.
    private static let plainScripts: Set<Int32> = [
        G_UNICODE_SCRIPT_COMMON, G_UNICODE_SCRIPT_LATIN, G_UNICODE_SCRIPT_CYRILLIC, G_UNICODE_SCRIPT_GREEK,
        G_UNICODE_SCRIPT_ARABIC, G_UNICODE_SCRIPT_HEBREW, G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HIRAGANA,
        G_UNICODE_SCRIPT_KATAKANA, G_UNICODE_SCRIPT_BOPOMOFO, G_UNICODE_SCRIPT_HANGUL,
    ].reduce(into: []) { $0.insert($1.rawValue) }
    private let isPlain: [Bool] = (0...255).map { plainScripts.contains(Int32($0)) }

    /// The boundaries in front of an ideograph.
    private static let ideographMarks: BoundaryMarks = [.scalar, .caret, .character, .word]
    private static let startMarks: BoundaryMarks = [.character, .word]

    /// Sets the boundaries in front of all characters.
    ///
    /// - Parameter marks: Those of the text, which are empty.
    func find(
        _ text: DecodedText,
        _ items: [TextItem],
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ words: WordShapingEngine,
        marks: UnsafeMutableBufferPointer<BoundaryMarks>
    ) {
        text.elements.withUnsafeBufferPointer { elements in
            var segment = Segment(elements: elements, items: items, bytes: bytes, words: words)
            var (wasIdeograph, wasSpace, endsSimply) = (false, false, false)
            for index in elements.indices {
                let character = elements[index].character
                let isIdeograph = character.has(TextCharacter.anyIdeograph)
                if isIdeograph
                    ? wasIdeograph || wasSpace && endsSimply
                    : wasSpace && endsSimply && character.has(TextCharacter.starting)
                {
                    find(&segment, upTo: index, marks)
                }
                if character.has(TextCharacter.space) {
                    (wasSpace, wasIdeograph) = (true, false)
                } else {
                    (wasSpace, wasIdeograph) = (false, isIdeograph)
                    if !character.has(TextCharacter.mark) { endsSimply = character.has(TextCharacter.ending) }
                }
            }
            find(&segment, upTo: elements.count, marks)
        }
    }

    /// Characters whose boundaries depend on each other only.
    private struct Segment {
        let elements: UnsafeBufferPointer<DecodedText.Element>
        let items: [TextItem]
        let bytes: UnsafeBufferPointer<UInt8>
        let words: WordShapingEngine
        /// The indexes of its characters.
        var characters = 0..<0
        /// The index of the item of the first one.
        var item = 0

        func byte(_ index: Int) -> Int { index < elements.count ? Int(elements[index].start) : bytes.count }
        var byteRange: Range<Int> { byte(characters.lowerBound)..<byte(characters.upperBound) }

        /// Calls a closure with each item and the characters of the segment that it has.
        func forEachItem(_ body: (TextItem, Range<Int>) -> Void) {
            var index = item
            while index < items.count, items[index].characters.lowerBound < characters.upperBound {
                body(items[index], items[index].characters.clamped(to: characters))
                index += 1
            }
        }
    }

    private func find(
        _ segment: inout Segment,
        upTo end: Int,
        _ marks: UnsafeMutableBufferPointer<BoundaryMarks>
    ) {
        segment.characters = segment.characters.upperBound..<end
        let start = segment.characters.lowerBound
        while segment.items[segment.item].characters.upperBound <= start { segment.item += 1 }
        let range = segment.byteRange
        if start > 0, end - start == 1, segment.elements[start].character.has(TextCharacter.anyIdeograph) {
            marks[range.lowerBound] = Self.ideographMarks
        } else {
            copy(segment, range, to: marks)
            if start > 0 { marks[range.lowerBound].formUnion(Self.startMarks) }
        }
    }

    private func copy(
        _ segment: Segment,
        _ range: Range<Int>,
        to marks: UnsafeMutableBufferPointer<BoundaryMarks>
    ) {
        let isPlain = isPlain(segment)
        let text = UnsafeBufferPointer(rebasing: segment.bytes[range])
        if isPlain,
            !segment.characters.contains(where: { segment.elements[$0].character.has(TextCharacter.anyIdeograph) })
        {
            return copy(text, segment, range, to: marks)
        }
        key.removeAll(keepingCapacity: true)
        segment.forEachItem { item, characters in
            // UTF-8 does not have such a byte.
            if !isPlain { self.key += [0xFF, item.fonts.script] }
            for index in characters {
                Self.append(segment.elements[index], segment.byte(index + 1), segment.bytes, &self.key)
            }
        }
        let own = key
        own.withUnsafeBufferPointer { copy($0, segment, range, to: marks) }
    }

    private func copy(
        _ key: UnsafeBufferPointer<UInt8>,
        _ segment: Segment,
        _ range: Range<Int>,
        to marks: UnsafeMutableBufferPointer<BoundaryMarks>
    ) {
        let word = known.find(key) ?? make(segment, key)
        word.withParts { parts in
            for index in parts.marks.indices { marks[range.lowerBound + index] = parts.marks[index] }
        }
    }

    private func isPlain(_ segment: Segment) -> Bool {
        var isPlain = true
        segment.forEachItem { item, _ in if !self.isPlain[Int(item.fonts.script)] { isPlain = false } }
        return isPlain
    }

    /// Appends a character, or the one that represents all ideographs of its kind.
    private static func append(
        _ element: DecodedText.Element,
        _ end: Int,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ text: inout [UInt8]
    ) {
        let character = element.character
        if character.has(TextCharacter.ideograph) {
            text += [0xE4, 0xB8, 0x80]
        } else if character.has(TextCharacter.openSyllable) {
            text += [0xEA, 0xB0, 0x80]
        } else if character.has(TextCharacter.closedSyllable) {
            text += [0xEA, 0xB0, 0x81]
        } else {
            text += bytes[Int(element.start)..<end]
        }
    }

    /// Asks Pango for the boundaries of a segment as if it were all of the text, and keeps them.
    private func make(_ segment: Segment, _ key: UnsafeBufferPointer<UInt8>) -> ShapedWord {
        var text: [UInt8] = []
        for index in segment.characters {
            Self.append(segment.elements[index], segment.byte(index + 1), segment.bytes, &text)
        }
        // Pango sets all of those that it is asked for.
        let count = segment.characters.count + 1
        if attributes.count < count {
            attributes += [PangoLogAttr](repeating: PangoLogAttr(), count: count - attributes.count)
        }
        text.withUnsafeBytes { raw in
            let characters = raw.bindMemory(to: CChar.self)
            attributes.withUnsafeMutableBufferPointer { attributes in
                guard let base = characters.baseAddress, let first = attributes.baseAddress else { return }
                PangoBoundaries.find(in: characters, .init(start: first, count: count))
                let start = segment.byte(segment.characters.lowerBound)
                segment.forEachItem { item, part in
                    if isPlain[Int(item.fonts.script)] { return }
                    let range = (segment.byte(part.lowerBound) - start)..<(segment.byte(part.upperBound) - start)
                    pango_tailor_break(
                        base + range.lowerBound,
                        Int32(range.count),
                        item.setting(segment.words).analysis,
                        -1,
                        first + (part.lowerBound - segment.characters.lowerBound),
                        Int32(part.count + 1)
                    )
                }
            }
        }
        var marks = [BoundaryMarks](repeating: [], count: text.count)
        let start = segment.byte(segment.characters.lowerBound)
        for (index, attribute) in zip(segment.characters, attributes) {
            marks[segment.byte(index) - start] = BoundaryMarks(attribute)
        }
        let word = ShapedWord.make(key, marks: marks[...], glyphs: [], clusters: [])
        known.insert(word, for: key)
        return word
    }
}
