extension FormatName: RawRepresentable, CaseIterable {
    /// - Returns: `nil` if no format has the name.
    package init?(rawValue: String) {
        guard let name = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = name
    }

    /// The names of all formats.
    package static var allCases: [FormatName] { DocumentFormats.all.map { $0.name } }

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
    /// Whether the rows of the format are the branches of a tree, and not records that may have values inside them.
    package var isTree: Bool { DocumentFormats.format(named: self).isTree }
    /// Whether the rows of the format are paragraphs, which are there to be read.
    package var isProse: Bool { DocumentFormats.format(named: self).isProse }
    /// Whether blanks at the beginnings of lines show what belongs to what.
    package var isIndented: Bool { DocumentFormats.format(named: self).isIndented }
    /// Whether the rows of the format are parts of one long row, and no values of their own.
    package var rowsAreParts: Bool { DocumentFormats.format(named: self).rowsAreParts }
    /// Whether rows of the format are values or members of JSON.
    package var rowsAreJSON: Bool { DocumentFormats.format(named: self).rowsAreJSON }
    /// Whether brackets before and after the rows may make them one value of JSON.
    var mayHaveBrackets: Bool { DocumentFormats.format(named: self).mayHaveBrackets }
    /// Whether the rows of the format are files or tables that the file lists.
    package var rowsAreListed: Bool { DocumentFormats.format(named: self).rowsAreListed }
    /// Whether the first row is around all others.
    var firstRowHoldsOthers: Bool { DocumentFormats.format(named: self).firstRowHoldsOthers }
    /// Whether most documents have a single row with all others inside it.
    package var hasRoot: Bool { DocumentFormats.format(named: self).hasRoot }
    /// Whether the keys of rows are texts, and no names in a language.
    package var keysAreTexts: Bool { DocumentFormats.format(named: self).keysAreTexts }
}
