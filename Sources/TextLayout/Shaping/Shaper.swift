import CPango

/// Turns text into glyphs, advances and break opportunities by means of Pango. Made with the engine's lock held.
struct Shaper {
    var items: [ShapedItem] = []
    var advances: [Int32]
    var marks: [BoundaryMarks]
    let text: String
    /// Of text put together from words.
    var script: PlainScript?
    /// Owned by whoever takes the items.
    private(set) var pangoItems: [UnsafeMutablePointer<PangoItem>] = []

    /// - Parameter usesWords: false to have Pango shape everything, with the same result.
    init(text: String, spans: [StyleSpan], isRightToLeft: Bool, engine: FontEngine, usesWords: Bool = true) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        let count = text.utf8.count
        advances = [Int32](repeating: 0, count: count)
        marks = [BoundaryMarks](repeating: [], count: count + 1)
        guard count > 0 else { return }
        text.withUTF8 { bytes in
            if usesWords, !isRightToLeft, let span = spans.first,
                spans.dropFirst().allSatisfy({ $0.style.shapesLike(span.style) && $0.typeface === span.typeface }),
                shapeWords(bytes, of: span, engine: engine)
            {
                return
            }
            bytes.withMemoryRebound(to: CChar.self) { characters in
                shape(characters, spans: spans, isRightToLeft: isRightToLeft, engine: engine, usesWords: usesWords)
            }
        }
    }

    /// Text whose items are still to come.
    init(text: String, marks: [BoundaryMarks]) {
        self.text = text
        self.marks = marks
        advances = [Int32](repeating: 0, count: marks.count - 1)
    }

    private mutating func shape(
        _ bytes: UnsafeBufferPointer<CChar>,
        spans: [StyleSpan],
        isRightToLeft: Bool,
        engine: FontEngine,
        usesWords: Bool
    ) {
        guard let base = bytes.baseAddress else { return }
        let count = Int32(bytes.count)
        let attributes = Self.attributes(for: spans)
        defer { pango_attr_list_unref(attributes) }
        let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        let list = pango_itemize_with_base_dir(engine.context, direction, base, 0, count, attributes, nil)
        defer { g_list_free(list) }
        var node = list
        while let current = node {
            pangoItems.append(current.pointee.data.assumingMemoryBound(to: PangoItem.self))
            node = current.pointee.next
        }
        analyze(bytes)
        items.reserveCapacity(pangoItems.count)
        var x = 0
        for item in pangoItems {
            let start = Int(item.pointee.offset)
            let whole = start..<(start + Int(item.pointee.length))
            guard let font = item.pointee.analysis.font.map(engine.keep) else { continue }
            let isSimple = Self.simpleScripts.contains(Int32(item.pointee.analysis.script))
            let neighbors = isSimple ? engine.neighbors(in: font) : nil
            let parts = parts(of: whole)
            for part in parts {
                var known: UnsafeMutablePointer<PangoGlyphString>?
                if usesWords, parts.count == 1, let style = ItemShaper.Style(item.pointee.analysis, font: font) {
                    known = engine.itemShaper(style, neighbors: neighbors)?.glyphs(item, bytes)
                }
                guard let glyphs = known ?? Self.shape(part, of: bytes, item) else { continue }
                let shaped = ShapedItem(
                    range: part,
                    level: Int(item.pointee.analysis.level),
                    font: font,
                    glyphs: glyphs,
                    pangoItem: item,
                    neighbors: neighbors
                )
                let style = spans.overlapping(part.lowerBound..<(part.lowerBound + 1)).first?.style
                shaped.adjust(bytes, kern: style?.kern ?? 0, startingAt: x)
                x += measure(shaped)
                items.append(shaped)
            }
        }
    }

    /// Shapes a part of an item by Pango.
    private static func shape(
        _ part: Range<Int>,
        of bytes: UnsafeBufferPointer<CChar>,
        _ item: UnsafeMutablePointer<PangoItem>
    ) -> UnsafeMutablePointer<PangoGlyphString>? {
        guard let base = bytes.baseAddress, let glyphs = pango_glyph_string_new() else { return nil }
        pango_shape_full(
            base + part.lowerBound,
            Int32(part.count),
            base,
            Int32(bytes.count),
            &item.pointee.analysis,
            glyphs
        )
        return glyphs
    }

    /// Bytes of one character that are shaped together.
    private static let characterLimit = 1 << 11

    /// An item as a whole, unless it has a character of thousands of marks: for each mark HarfBuzz goes back to the base, so
    /// that its time would grow with the square of their number.
    private func parts(of item: Range<Int>) -> [Range<Int>] {
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

    /// Fonts and features of the spans. Colours and lines are left out, so that they do not part what belongs together.
    private static func attributes(for spans: [StyleSpan]) -> OpaquePointer? {
        let list = pango_attr_list_new()
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
            attribute?.pointee.start_index = guint(range.lowerBound)
            attribute?.pointee.end_index = guint(range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        var next = 0
        while next < spans.count {
            let (typeface, style) = (spans[next].typeface, spans[next].style)
            let start = spans[next].range.lowerBound
            var end = start
            repeat {
                end = spans[next].range.upperBound
                next += 1
            } while next < spans.count && spans[next].style.shapesLike(style)
            insert(pango_attr_font_desc_new(typeface.pangoDescription), start..<end)
            let features = [
                style.font.hasMonospacedDigits ? "tnum=1" : nil,
                style.kern != 0 ? "liga=0, clig=0" : nil,
            ].compactMap { $0 }
            if !features.isEmpty {
                insert(pango_attr_font_features_new(features.joined(separator: ", ")), start..<end)
            }
        }
        return list
    }

    /// Finds where text may be parted.
    private mutating func analyze(_ bytes: UnsafeBufferPointer<CChar>) {
        let scalars = pangoItems.reduce(0) { $0 + Int($1.pointee.num_chars) }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars + 1)
        attributes.withUnsafeMutableBufferPointer { attributes in
            guard let base = bytes.baseAddress, let first = attributes.baseAddress else { return }
            pango_default_break(base, Int32(bytes.count), nil, first, Int32(scalars + 1))
            var offset = 0
            for item in pangoItems {
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
            marks[byte] = BoundaryMarks(attributes[scalar])
            scalar += 1
        }
        marks[bytes.count] = [.scalar, .caret, .cluster, .character, .word]
    }

    /// Notes the advances of an item's characters; those of one cluster share its width evenly.
    ///
    /// - Returns: the item's width.
    mutating func measure(_ item: ShapedItem) -> Int {
        let glyphs = item.glyphs.pointee
        return advances.withUnsafeMutableBufferPointer { advances in
            marks.withUnsafeMutableBufferPointer { marks in
                let characters = CharacterAdvances(advances: advances, marks: marks)
                var total = 0
                var cluster = item.range.lowerBound
                var width: Int32 = 0
                for index in 0..<item.glyphCount {
                    let glyph = item.isRightToLeft ? item.glyphCount - 1 - index : index
                    let start = item.range.lowerBound + Int(glyphs.log_clusters[glyph])
                    if start > cluster {
                        characters.share(width, among: cluster..<start)
                        (cluster, width) = (start, 0)
                    }
                    width += glyphs.glyphs[glyph].geometry.width
                    total += Int(glyphs.glyphs[glyph].geometry.width)
                }
                characters.share(width, among: cluster..<item.range.upperBound)
                return total
            }
        }
    }

    /// Where lines may end, with the widths that decide it.
    func opportunities() -> [BreakOpportunity] {
        var text = text
        return text.withUTF8 { bytes in
            marks.withUnsafeBufferPointer { marks in
                advances.withUnsafeBufferPointer { opportunities(bytes, marks, $0) }
            }
        }
    }

    private func opportunities(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ marks: UnsafeBufferPointer<BoundaryMarks>,
        _ advances: UnsafeBufferPointer<Int32>
    ) -> [BreakOpportunity] {
        let parting: BoundaryMarks = [.word, .cluster]
        var found: [BreakOpportunity] = []
        found.reserveCapacity(marks.reduce(0) { $0 + ($1.isSuperset(of: parting) ? 1 : 0) })
        var (x, visibleX) = (0, 0)
        for byte in marks.indices {
            let mark = marks[byte]
            if byte > 0, mark.isSuperset(of: parting) {
                let hyphen = byte < advances.count ? hyphenAdvance(before: byte, bytes) : nil
                found.append(
                    BreakOpportunity(
                        position: byte,
                        x: x,
                        visibleX: visibleX + (hyphen ?? 0),
                        isHyphenated: hyphen != nil
                    )
                )
            }
            guard byte < advances.count else { break }
            x += Int(advances[byte])
            if mark.contains(.scalar), !mark.contains(.white) { visibleX = x }
        }
        if found.isEmpty { found.append(BreakOpportunity(position: 0, x: 0, visibleX: 0, isHyphenated: false)) }
        return found
    }

    /// The width of the hyphen that replaces a soft one ending at `byte`; nil if there is no soft hyphen.
    @inline(__always)
    private func hyphenAdvance(before byte: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard byte >= 2, bytes[byte - 1] == 0xAD, bytes[byte - 2] == 0xC2 else { return nil }
        guard let item = items.last(where: { $0.range.lowerBound < byte }) else { return nil }
        return Hyphen(in: item.font).advance
    }

    /// Scripts for which HarfBuzz does nothing of its own across characters, so that the font's tables tell all.
    private static let simpleScripts: Set<Int32> = [
        G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA, G_UNICODE_SCRIPT_HANGUL,
        G_UNICODE_SCRIPT_BOPOMOFO, G_UNICODE_SCRIPT_COMMON, G_UNICODE_SCRIPT_LATIN, G_UNICODE_SCRIPT_CYRILLIC,
        G_UNICODE_SCRIPT_GREEK,
    ].reduce(into: []) { $0.insert($1.rawValue) }
}

extension BoundaryMarks {
    init(_ attribute: PangoLogAttr) {
        self = .scalar
        if attribute.is_cursor_position != 0 { insert(.caret) }
        if attribute.is_char_break != 0 { insert(.character) }
        if attribute.is_line_break != 0 { insert(.word) }
        if attribute.is_white != 0 { insert(.white) }
    }
}
