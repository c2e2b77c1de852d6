/// The columns by which the records of a table are in order and told from each other, so that the records after a known
/// one are found without those before it.
///
/// Tables are in the order of their numbers, and those without numbers (`WITHOUT ROWID`) in that of their primary key.
/// Views have no key, and neither have tables whose primary key ascends in some columns and descends in others, or is
/// ordered by other rules (collations) than its columns are.
struct TableKey: Sendable {
    /// The names of the columns, as they are written in a statement.
    private let columns: [String]
    private let isDescending: Bool

    /// The number of values of a key.
    var count: Int { columns.count }

    /// - Parameter table: The name of a table; of a view, which may be slow, there is no key to look for.
    init?(ofTable table: String, in database: Database) {
        guard let key = Self.numbers(of: table, database) ?? Self.primaryKey(of: table, database) else { return nil }
        self = key
    }

    private init(_ columns: [String], isDescending: Bool) {
        (self.columns, self.isDescending) = (columns, isDescending)
    }

    /// Returns the numbers of the records. A column of the same name hides each of their three names.
    private static func numbers(of table: String, _ database: Database) -> TableKey? {
        var names: Set<String> = []
        try? database.forEachRow(of: "PRAGMA table_xinfo(\(Database.quoted(table)))", within: .seconds(1)) { row in
            names.insert(row.text(1).lowercased())
            return true
        }
        let name = ["rowid", "_rowid_", "oid"].first { name in
            guard !names.contains(name) else { return false }
            let sql = "SELECT \(name) FROM \(Database.quoted(table)) ORDER BY \(name) LIMIT 0"
            return (try? database.forEachRow(of: sql, within: .seconds(1)) { _ in true }) != nil
        }
        return name.map { TableKey([$0], isDescending: false) }
    }

    private static func primaryKey(of table: String, _ database: Database) -> TableKey? {
        var index: String?
        try? database.forEachRow(of: "PRAGMA index_list(\(Database.quoted(table)))", within: .seconds(1)) { row in
            if row.text(3) == "pk" { index = row.text(1) }
            return index == nil
        }
        guard let index else { return nil }
        var columns: [String] = []
        var directions: Set<Int> = []
        try? database.forEachRow(of: "PRAGMA index_xinfo(\(Database.quoted(index)))", within: .seconds(1)) { row in
            guard row.integer(5) == 1 else { return true }
            columns.append(Database.quoted(row.text(2)))
            directions.insert(row.integer(3))
            return true
        }
        guard !columns.isEmpty, directions.count == 1 else { return nil }
        let key = TableKey(columns, isDescending: directions == [1])
        return key.isFound(in: table, database) ? key : nil
    }

    /// Whether the library finds the records after one by a look into a tree, and does not read all of them.
    private func isFound(in table: String, _ database: Database) -> Bool {
        var steps: [String] = []
        let sql = "EXPLAIN QUERY PLAN SELECT * FROM \(Database.quoted(table))\(order(isAfter: true))"
        try? database.forEachRow(of: sql, within: .seconds(1)) { row in
            steps.append(row.text(3))
            return true
        }
        // The index of a table with numbers may have records without a key.
        return steps.count == 1 && steps[0].hasPrefix("SEARCH") && steps[0].contains(" USING PRIMARY KEY ")
    }

    /// The columns before others in a statement that selects the records.
    var selection: String { columns.map { $0 + ", " }.joined() }

    /// The end of that statement.
    ///
    /// - Parameter isAfter: Whether the records are those after one, whose values are `?1` and those after it.
    func order(isAfter: Bool) -> String {
        let values = (1...columns.count).map { "?\($0)" }
        let condition =
            " WHERE (\(columns.joined(separator: ", "))) \(isDescending ? "<" : ">") (\(values.joined(separator: ", ")))"
        let order = columns.map { $0 + (isDescending ? " DESC" : "") }.joined(separator: ", ")
        return (isAfter ? condition : "") + " ORDER BY " + order
    }

    /// Returns the key of the record that a statement is at.
    func values(_ row: DatabaseRow) -> [DatabaseValue]? {
        let values = (0..<columns.count).compactMap { DatabaseValue(row, $0) }
        return values.count == columns.count ? values : nil
    }
}
