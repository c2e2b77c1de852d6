/// The columns of a table: their names, and how their numbers are written.
struct RecordHeader: Sendable, Hashable {
    var dialect: TableDialect
    var names: [String]
    /// Whether the first record names the columns.
    var isNamed: Bool
    /// Whether the first record ends with a delimiter, so that its last column has no name.
    let hasTrailingDelimiter: Bool
    /// The columns whose numbers have a comma before the fraction.
    var decimalCommas: Set<Int> = []
    /// The column whose cells state severities, as members with such keys do; `nil` if there is none.
    let severityColumn: Int?

    /// - Parameter isNamed: Whether the cells are names. By default they are unless all are empty or numbers.
    init(_ cells: [String], _ dialect: TableDialect, isNamed: Bool? = nil) {
        self.dialect = dialect
        self.isNamed = isNamed ?? cells.contains { !$0.isEmpty && Double($0) == nil }
        hasTrailingDelimiter = cells.count > 1 && cells.last?.isEmpty == true
        names = cells
        for index in names.indices where !self.isNamed || names[index].isEmpty {
            names[index] = "column \(index + 1)"
        }
        severityColumn = names.firstIndex { JSONSeverity.keys.contains($0.lowercased()) }
    }

    /// Returns the column with a name; `nil` if none or several can have it.
    func onlyColumn(named name: String) -> Int? {
        // Cells that no name of the header is for are named by their numbers.
        guard !isNamed || !name.hasPrefix("column ") else { return nil }
        guard let first = names.firstIndex(of: name), names.lastIndex(of: name) == first else { return nil }
        return first
    }

    /// Returns the number of cells that a record has for columns.
    ///
    /// Some programs end each record with a delimiter, and the header, too, or not. The empty cell behind it is none.
    func count(ofCells cells: RecordCells) -> Int {
        let isBehindLast = cells.count == leastCount + 1 || cells.count == names.count + 1
        return isBehindLast && cells.isLastEmpty ? cells.count - 1 : cells.count
    }

    /// The number of cells that a record has to have.
    var leastCount: Int { hasTrailingDelimiter ? names.count - 1 : names.count }

    /// Whether a record of a sample has a cell for each column.
    func isRegular(_ cells: [String]) -> Bool {
        (leastCount...names.count).contains(cells.count) || cells.count == names.count + 1 && cells.last == ""
    }

    func name(ofColumn index: Int) -> String {
        index < names.count ? names[index] : "column \(index + 1)"
    }

    /// Returns the role of a cell by how it is spelled; `nil` for text.
    func role(ofCell text: String, in column: Int) -> TextRole? {
        decimalCommas.contains(column) && DecimalComma.number(text) != nil ? .number : TextRole(ofValue: text)
    }
}
