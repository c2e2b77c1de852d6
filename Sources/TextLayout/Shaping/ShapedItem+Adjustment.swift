import CPango

extension ShapedItem {
    /// The distance of tab stops: 28 points, as in a default `NSParagraphStyle`.
    private static let tabInterval = 28 * Int(PANGO_SCALE)
    /// `PANGO_GLYPH_EMPTY`, a macro that Swift does not import.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF

    /// Completes the glyphs: extends tabs to the next stop, hides control characters, leaves room for objects, and adds
    /// `kern` points behind every cluster.
    ///
    /// - Parameter object: Returns the object for the U+FFFC at a byte of the text, if there is one.
    func adjust(
        _ text: UnsafeBufferPointer<CChar>,
        kern: Double,
        startingAt origin: Int,
        object: (_ byte: Int) -> InlineObject?
    ) {
        guard let infos = glyphs.pointee.glyphs, let clusters = glyphs.pointee.log_clusters else { return }
        let extra = kern.isNaN ? 0 : Int32((min(max(kern, -10_000), 10_000) * unitsPerPoint).rounded())
        var x = origin
        for index in 0..<glyphCount {
            let byte = range.lowerBound + Int(clusters[index])
            if text[byte] == 0x09 {
                infos[index].glyph = Self.emptyGlyph
                infos[index].geometry.width = Int32(Self.tabInterval - x % Self.tabInterval)
            } else if Self.isControl(text, at: byte) {
                infos[index].glyph = Self.emptyGlyph
                infos[index].geometry.width = 0
            } else if Self.isPlaceholder(text, at: byte), let object = object(byte) {
                infos[index].glyph = Self.emptyGlyph
                infos[index].geometry.width = Int32(clamping: object.width.units)
            } else if extra != 0 {
                let neighbor = isRightToLeft ? index - 1 : index + 1
                let isOuter = neighbor < 0 || neighbor >= glyphCount || clusters[neighbor] != clusters[index]
                if isOuter {
                    infos[index].geometry.width += extra
                    if isRightToLeft { infos[index].geometry.x_offset += extra }
                }
            }
            x += Int(infos[index].geometry.width)
        }
    }

    /// Whether U+FFFC starts at `byte`.
    private static func isPlaceholder(_ text: UnsafeBufferPointer<CChar>, at byte: Int) -> Bool {
        UInt8(bitPattern: text[byte]) == 0xEF && byte + 2 < text.count
            && UInt8(bitPattern: text[byte + 1]) == 0xBF && UInt8(bitPattern: text[byte + 2]) == 0xBC
    }

    /// Whether U+0000 to U+001F or U+007F to U+009F starts at `byte`.
    private static func isControl(_ text: UnsafeBufferPointer<CChar>, at byte: Int) -> Bool {
        let first = UInt8(bitPattern: text[byte])
        if first < 0x20 || first == 0x7F { return true }
        return first == 0xC2 && byte + 1 < text.count && UInt8(bitPattern: text[byte + 1]) < 0xA0
    }
}
