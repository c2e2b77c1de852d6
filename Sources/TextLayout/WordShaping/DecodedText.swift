/// The characters of a text that can be itemized without Pango.
struct DecodedText {
    struct Element {
        let value: UInt32
        /// The byte at which the character starts.
        let start: Int32
        let character: TextCharacter
    }

    let elements: [Element]
    /// The properties of all characters together.
    let seen: UInt32

    /// The number of marks of a character from which on its text is left to `PangoShaper`, which divides it.
    private static let maximumMarks = 512

    /// Fails if Pango has to itemize the text.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ table: TextCharacterTable) {
        var seen: UInt32 = 0
        var isComplete = true
        elements = [Element](unsafeUninitializedCapacity: bytes.count) { elements, count in
            var (byte, marks) = (0, 0)
            while byte < bytes.count {
                guard let (value, length) = PlainText.scalar(bytes, at: byte) else { break }
                let character = table.character(value)
                marks = character.has(TextCharacter.mark) ? marks + 1 : 0
                guard character.isItemizable, marks < Self.maximumMarks else { break }
                seen |= character.bits
                elements.initializeElement(
                    at: count,
                    to: Element(value: value, start: Int32(byte), character: character)
                )
                count += 1
                byte += length
            }
            isComplete = byte == bytes.count
        }
        guard isComplete else { return nil }
        self.seen = seen
    }
}
