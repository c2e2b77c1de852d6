import CPango

/// The properties that items share if the same words in them have the same glyphs.
struct ItemStyle: Hashable {
    let font: UnsafeMutablePointer<PangoFont>
    let script: Int32
    let isRightToLeft: Bool
    let language: OpaquePointer?
    let features: FontFeatures
    private let flags: UInt8
    private let gravity: UInt8

    var harfBuzzScript: hb_script_t {
        hb_script_from_iso15924_tag(g_unicode_script_to_iso15924(GUnicodeScript(script)))
    }

    /// - Parameter features: Those that the analysis has as attributes of Pango.
    init(_ analysis: PangoAnalysis, font: UnsafeMutablePointer<PangoFont>, features: FontFeatures) {
        self.font = font
        self.features = features
        script = Int32(analysis.script)
        isRightToLeft = analysis.level & 1 == 1
        language = analysis.language
        flags = analysis.flags
        gravity = analysis.gravity
    }
}
