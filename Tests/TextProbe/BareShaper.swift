import CPango

/// HarfBuzz alone: a text as one run in the font of its first letter, with a buffer for each text.
struct BareShaper {
    private let setting: PangoSetting
    private let fonts: UnsafeMutablePointer<PangoFontset>?

    init(_ setting: PangoSetting) {
        self.setting = setting
        fonts = pango_context_load_fontset(setting.context, setting.description, nil)
    }

    func shape(_ text: String) {
        let letter = text.unicodeScalars.first { $0.properties.isAlphabetic } ?? "a"
        guard let font = pango_fontset_get_font(fonts, letter.value) else { return }
        defer { g_object_unref(font) }
        let buffer: OpaquePointer? = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
            }
        }
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(pango_font_get_hb_font(font), buffer, nil, 0)
    }
}
