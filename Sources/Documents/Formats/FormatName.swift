/// The name of a format, as on the command line.
package struct FormatName: RawRepresentable, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    package let rawValue: String

    /// Makes the name of a new format. Each format declares its name once, in an extension of this type.
    init(ofFormat rawValue: String) { self.rawValue = rawValue }

    /// - Returns: `nil` if no format has the name.
    package init?(rawValue: String) {
        guard let name = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = name
    }

    /// The names of all formats.
    package static var allCases: [FormatName] { DocumentFormats.all.map { $0.name } }

    package var description: String { rawValue }

    /// The name of the format in a sentence, such as "JSON Lines" or "a log".
    package var title: String { DocumentFormats.format(named: self).title }
    /// The kind of a row of the format.
    package var rowNoun: RowNoun { DocumentFormats.format(named: self).rowNoun }
    /// Contents that are recognized as the format, of more than one row.
    package var example: String { DocumentFormats.format(named: self).example }
    /// The characters that separate the parts of a row and are in none of them, besides blanks.
    package var separators: String { DocumentFormats.format(named: self).separators }
    /// The bytes with which each row of the format with rows inside it begins.
    package var headMark: String { DocumentFormats.format(named: self).headMark }
    /// How the format spells text.
    var spelling: TextSpelling { DocumentFormats.format(named: self).spelling }
    /// Whether each row of the format begins and ends where a line does.
    package var rowsAreLines: Bool { DocumentFormats.format(named: self).rowsAreLines }
    /// Whether rows of the format may have rows inside them.
    package var hasNestedRows: Bool { DocumentFormats.format(named: self).hasNestedRows }
    /// Whether some rows of the format may have a value inside them.
    package var hasValuesInRows: Bool { DocumentFormats.format(named: self).hasValuesInRows }
    /// Whether the first row is around all others.
    var firstRowHoldsOthers: Bool { DocumentFormats.format(named: self).firstRowHoldsOthers }
    /// Whether most documents have a single row with all others inside it.
    package var hasRoot: Bool { DocumentFormats.format(named: self).hasRoot }
    /// Whether the keys of rows are texts, and no names in a language.
    package var keysAreTexts: Bool { DocumentFormats.format(named: self).keysAreTexts }
}
