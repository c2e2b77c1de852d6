import CPango

/// The rules by which a font may do more to text without marks than to position each glyph independently and to kern it
/// with the next one.
///
/// Contextual substitutions are read rule by rule: Inter has an arrow for a hyphen and a greater-than sign, and higher
/// parentheses between capitals. Glyphs with any other rule are taken to change wherever they are.
struct ChangeRules {
    /// The glyphs that some rule requires in sequence.
    private(set) var sequences: GlyphSequences
    private let face: OpaquePointer?
    private let glyphCount: Int
    /// The glyphs of the characters of the text.
    private let present: GlyphSet
    /// The sets of coverage tables, by their offsets.
    private var coverages: [Int: GlyphSet] = [:]

    /// - Parameters:
    ///   - present: The glyphs of the characters of the text. Rules that require others are left out.
    ///   - lookups: The lookups of the plan, by table.
    init(of face: OpaquePointer?, amidst present: GlyphSet, _ lookups: [(table: LayoutTable, indexes: [UInt32])]) {
        self.face = face
        self.present = present
        glyphCount = Int(hb_face_get_glyph_count(face))
        sequences = GlyphSequences(glyphCount: glyphCount)
        let marks: OpaquePointer? = hb_set_create()
        defer { hb_set_destroy(marks) }
        hb_ot_layout_get_glyphs_in_class(face, HB_OT_LAYOUT_GLYPH_CLASS_MARK, marks)
        sequences.addLookup()
        add([GlyphSet(marks, glyphCount: glyphCount)])
        for (table, indexes) in lookups {
            let bytes = TableBytes(table.tag, of: face)
            coverages = [:]
            for lookup in indexes where !Self.leavesLetters(lookup, table) {
                sequences.addLookup()
                if addRules(of: lookup, table, bytes) { continue }
                // Another lookup, because the rules of this one that could be read may keep it from changing anything.
                sequences.addLookup()
                add([LookupGlyphs(of: lookup, in: table, face).inputGlyphs(count: glyphCount)])
            }
        }
    }

    /// Whether a lookup only kerns glyphs with the next one, or positions each independently, apart from marks.
    private static func leavesLetters(_ lookup: UInt32, _ table: LayoutTable) -> Bool {
        guard table.tag == LayoutTable.positions, let type = table.type(of: lookup) else { return false }
        // Types 4 to 6 position marks.
        return (4...6).contains(type)
            || !table.skipsLetters(lookup) && (table.kernsPairs(lookup) || table.isOfSingleGlyphs(lookup))
    }

    /// - Parameter input: The places of the glyphs that the lookup takes; `nil` for all.
    private mutating func add(_ sets: [GlyphSet], input: Range<Int>? = nil, isChange: Bool = true) {
        if sets.contains(where: { $0.isDisjoint(with: present) }) { return }
        sequences.add(sets, input: input ?? sets.indices, isChange: isChange)
    }

    /// Adds the rules of a lookup.
    ///
    /// - Returns: `false` if the lookup has a form that is not read. It may have added some of the rules then.
    private mutating func addRules(of lookup: UInt32, _ table: LayoutTable, _ bytes: TableBytes) -> Bool {
        guard table.tag == LayoutTable.substitutions, !table.skipsLetters(lookup) else { return false }
        if let ligatures = table.ligatures(of: lookup, face) {
            // Most have a mark, and aren't worth a set of glyphs.
            for parts in ligatures where parts.allSatisfy(present.contains) {
                add(parts.map { GlyphSet(CollectionOfOne(Int($0)), glyphCount: glyphCount) })
            }
            return true
        }
        let type = table.type(of: lookup)
        return table.subtables(of: lookup).allSatisfy { subtable in
            switch (type, bytes.number(at: subtable)) {
            case (5, 3): addSequence(at: subtable, bytes)
            case (6, 2): addClassRules(at: subtable, bytes)
            case (6, 3): addChain(at: subtable, bytes)
            default: return false
            }
            return true
        }
    }

    /// Adds a rule that is a sequence of coverage tables.
    private mutating func addSequence(at subtable: Int, _ bytes: TableBytes) {
        let count = bytes.number(at: subtable + 2)
        guard count > 0 else { return }
        // The number of changes precedes the offsets.
        add(
            (0..<count).map { coverage(at: subtable + bytes.number(at: subtable + 6 + 2 * $0), bytes) },
            isChange: bytes.number(at: subtable + 4) > 0
        )
    }

    /// Adds a rule that is three sequences of coverage tables: before the input, from near to far, the input, and
    /// behind it.
    private mutating func addChain(at subtable: Int, _ bytes: TableBytes) {
        var place = subtable + 2
        func take() -> [Int] {
            let count = bytes.number(at: place)
            defer { place += 2 + 2 * count }
            return (0..<count).map { subtable + bytes.number(at: place + 2 + 2 * $0) }
        }
        let (before, input, after) = (take(), take(), take())
        guard !input.isEmpty else { return }
        add(
            (before.reversed() + input + after).map { coverage(at: $0, bytes) },
            input: before.count..<(before.count + input.count),
            isChange: bytes.number(at: place) > 0
        )
    }

    /// Adds the rules of a subtable whose rules are sequences of classes.
    private mutating func addClassRules(at subtable: Int, _ bytes: TableBytes) {
        let definitions = (0..<3).map { glyphClasses(at: subtable + bytes.number(at: subtable + 4 + 2 * $0), bytes) }
        let first = coverage(at: subtable + bytes.number(at: subtable + 2), bytes)
        for index in 0..<bytes.number(at: subtable + 10) {
            let offset = bytes.number(at: subtable + 12 + 2 * index)
            guard offset > 0 else { continue }
            var start = glyphs(ofClass: index, definitions[1])
            start.formIntersection(first)
            let set = subtable + offset
            for rule in 0..<bytes.number(at: set) {
                var place = set + bytes.number(at: set + 2 + 2 * rule)
                func take(besides first: Int, _ classes: [Int: GlyphSet]) -> [GlyphSet] {
                    let count = max(0, bytes.number(at: place) - first)
                    defer { place += 2 + 2 * count }
                    return (0..<count).map { glyphs(ofClass: bytes.number(at: place + 2 + 2 * $0), classes) }
                }
                let before = take(besides: 0, definitions[0])
                let input = [start] + take(besides: 1, definitions[1])
                let after = take(besides: 0, definitions[2])
                add(
                    before.reversed() + input + after,
                    input: before.count..<(before.count + input.count),
                    isChange: bytes.number(at: place) > 0
                )
            }
        }
    }

    private mutating func coverage(at offset: Int, _ bytes: TableBytes) -> GlyphSet {
        if let known = coverages[offset] { return known }
        let glyphs = GlyphSet(bytes.coverage(at: offset), glyphCount: glyphCount)
        coverages[offset] = glyphs
        return glyphs
    }

    /// The glyphs of each class but 0 in a table of classes.
    private func glyphClasses(at offset: Int, _ bytes: TableBytes) -> [Int: GlyphSet] {
        bytes.glyphClasses(at: offset).mapValues { GlyphSet($0, glyphCount: glyphCount) }
    }

    /// The glyphs of a class. Class 0 has all glyphs without a class.
    private func glyphs(ofClass number: Int, _ classes: [Int: GlyphSet]) -> GlyphSet {
        if number > 0 { return classes[number] ?? GlyphSet(glyphCount: glyphCount) }
        var rest = GlyphSet(0..<glyphCount, glyphCount: glyphCount)
        for glyphs in classes.values { rest.subtract(glyphs) }
        return rest
    }
}
