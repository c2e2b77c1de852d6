/// Renders lines of JSON. The members of an object are cells below columns. If the name of a member is that of
/// an informative one, such as a message, the summary is its value with the others below it. Other values are rendered
/// as in a JSON document.
struct JSONLinesRenderer: RowRenderer {
    /// The maximum number of members that are cells. A line may have as many as it has bytes, and a screen has room for
    /// a few. All of them are rows inside the line.
    static let cellLimit = RecordRenderer.cellLimit

    /// The columns; `nil` if the lines have too few keys in common.
    let survey: ColumnSurvey?

    private let values = JSONRenderer(isMember: false)

    init(survey: ColumnSurvey?) { self.survey = survey }

    var columns: [RecordColumn] { survey?.columns ?? [] }

    func row(_ source: RowSource) -> DocumentRow {
        var row = values.row(source)
        guard row.problem == nil, source.hiddenCount == 0 else { return row }
        var cells = JSONMembers(source.bytes, limit: Self.cellLimit).members
        for index in cells.indices {
            cells[index].text = cells[index].text.withoutLineEnds(limit: SummaryText.lengthLimit)
            if cells[index].role == nil, TextRole(ofValue: cells[index].text) == .time { cells[index].role = .time }
            // A number needs its name.
            if let severity = row.severity, cells[index].role == nil,
                JSONSeverity.keys.contains(cells[index].name.lowercased())
            {
                cells[index].role = TextRole(severity)
            }
        }
        row.cells = cells
        guard let telling = RecordSummary.namedTelling(cells) else { return row }
        let summary = RecordSummary(cells, telling: telling, namesOthers: true)
        row.summary = summary.text.text
        row.summarySpans = summary.text.spans
        row.summaryLineLimit = summary.lineLimit
        return row
    }

    func fields(_ source: RowSource) -> [RecordField] {
        JSONMembers(source.bytes, isWhole: true).members.map { RecordField(name: $0.name, value: $0.text) }
    }

    func values(ofFieldsNamed name: String, _ source: RowSource) -> [String] {
        JSONMembers.values(named: name, in: source.bytes)
    }

    var hasPaths: Bool { true }

    func cell(at path: RowPath, _ source: RowSource, isWhole: Bool) -> RecordCell? {
        values.cell(at: path, source, isWhole: isWhole)
    }

    func severity(_ source: RowSource) -> Severity? {
        let tokens = JSONTokens(source.bytes)
        // A line with escape sequences, or one that begins otherwise, is a value or not, which takes longer to tell.
        return tokens.startsValue && !source.bytes.contains(0x1B)
            ? JSONSeverity.severity(in: tokens) : values.row(source).severity
    }
}

extension ColumnSurvey {
    /// The number of lines from which the columns are taken, and the greatest number of columns.
    private static let lineLimit = 50
    /// The number of lines of each later sample.
    static let laterLineLimit = 16
    private static let columnLimit = 256

    /// The columns of lines of JSON: the keys that at least half of the lines have, in the order of the file. `nil` if
    /// there are fewer than two lines or keys.
    ///
    /// - Parameter later: Lines from further down, which also determine the widths of the columns.
    init?(jsonLines lines: [ArraySlice<UInt8>], later: [ArraySlice<UInt8>] = []) {
        let objects = Self.records(lines.prefix(Self.lineLimit))
        guard objects.count > 1 else { return nil }
        var (names, counts): ([String], [String: Int]) = ([], [:])
        for object in objects {
            for name in Set(object.map(\.name)) { counts[name, default: 0] += 1 }
            for cell in object where names.count < Self.columnLimit && !names.contains(cell.name) {
                names.append(cell.name)
            }
        }
        names.removeAll { 2 * counts[$0, default: 0] < objects.count }
        guard names.count > 1 else { return nil }
        let records = (objects + Self.records(later[...])).map { object in
            names.map { name in object.first { $0.name == name }?.text ?? "" }
        }
        self.init(names: names, records: records)
    }

    /// Returns the cells of the lines that have some.
    private static func records(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [[RecordCell]] {
        lines.map { JSONMembers(Array($0), limit: JSONLinesRenderer.cellLimit).members }.filter { !$0.isEmpty }
    }
}
