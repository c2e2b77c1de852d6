import CPango

/// The characters for which Pango chooses a font among those of a script. Used with the lock of the font engine held.
final class FontCoverage {
    private let font: UnsafeMutablePointer<PangoFont>
    private let fonts: UnsafeMutablePointer<PangoFontset>?
    private var known: [UInt32: Bool] = [:]

    /// - Parameters:
    ///   - font: The font. It has all of ASCII.
    ///   - fonts: The fonts among which Pango chooses. The coverage takes over the reference.
    init(of font: UnsafeMutablePointer<PangoFont>, among fonts: UnsafeMutablePointer<PangoFontset>?) {
        self.font = font
        self.fonts = fonts
    }

    deinit {
        if let fonts { g_object_unref(fonts) }
    }

    func contains(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return true }
        if let known = known[scalar] { return known }
        let found = pango_fontset_get_font(fonts, scalar)
        defer { if let found { g_object_unref(found) } }
        known[scalar] = found == font
        return found == font
    }

    /// Whether the font is chosen for all characters of a text. Scalars beyond U+FFFF count as missing.
    func containsAll(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let bytes = UnsafeBufferPointer(rebasing: text)
        var byte = 0
        while byte < bytes.count {
            guard let (scalar, length) = PlainText.scalar(bytes, at: byte), contains(scalar) else { return false }
            byte += length
        }
        return true
    }
}
