import CPango

/// A table of glyph substitutions or positions, with the lookups that are in use by default.
///
/// **Idea.** Words can be shaped one by one, and lines be taken from a text that is shaped, if it is known which
/// glyphs a font changes because of their neighbors. Nobody can find that out by shaping examples, but the font's
/// tables say it. This folder reads them: which glyphs a lookup takes, and which ones it requires around them
/// (`LookupGlyphs`), which sequences of glyphs change (`ChangeRules`), and which pairs are kerned (`KernTable`).
///
/// **Why it is safe.** HarfBuzz chooses the lookups and collects their glyphs; only contextual rules and coverage are
/// read from the bytes (`TableBytes`). An answer is a superset: a rule or a table of a kind that isn't understood
/// counts as one that changes its glyphs wherever they are. Too large an answer costs time, and never another glyph.
struct LayoutTable {
    static let substitutions = hb_tag_t(openType: "GSUB")
    static let positions = hb_tag_t(openType: "GPOS")

    let tag: hb_tag_t
    let lookups: [UInt32]
    private let all: [LayoutLookup]

    /// - Parameters:
    ///   - features: The features in use besides those that HarfBuzz applies in all scripts.
    ///   - script: The script of the lookups; `nil` for those of all scripts.
    init(_ tag: hb_tag_t, of face: OpaquePointer?, features: [hb_tag_t] = [], script: hb_script_t? = nil) {
        self.tag = tag
        let found: OpaquePointer? = hb_set_create()
        defer { hb_set_destroy(found) }
        let tags = Self.standardFeatures.map(hb_tag_t.init(openType:)) + features + [0]
        if let script {
            hb_ot_layout_collect_lookups(face, tag, [Self.choose(script, in: tag, of: face), 0], nil, tags, found)
        } else {
            hb_ot_layout_collect_lookups(face, tag, nil, nil, tags, found)
        }
        lookups = Self.members(of: found)
        all = LayoutLookup.all(in: tag, of: face)
    }

    /// Creates a table with the lookups that HarfBuzz uses for a plan.
    init(_ tag: hb_tag_t, of face: OpaquePointer?, in plan: OpaquePointer?) {
        self.tag = tag
        let found: OpaquePointer? = hb_set_create()
        defer { hb_set_destroy(found) }
        hb_ot_shape_plan_collect_lookups(plan, tag, found)
        lookups = Self.members(of: found)
        all = LayoutLookup.all(in: tag, of: face)
    }

    private static func members(of set: OpaquePointer?) -> [UInt32] {
        var members: [UInt32] = []
        var member = hb_codepoint_t.max
        while hb_set_next(set, &member) != 0 { members.append(member) }
        return members
    }

    /// The tag that HarfBuzz chooses for a script: the best that the font has, or else the default.
    private static func choose(_ script: hb_script_t, in table: hb_tag_t, of face: OpaquePointer?) -> hb_tag_t {
        var names = [hb_tag_t](repeating: 0, count: 3)
        var count = UInt32(names.count)
        hb_ot_tags_from_script_and_language(script, nil, &count, &names, nil, nil)
        var (index, chosen): (UInt32, hb_tag_t) = (0, 0)
        hb_ot_layout_table_select_script(face, table, count, names, &index, &chosen)
        return chosen
    }

    /// Whether a lookup takes one glyph at a time: types 1 to 3 of substitutions, type 1 of positions.
    func isOfSingleGlyphs(_ lookup: UInt32) -> Bool {
        guard Int(lookup) < all.count else { return false }
        return (1...(tag == Self.substitutions ? 3 : 1)).contains(all[Int(lookup)].type)
    }

    /// Whether a lookup only replaces a glyph by another one, whatever is next to it: types 1 and 3 of
    /// substitutions. Inter, for example, has a space as wide as a digit.
    func isOfAlternates(_ lookup: UInt32) -> Bool {
        tag == Self.substitutions && (type(of: lookup) == 1 || type(of: lookup) == 3)
    }

    /// A glyph and all glyphs by which such lookups may replace it.
    func alternates(of glyph: hb_codepoint_t, _ face: OpaquePointer?) -> [hb_codepoint_t] {
        let replacing = lookups.filter(isOfAlternates)
        var (found, next) = ([glyph], 0)
        while next < found.count {
            for lookup in replacing {
                var others = [hb_codepoint_t](repeating: 0, count: 64)
                var count = UInt32(others.count)
                hb_ot_layout_lookup_get_glyph_alternates(face, lookup, found[next], 0, &count, &others)
                for other in others.prefix(Int(count)) where !found.contains(other) { found.append(other) }
            }
            next += 1
        }
        return found
    }

    /// Whether a lookup only adjusts the first glyphs of pairs.
    func kernsPairs(_ lookup: UInt32) -> Bool {
        guard tag == Self.positions, Int(lookup) < all.count else { return false }
        return all[Int(lookup)].type == 2 && !all[Int(lookup)].changesSecond
    }

    /// The type of a lookup; of an extension, that of the lookups in it. `nil` if there is no such lookup.
    func type(of lookup: UInt32) -> Int? { Int(lookup) < all.count ? all[Int(lookup)].type : nil }

    /// The offsets of the subtables of a lookup.
    func subtables(of lookup: UInt32) -> [Int] { Int(lookup) < all.count ? all[Int(lookup)].subtables : [] }

    /// Whether a lookup treats glyphs as adjacent that have letters between them.
    func skipsLetters(_ lookup: UInt32) -> Bool {
        Int(lookup) >= all.count || all[Int(lookup)].skipsLetters
    }

    /// The features that HarfBuzz applies in horizontal text of all scripts, and that of digits of one width.
    private static let standardFeatures = [
        "abvm", "blwm", "calt", "ccmp", "clig", "curs", "dist", "kern", "liga", "ljmo", "locl", "ltra", "ltrm", "mark",
        "mkmk", "rand", "rclt", "rlig", "rtla", "rtlm", "rvrn", "tjmo", "tnum", "vjmo",
    ]

    /// The features that HarfBuzz also applies in scripts whose letters join or are reordered.
    static let complexFeatures = [
        "abvf", "abvs", "akhn", "blwf", "blws", "cfar", "cjct", "fin2", "fin3", "fina", "half", "haln", "init", "isol",
        "med2", "medi", "mset", "nukt", "pref", "pres", "pstf", "psts", "rkrf", "rphf", "stch", "vatu",
    ].map(hb_tag_t.init(openType:))

    /// Whether a font has tables of other systems that substitute or position glyphs.
    static func hasOtherTables(_ face: OpaquePointer?) -> Bool {
        ["morx", "mort", "kerx"].contains { name in
            let table: OpaquePointer? = hb_face_reference_table(face, hb_tag_t(openType: name))
            defer { hb_blob_destroy(table) }
            return hb_blob_get_length(table) > 0
        }
    }
}
