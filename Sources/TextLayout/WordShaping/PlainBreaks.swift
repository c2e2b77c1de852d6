/// Finds the boundaries in words of plain characters. Asks Pango only about words of a form that did not occur before.
/// Used with the lock of the font engine held.
///
/// For breaking, all letters are alike, and so are all digits, and there is no break opportunity between two of them.
/// So the form of a word has one letter or digit in place of several.
final class PlainBreaks {
    @exclusivity(unchecked) private var known = WordTable()
    @exclusivity(unchecked) private var form: [UInt8] = []
    /// The boundaries between two letters or digits.
    private let inside: BoundaryMarks

    init() {
        inside = Array("aa".utf8).withUnsafeBufferPointer { PangoBoundaries.marks(in: $0)[1] }
    }

    /// Adds the boundaries in front of all characters of a word.
    ///
    /// - Parameter marks: Those of the word, by byte.
    func find(_ word: UnsafeBufferPointer<UInt8>, marks: UnsafeMutableBufferPointer<BoundaryMarks>) {
        form.removeAll(keepingCapacity: true)
        forEachPlace(in: word) { _, place, isFirst in
            if isFirst { form.append(place) }
        }
        form.withUnsafeBufferPointer { form in
            let known = known.find(form) ?? make(form)
            known.withParts { parts in
                var next = 0
                forEachPlace(in: word) { byte, _, isFirst in
                    marks[byte].formUnion(isFirst ? parts.marks[next] : inside)
                    if isFirst { next += 1 }
                }
            }
        }
    }

    private func make(_ form: UnsafeBufferPointer<UInt8>) -> ShapedWord {
        let word = ShapedWord.make(form, marks: PangoBoundaries.marks(in: form), glyphs: [], clusters: [])
        known.insert(word, for: form)
        return word
    }

    /// Calls a closure with each byte of a word but those within a letter: with its index, what is in its place in the
    /// form, and whether that is the first of its kind.
    @inline(__always)
    private func forEachPlace(in word: UnsafeBufferPointer<UInt8>, _ body: (Int, UInt8, Bool) -> Void) {
        var (byte, last) = (0, UInt8(0))
        while byte < word.count {
            let first = word[byte]
            var (place, length) = (first, 1)
            if first < 0x80 {
                switch first {
                case 0x30...0x39: place = 0x30
                case 0x41...0x5A, 0x61...0x7A: place = 0x61
                default: break
                }
            } else if first >= 0xC0, let (scalar, count) = PlainText.scalar(word, at: byte),
                !PlainCharacter(of: scalar).isDisjoint(with: .letter)
            {
                (place, length) = (0x61, count)
            }
            body(byte, place, place != last || place != 0x61 && place != 0x30)
            (byte, last) = (byte + length, place)
        }
    }
}
