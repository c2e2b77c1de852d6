import Partitioning

/// How many cells a single scalar has, by the rule of Unicode that most terminals follow.
///
/// The general category and the emoji properties are those of the standard library. It doesn't have the East Asian
/// Width, which `EastAsianRanges` has.
enum ScalarWidth {
    /// The Unicode version of the widths that terminals have known for long. They disagree about later characters.
    private static let settledVersion = (major: 12, minor: 1)

    /// The symbols that Unicode 16 made wide, to which most terminals still give one cell, and circled numbers in
    /// squares, which some take for wide.
    private static let disputed: [ClosedRange<UInt32>] = [
        0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D376, 0x3248...0x324F,
    ]

    /// Returns the number of cells of a scalar that isn't a control: 0 if it joins the cluster before it.
    static func cells(of scalar: Unicode.Scalar, _ rule: WidthRule) -> Int {
        let value = scalar.value
        // Before U+0300 there are only narrow and ambiguous characters.
        if value < 0x300 {
            return rule.ambiguousIsWide && value > 0x7F && contains(EastAsianRanges.ambiguous, value) ? 2 : 1
        }
        if joins(scalar) { return 0 }
        if isRegionalIndicator(scalar) || contains(EastAsianRanges.wide, value) { return 2 }
        return rule.ambiguousIsWide && contains(EastAsianRanges.ambiguous, value) ? 2 : 1
    }

    /// Returns whether a scalar is drawn on the character before it and has no cell of its own.
    static func joins(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: true
        case .format: scalar.value == 0x200C || scalar.value == 0x200D || isTag(scalar)
        // The vowels and final consonants of Hangul join the consonant before them.
        case .otherLetter: isJamo(scalar)
        default: false
        }
    }

    /// Returns whether a scalar would be in one cluster with a letter before it, and so can't stand alone in a cell.
    static func attaches(_ scalar: Unicode.Scalar) -> Bool {
        isUnusual(scalar) && (joins(scalar) || "a\(Character(scalar))".count == 1)
    }

    /// Returns whether what follows a scalar in another cell could get into one cluster with it.
    static func attracts(_ scalar: Unicode.Scalar, cluster: String) -> Bool {
        // A letter, a consonant of an Indic script and one of Hangul: the kinds of scalars that join one before them.
        isUnusual(scalar) && ["a", "\u{0915}", "\u{1100}"].contains { (cluster + $0).count == 1 }
    }

    /// Returns whether the clusters of a scalar depend on its neighbors. That is not so for the scripts with most text.
    private static func isUnusual(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x0300, 0x0370..<0x0483, 0x2190..<0x2600, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00..<0xA000: false
        case 0xAC00...0xD7A3: false
        default: true
        }
    }

    /// Returns whether terminals disagree about the width of a scalar that stands alone.
    static func isContested(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value < 0x300 || (0x4E00...0x9FA5).contains(value) || (0xAC00...0xD7A3).contains(value) { return false }
        if isRegionalIndicator(scalar) || isJamo(scalar) || isDisputed(value) { return true }
        let properties = scalar.properties
        if properties.generalCategory == .spacingMark { return true }
        return properties.age.map { ($0.major, $0.minor) > settledVersion } ?? true
    }

    private static func isDisputed(_ value: UInt32) -> Bool { disputed.contains { $0.contains(value) } }

    /// Returns whether a scalar is a vowel or a final consonant of a syllable of Hangul that is spelled in parts.
    private static func isJamo(_ scalar: Unicode.Scalar) -> Bool {
        (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
    }

    static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

    /// Returns whether a scalar is one of the invisible letters with which flags of regions are spelled.
    static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }

    static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
        (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
    }

    private static func contains(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
        let index = ranges.partitioningIndex { $0.upperBound >= value }
        return index < ranges.count && ranges[index].contains(value)
    }
}
