import CPango

/// A script whose words can be shaped one by one: from left to right, without combining marks.
enum PlainScript: Hashable, CaseIterable {
    /// Text without letters.
    case common
    case latin, cyrillic, greek

    var harfBuzz: hb_script_t {
        switch self {
        case .common: HB_SCRIPT_COMMON
        case .latin: HB_SCRIPT_LATIN
        case .cyrillic: HB_SCRIPT_CYRILLIC
        case .greek: HB_SCRIPT_GREEK
        }
    }

    /// The language that Pango assumes for text of the script in a context whose language is English.
    var language: OpaquePointer? {
        let sample: OpaquePointer? =
            switch self {
            case .common, .latin: nil
            case .cyrillic: pango_script_get_sample_language(PANGO_SCRIPT_CYRILLIC)
            case .greek: pango_script_get_sample_language(PANGO_SCRIPT_GREEK)
            }
        return sample ?? pango_language_from_string("en")
    }
}
