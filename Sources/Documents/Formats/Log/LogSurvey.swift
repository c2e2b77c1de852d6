/// The columns of a log: those parts of its lines that a sample has.
struct LogSurvey: Sendable, Equatable {
    private enum Part: String, CaseIterable {
        case time, level, source
    }

    private let parts: [Part]
    let columns: [RecordColumn]

    /// The columns decide how rows are shown, and not which rows there are.
    static func == (first: Self, second: Self) -> Bool { true }

    init(_ lines: [ArraySlice<UInt8>]) {
        let entries = lines.map { LogEntry($0) }.filter(\.hasParts)
        var (parts, columns): ([Part], [RecordColumn]) = ([], [])
        for part in Part.allCases {
            let lengths = entries.map { Self.text(part, of: $0).count }.filter { $0 > 0 }.sorted()
            guard 10 * lengths.count > entries.count, let longest = lengths.last else { continue }
            let typical = lengths[min(lengths.count - 1, lengths.count * 9 / 10)]
            let width = part == .source ? min(typical, 24) : longest
            parts.append(part)
            columns.append(RecordColumn(name: part.rawValue, role: part == .time ? .time : nil, width: width))
        }
        let isLog = !parts.isEmpty
        self.parts = parts
        self.columns = isLog ? columns + [RecordColumn(name: "message", width: RecordColumn.widths.upperBound)] : []
    }

    private static func text(_ part: Part, of entry: LogEntry) -> String {
        switch part {
        case .time: entry.text(entry.time)
        case .level: entry.text(entry.level)
        case .source: entry.text(entry.source)
        }
    }

    /// Returns the cells of an entry.
    func cells(_ entry: LogEntry, message: String) -> [RecordCell] {
        guard !columns.isEmpty else { return [] }
        return parts.map { part in
            let role: TextRole? =
                switch part {
                case .time: .time
                case .level: entry.severity.map { TextRole($0) }
                case .source: .source
                }
            return RecordCell(text: Self.text(part, of: entry), role: role)
        } + [RecordCell(text: message)]
    }
}
