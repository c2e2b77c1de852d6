/// The names of a document's columns.
struct RecordHeader: Sendable, Hashable {
    var delimiter: Character
    var names: [String]
    /// Whether the first record names the columns. It does not if its cells are all empty or numbers.
    var isNamed: Bool

    init(_ cells: [String], delimiter: Character) {
        self.delimiter = delimiter
        isNamed = cells.contains { !$0.isEmpty && Double($0) == nil }
        names = cells
        for index in names.indices where !isNamed || names[index].isEmpty {
            names[index] = "column \(index + 1)"
        }
    }

    /// Returns the column with a name; `nil` if none or several can have it.
    func onlyColumn(named name: String) -> Int? {
        // Cells that no name of the header is for are named by their numbers.
        guard !isNamed || !name.hasPrefix("column ") else { return nil }
        guard let first = names.firstIndex(of: name), names.lastIndex(of: name) == first else { return nil }
        return first
    }

    func name(ofColumn index: Int) -> String {
        index < names.count ? names[index] : "column \(index + 1)"
    }
}
