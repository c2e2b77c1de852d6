import CPango

/// The sentences of a text, by the rules of Unicode (UAX #29).
package enum Sentences {
    /// Returns the offsets at which sentences begin, in UTF-16 units and in order. A sentence includes the white space
    /// after it. Costs O(n) in the length of the text.
    package static func starts(in text: String) -> [Int] {
        var text = text
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: text.unicodeScalars.count + 1)
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                pango_default_break(bytes.baseAddress, Int32(bytes.count), nil, &attributes, Int32(attributes.count))
            }
        }
        var (starts, offset) = ([Int](), 0)
        for (scalar, attribute) in zip(text.unicodeScalars, attributes) {
            if attribute.is_sentence_boundary != 0 { starts.append(offset) }
            offset += UTF16.width(scalar)
        }
        return starts
    }
}
