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

    func name(ofColumn index: Int) -> String {
        index < names.count ? names[index] : "column \(index + 1)"
    }
}
