extension DocumentSample {
    /// A table, as the sample shows it.
    struct Table {
        var delimiter: UInt8
        var columnCount: Int
        /// Whether the sample is a table even if the name does not say so.
        var isCertain: Bool
    }

    /// The number of records that detection examines.
    private static let recordLimit = 20

    /// The table of the best delimiter: the one for which most records have as many cells as the header and, among
    /// equals, the one with most cells. `nil` if no delimiter gives more than one column.
    var table: Table? {
        var best: (table: Table, regularity: Double)?
        for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
            guard let (table, regularity) = table(delimiter: delimiter) else { continue }
            let isBetter = best.map {
                regularity > $0.regularity
                    || regularity == $0.regularity && table.columnCount > $0.table.columnCount
            }
            if isBetter ?? true { best = (table, regularity) }
        }
        return best?.table
    }

    private func table(delimiter: UInt8) -> (Table, regularity: Double)? {
        let character = Character(Unicode.Scalar(delimiter))
        let records = spans(RecordScanner(delimiter: delimiter, newline: newline)).prefix(Self.recordLimit)
        let cells = records.map { span -> [String]? in
            try? RecordCells.records(in: String(decoding: bytes[span.range], as: UTF8.self), delimiter: character).first
        }
        guard let header = cells.first ?? nil, header.count > 1 else { return nil }
        let body = cells.dropFirst()
        let regular = body.count { $0?.count == header.count }
        let regularity = body.isEmpty ? 1 : Double(regular) / Double(body.count)
        let namesColumns =
            Set(header).count == header.count
            && header.allSatisfy { (1...64).contains($0.count) && Double($0) == nil }
        let isCertain = body.count >= 2 && regular == body.count && namesColumns && !isProse(delimiter, records)
        return (Table(delimiter: delimiter, columnCount: header.count, isCertain: isCertain), regularity)
    }

    /// Returns whether a space follows every delimiter, as in sentences and rarely in tables.
    private func isProse(_ delimiter: UInt8, _ records: ArraySlice<RowSpan>) -> Bool {
        records.allSatisfy { span in
            span.range.allSatisfy { index in
                bytes[index] != delimiter || index + 1 < bytes.count && bytes[index + 1] == 0x20
            }
        }
    }
}
