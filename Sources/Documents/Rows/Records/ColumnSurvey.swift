/// The columns of records, as a sample shows them.
struct ColumnSurvey {
    /// The part of the cells that a column is as wide as.
    private static let share = 0.9
    let columns: [RecordColumn]

    /// - Parameters:
    ///   - records: The cells of each record. A record may have fewer cells than there are columns.
    ///   - role: Returns the role of a value in a column.
    init(
        names: [String],
        records: [[String]],
        role: (String, Int) -> TextRole? = { value, _ in TextRole(ofValue: value) }
    ) {
        columns = names.enumerated().map { index, name in
            Self.column(name, records.compactMap { index < $0.count ? $0[index] : nil }) { role($0, index) }
        }
    }

    private static func column(_ name: String, _ values: [String], role: (String) -> TextRole?) -> RecordColumn {
        let filled = values.filter { !$0.isEmpty }
        var counts: [TextRole?: Int] = [:]
        for value in filled {
            let role = role(value)
            if role != .null { counts[role, default: 0] += 1 }
        }
        // One word among numbers makes a column of text.
        let role = counts.count == 1 ? counts.keys.first ?? nil : nil
        let lengths = filled.map(\.count).sorted()
        let typical = lengths.isEmpty ? 0 : lengths[min(lengths.count - 1, Int(Double(lengths.count) * share))]
        // A truncated text is still useful, but a truncated number is a different number.
        let width = role == nil ? typical : lengths.last ?? 0
        return RecordColumn(name: name, role: role, width: max(width, min(name.count, 20)))
    }
}
