/// A column of a document's records.
package struct RecordColumn: Sendable, Hashable {
    /// The least and the greatest width, in characters.
    package static let widths = 3...48

    package var name: String
    /// The role of most cells of the column; `nil` for text.
    package var role: TextRole?
    /// The width in characters of most cells, and of the name.
    package var width: Int

    package init(name: String, role: TextRole? = nil, width: Int) {
        self.name = name
        self.role = role
        self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    }

    /// Whether cells are aligned at their last digit.
    package var isNumeric: Bool { role == .number }
}

/// A cell of a record, on one line. Control characters in its text are visible.
package struct RecordCell: Sendable, Hashable {
    /// The name of the cell's column.
    package var name: String
    package var text: String
    /// The role of the cell's value; `nil` for text.
    package var role: TextRole?

    package init(name: String, text: String, role: TextRole? = nil) {
        self.name = name
        self.text = RowText.visible(text)
        self.role = role
    }
}

/// A value of a row with the name by which filters ask for it.
struct RecordField: Sendable, Hashable {
    var name: String
    var value: String
}
