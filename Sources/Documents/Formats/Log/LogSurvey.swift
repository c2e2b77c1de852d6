/// The columns of a log: those parts of its lines that a sample has.
struct LogSurvey: Sendable, Equatable {
    /// The number of lines of each later sample.
    static let laterLimit = 16
    let columns: [RecordColumn]
    /// The names of the logs that were merged.
    let origins: [String]

    /// Values are equal because the columns affect only how rows are shown, and not which rows there are.
    static func == (first: Self, second: Self) -> Bool { true }

    init(_ lines: [ArraySlice<UInt8>], origins: [String] = []) {
        self.origins = origins
        // Colors are no part of a line.
        let entries = lines.map { $0.contains(0x1B) ? LogEntry(RowText.plain($0).utf8) : LogEntry($0) }
            .filter(\.hasParts)
        let cells = entries.map { $0.cells(message: "") }
        let columns = ["time", "level", "host", "source"].enumerated().compactMap { index, name -> RecordColumn? in
            let named = zip(entries, cells).filter { entry, _ in
                // The name of a log has a column of its own.
                origins.isEmpty || name != "host" || entry.host != entry.origin
            }
            let lengths = named.map { $1[index].text.count }.filter { $0 > 0 }.sorted()
            guard 10 * lengths.count > entries.count, let longest = lengths.last else { return nil }
            let typical = lengths[min(lengths.count - 1, lengths.count * 9 / 10)]
            let width = name == "source" || name == "host" ? min(typical, 24) : longest
            return RecordColumn(name: name, role: name == "time" ? .time : nil, width: max(width, name.count))
        }
        let message = RecordColumn(name: "message", width: RecordColumn.widths.upperBound)
        let file =
            origins.isEmpty ? [] : [RecordColumn(name: LogEntry.originName, width: origins.map(\.count).max() ?? 0)]
        self.columns = columns.isEmpty ? [] : file + columns + [message]
    }

    /// The roles of the names of logs, one after the other. They are told apart in all appearances.
    private static let roles: [TextRole] = [.cyan, .magenta, .green, .blue, .yellow, .gray]

    /// Returns the role of the name of a log; `nil` if no log that was merged has it.
    func role(ofOrigin name: String) -> TextRole? {
        origins.firstIndex(of: name).map { Self.roles[$0 % Self.roles.count] }
    }
}

extension LogEntry {
    /// Returns the cells of an entry, in the order of the columns of a log.
    func cells(message: String) -> [RecordCell] {
        [
            RecordCell(name: "time", text: text(time), role: .time),
            RecordCell(name: "level", text: text(level), role: severity.map { TextRole($0) }),
            RecordCell(name: "host", text: text(host), role: .source),
            RecordCell(name: "source", text: text(source), role: .source),
            RecordCell(name: "message", text: message),
        ]
    }
}
