import CPango

extension ShapingResult {
    /// Shapes a range of a text as Pango does for a line. An item that the range cuts is shaped again in its font,
    /// direction and language, and its letters join with those outside the range. Other items are copied.
    init(_ range: Range<Int>, of whole: ShapedText) {
        var source = whole.text
        var text = ""
        var marks = Array(whole.marks[range])
        for index in marks.indices { marks[index].remove(.cluster) }
        marks.append(Self.endMarks)
        var items: [ShapedItem] = []
        source.withUTF8 { bytes in
            text = String(decoding: bytes[range], as: UTF8.self)
            bytes.withMemoryRebound(to: CChar.self) { characters in
                var x = 0
                var index = range.isEmpty ? whole.items.count : whole.itemIndex(at: range.lowerBound)
                while index < whole.items.count, whole.items[index].range.lowerBound < range.upperBound {
                    let item = whole.items[index]
                    if let part = item.part(range, of: characters, whole.spans, startingAt: x) {
                        items.append(part)
                        x += part.width
                    }
                    index += 1
                }
            }
        }
        self.init(text: text, marks: marks)
        for item in items { measure(item) }
        self.items = items
    }
}

extension ShapedItem {
    /// The sum of the glyphs' widths, in Pango units.
    fileprivate var width: Int {
        (0..<glyphCount).reduce(0) { $0 + Int(glyphs.pointee.glyphs[$1].geometry.width) }
    }

    /// Returns the part of the item that is in a range of its text. Bytes of the result count from the range's start.
    fileprivate func part(
        _ bytes: Range<Int>,
        of text: UnsafeBufferPointer<CChar>,
        _ spans: [StyleSpan],
        startingAt x: Int
    ) -> ShapedItem? {
        let part = range.clamped(to: bytes)
        let place = (part.lowerBound - bytes.lowerBound)..<(part.upperBound - bytes.lowerBound)
        guard part != range else { return pango_glyph_string_copy(glyphs).map { ShapedItem(self, $0, place) } }
        guard let analysis, let glyphs = PangoShaper.shape(part, of: text, analysis) else { return nil }
        let shaped = ShapedItem(self, glyphs, place)
        let kern = spans.overlapping(part).first?.style.kern ?? 0
        shaped.adjust(UnsafeBufferPointer(rebasing: text[bytes]), kern: kern, startingAt: x) { byte in
            let byte = byte + bytes.lowerBound
            return spans.overlapping(byte..<byte + 1).first?.style.object
        }
        return shaped
    }

    private init(_ other: ShapedItem, _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ range: Range<Int>) {
        self.init(
            range: range,
            level: other.level,
            font: other.font,
            glyphs: glyphs,
            analysis: other.analysis,
            contextualGlyphs: other.contextualGlyphs
        )
    }
}
