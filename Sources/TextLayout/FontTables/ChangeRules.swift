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
                // Another lookup, because the rules of this one that were read could keep it from changing anything.
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
            default: false
            }
        }
    }

    /// The greatest number of glyphs in a rule that is read, and of rules in a lookup. Those of fonts have fewer. A
    /// broken font could have billions.
    private static let greatestLength = 64
    private static let greatestCount = 1 << 12

    /// Adds a rule that is a sequence of coverage tables.
    private mutating func addSequence(at subtable: Int, _ bytes: TableBytes) -> Bool {
        let count = bytes.number(at: subtable + 2)
        guard (1...Self.greatestLength).contains(count) else { return false }
        // The number of changes precedes the offsets.
        add(
            (0..<count).map { coverage(of: subtable, at: subtable + 6 + 2 * $0, bytes) },
            isChange: bytes.number(at: subtable + 4) > 0
        )
        return true
    }

    /// Adds a rule that is three sequences of coverage tables: before the input, from near to far, the input, and
    /// behind it.
    private mutating func addChain(at subtable: Int, _ bytes: TableBytes) -> Bool {
        var place = subtable + 2
        guard let before = bytes.takeNumbers(at: &place, upTo: Self.greatestLength, { $0 }),
            let input = bytes.takeNumbers(at: &place, upTo: Self.greatestLength, { $0 }), !input.isEmpty,
            let after = bytes.takeNumbers(at: &place, upTo: Self.greatestLength, { $0 })
        else { return false }
        add(
            (before.reversed() + input + after).map { coverage(of: subtable, at: $0, bytes) },
            input: before.count..<(before.count + input.count),
            isChange: bytes.number(at: place) > 0
        )
        return true
    }

    /// Adds the rules of a subtable whose rules are sequences of classes.
    private mutating func addClassRules(at subtable: Int, _ bytes: TableBytes) -> Bool {
        let definitions = (0..<3).map { glyphClasses(of: subtable, at: subtable + 4 + 2 * $0, bytes) }
        let first = coverage(of: subtable, at: subtable + 2, bytes)
        var count = 0
        for index in 0..<bytes.number(at: subtable + 10) {
            let offset = bytes.number(at: subtable + 12 + 2 * index)
            guard offset > 0 else { continue }
            var start = glyphs(ofClass: index, definitions[1])
            start.formIntersection(first)
            let set = subtable + offset
            count += bytes.number(at: set)
            guard count <= Self.greatestCount else { return false }
            for rule in 0..<bytes.number(at: set) {
                let rule = set + bytes.number(at: set + 2 + 2 * rule)
                guard addClassRule(at: rule, start, definitions, bytes) else { return false }
            }
        }
        return true
    }

    /// - Parameters:
    ///   - start: The first glyphs of the input, which the rule doesn't repeat.
    ///   - definitions: The classes before the input, in it and behind it.
    private mutating func addClassRule(
        at rule: Int,
        _ start: GlyphSet,
        _ definitions: [[Int: GlyphSet]],
        _ bytes: TableBytes
    ) -> Bool {
        var place = rule
        func take(besides first: Int, _ classes: [Int: GlyphSet]) -> [GlyphSet]? {
            bytes.takeNumbers(at: &place, besides: first, upTo: Self.greatestLength) {
                glyphs(ofClass: bytes.number(at: $0), classes)
            }
        }
        guard let before = take(besides: 0, definitions[0]), let input = take(besides: 1, definitions[1]),
            let after = take(besides: 0, definitions[2])
        else { return false }
        add(
            before.reversed() + [start] + input + after,
            input: before.count..<(before.count + 1 + input.count),
            isChange: bytes.number(at: place) > 0
        )
        return true
    }

    /// The glyphs of a coverage table. Without one there are none.
    ///
    /// - Parameter place: Where its offset in the subtable is.
    private mutating func coverage(of subtable: Int, at place: Int, _ bytes: TableBytes) -> GlyphSet {
        let offset = bytes.number(at: place)
        guard offset > 0 else { return GlyphSet(glyphCount: glyphCount) }
        if let known = coverages[subtable + offset] { return known }
        let glyphs = GlyphSet(bytes.coverage(at: subtable + offset), glyphCount: glyphCount)
        coverages[subtable + offset] = glyphs
        return glyphs
    }

    /// The glyphs of each class but 0 in a table of classes. Without one, all glyphs are of class 0.
    private func glyphClasses(of subtable: Int, at place: Int, _ bytes: TableBytes) -> [Int: GlyphSet] {
        let offset = bytes.number(at: place)
        guard offset > 0 else { return [:] }
        return bytes.glyphClasses(at: subtable + offset).mapValues { GlyphSet($0, glyphCount: glyphCount) }
    }

    /// The glyphs of a class. Class 0 has all glyphs without a class.
    private func glyphs(ofClass number: Int, _ classes: [Int: GlyphSet]) -> GlyphSet {
        if number > 0 { return classes[number] ?? GlyphSet(glyphCount: glyphCount) }
        var rest = GlyphSet(0..<glyphCount, glyphCount: glyphCount)
        for glyphs in classes.values { rest.subtract(glyphs) }
        return rest
    }
}
