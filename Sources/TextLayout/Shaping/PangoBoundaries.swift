import CPango

/// The boundaries that Pango finds in text that has no dictionary.
enum PangoBoundaries {
    /// Returns the boundaries in front of each byte of a text.
    static func marks(in text: UnsafeBufferPointer<UInt8>) -> [BoundaryMarks] {
        var marks = [BoundaryMarks](repeating: [], count: text.count)
        let scalars = text.reduce(0) { $0 + (UTF8.isContinuation($1) ? 0 : 1) }
        withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: scalars + 1) { attributes in
            // Pango leaves some of those in front of the first character as they are.
            attributes.initialize(repeating: PangoLogAttr())
            text.withMemoryRebound(to: CChar.self) { characters in
                let count = Int32(characters.count)
                pango_default_break(characters.baseAddress, count, nil, attributes.baseAddress, Int32(scalars + 1))
            }
            var scalar = 0
            for byte in text.indices where !UTF8.isContinuation(text[byte]) {
                marks[byte] = BoundaryMarks(attributes[scalar])
                scalar += 1
            }
        }
        return marks
    }
}
