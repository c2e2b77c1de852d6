import CPango

/// Divides text into items and shapes them by means of Pango. Used with the lock of the font engine held.
struct PangoShaper {
    let engine: FontEngine
    /// Shapes the items that it can.
    let words: (any WordShaping)?
    let spans: [StyleSpan]
    let isRightToLeft: Bool

    /// Fills a result without items.
    ///
    /// - Parameter bytes: The text of the result, not empty.
    func shape(_ bytes: UnsafeBufferPointer<CChar>, into result: inout ShapingResult) {
        result.pangoItems = itemize(bytes)
        analyze(bytes, &result)
        result.items.reserveCapacity(result.pangoItems.count)
        var x = 0
        for item in result.pangoItems {
            let start = Int(item.pointee.offset)
            guard let font = item.pointee.analysis.font.map(engine.keep) else { continue }
            // Pango divides text where the features or the space after characters change.
            let own = spans.overlapping(start..<(start + 1)).first?.style
            let features = own?.font.features ?? FontFeatures()
            // A space after characters turns ligatures off.
            let words = own?.kern == 0 ? words : nil
            let contextualGlyphs = self.words?.contextualGlyphs(of: item, font: font, features: features)
            let parts = parts(of: start..<(start + Int(item.pointee.length)), result.marks)
            for part in parts {
                let known =
                    parts.count == 1
                    ? result.marks.withUnsafeBufferPointer {
                        words?.glyphs(of: item, font: font, features: features, in: bytes, marks: $0)
                    } : nil
                guard let glyphs = known ?? item.pointer(to: \.analysis).flatMap({ Self.shape(part, of: bytes, $0) })
                else { continue }
                let shaped = ShapedItem(
                    range: part,
                    level: Int(item.pointee.analysis.level),
                    font: font,
                    glyphs: glyphs,
                    analysis: item.pointer(to: \.analysis),
                    contextualGlyphs: contextualGlyphs
                )
                let style = spans.overlapping(part.lowerBound..<(part.lowerBound + 1)).first?.style
                shaped.adjust(bytes, kern: style?.kern ?? 0, startingAt: x) { byte in
                    spans.overlapping(byte..<byte + 1).first?.style.object
                }
                x += result.measure(shaped)
                result.items.append(shaped)
            }
        }
    }

    private func itemize(_ bytes: UnsafeBufferPointer<CChar>) -> [UnsafeMutablePointer<PangoItem>] {
        let attributes = Self.attributes(for: spans)
        defer { pango_attr_list_unref(attributes) }
        let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        let list = pango_itemize_with_base_dir(
            engine.context,
            direction,
            bytes.baseAddress,
            0,
            Int32(bytes.count),
            attributes,
            nil
        )
        defer { g_list_free(list) }
        var items: [UnsafeMutablePointer<PangoItem>] = []
        var node = list
        while let current = node {
            items.append(current.pointee.data.assumingMemoryBound(to: PangoItem.self))
            node = current.pointee.next
        }
        return items
    }

    /// Shapes a part of an item. Pango sees the text around it, with which its letters may join.
    static func shape(
        _ part: Range<Int>,
        of bytes: UnsafeBufferPointer<CChar>,
        _ analysis: UnsafeMutablePointer<PangoAnalysis>
    ) -> UnsafeMutablePointer<PangoGlyphString>? {
        guard let base = bytes.baseAddress, let glyphs = pango_glyph_string_new() else { return nil }
        pango_shape_full(
            base + part.lowerBound,
            Int32(part.count),
            base,
            Int32(bytes.count),
            analysis,
            glyphs
        )
        return glyphs
    }

    /// The largest number of bytes of one character that are shaped together.
    private static let characterLimit = 1 << 11

    /// The parts of an item that are shaped one by one: the whole item, unless one of its characters has thousands of
    /// marks. HarfBuzz goes back to the base for each mark, so its time would grow with the square of their number.
    private func parts(of item: Range<Int>, _ marks: [BoundaryMarks]) -> [Range<Int>] {
        guard item.count > Self.characterLimit else { return [item] }
        var parts: [Range<Int>] = []
        var (start, last) = (item.lowerBound, item.lowerBound)
        for byte in item {
            if marks[byte].contains(.caret) {
                last = byte
            } else if byte - last >= Self.characterLimit, marks[byte].contains(.scalar) {
                parts.append(start..<byte)
                (start, last) = (byte, byte)
            }
        }
        return parts + [start..<item.upperBound]
    }

    /// Finds the boundaries of the text: by the rules of Unicode, and then by those of each item's language.
    private func analyze(_ bytes: UnsafeBufferPointer<CChar>, _ result: inout ShapingResult) {
        let scalars = result.pangoItems.reduce(0) { $0 + Int($1.pointee.num_chars) }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars + 1)
        attributes.withUnsafeMutableBufferPointer { attributes in
            guard let base = bytes.baseAddress, let first = attributes.baseAddress else { return }
            PangoBoundaries.find(in: bytes, attributes)
            var offset = 0
            for item in result.pangoItems {
                let length = item.pointee.num_chars
                pango_tailor_break(
                    base + Int(item.pointee.offset),
                    item.pointee.length,
                    &item.pointee.analysis,
                    -1,
                    first + offset,
                    length + 1
                )
                offset += Int(length)
            }
        }
        var scalar = 0
        for byte in 0..<bytes.count where !UTF8.isContinuation(UInt8(bitPattern: bytes[byte])) {
            guard scalar < scalars else { return }
            result.marks[byte] = BoundaryMarks(attributes[scalar])
            scalar += 1
        }
        result.marks[bytes.count] = ShapingResult.endMarks
    }
}
