/// What the records of a sample tell of their columns.
struct ColumnSurvey {
    /// The part of the cells that a column is as wide as.
    private static let share = 0.9
    /// The names, in lower case, of columns that tell the most of a record. Earlier ones tell more.
    private static let tellingNames = [
        "message", "msg", "title", "subject", "name", "full_name", "fullname", "label", "summary", "description",
        "text", "event", "login", "username", "email", "path", "url", "file",
    ]

    let columns: [RecordColumn]
    /// The column that tells the most of a record.
    let telling: Int

    /// - Parameter records: The cells of each record. A record may have fewer cells than there are columns.
    init(names: [String], records: [[String]]) {
        columns = names.enumerated().map { index, name in
            Self.column(name, records.compactMap { index < $0.count ? $0[index] : nil })
        }
        telling = Self.telling(columns, records)
    }

    private static func column(_ name: String, _ values: [String]) -> RecordColumn {
        let filled = values.filter { !$0.isEmpty }
        var counts: [TextRole?: Int] = [:]
        for value in filled {
            let role = TextRole(ofValue: value)
            if role != .null { counts[role, default: 0] += 1 }
        }
        // One word among numbers makes a column of text.
        let role = counts.count == 1 ? counts.keys.first ?? nil : nil
        let lengths = filled.map(\.count).sorted()
        let typical = lengths.isEmpty ? 0 : lengths[min(lengths.count - 1, Int(Double(lengths.count) * share))]
        return RecordColumn(name: name, role: role, width: max(typical, min(name.count, 20)))
    }

    private static func telling(_ columns: [RecordColumn], _ records: [[String]]) -> Int {
        for name in tellingNames {
            if let index = columns.firstIndex(where: { $0.name.lowercased() == name }) { return index }
        }
        // Otherwise the text that differs most from record to record, the first one among equals.
        var best = (index: 0, count: 0)
        for index in columns.indices where columns[index].role == nil {
            let values = Set(records.compactMap { index < $0.count && !$0[index].isEmpty ? $0[index] : nil })
            if values.count > best.count { best = (index, values.count) }
        }
        return best.index
    }
}
