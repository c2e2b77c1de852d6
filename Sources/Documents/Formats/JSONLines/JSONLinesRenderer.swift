/// Renders lines of JSON. An object whose keys most lines have is a record: its values are cells below columns, and its
/// summary is the value that tells the most with the others below it. Other values are rendered as in a JSON document.
struct JSONLinesRenderer: RowRenderer {
    /// The columns; `nil` if the lines have too few keys in common.
    let survey: ColumnSurvey?

    private let values = JSONRenderer(isMember: false)

    init(survey: ColumnSurvey?) { self.survey = survey }

    var columns: [RecordColumn] { survey?.columns ?? [] }

    func row(_ source: RowSource) -> DocumentRow {
        var row = values.row(source)
        guard let survey, row.problem == nil, source.hiddenCount == 0 else { return row }
        let members = JSONMembers(source.bytes)
        guard members.isObject, !members.members.isEmpty else { return row }
        var cells = survey.columns.map { _ in RecordCell(text: "") }
        var others: [RecordCell] = []
        var known = 0
        for (key, cell) in members.members {
            var cell = cell
            cell.text = cell.text.onOneLine(limit: SummaryText.lengthLimit)
            if cell.role == nil { cell.role = TextRole(ofValue: cell.text).flatMap { $0 == .time ? $0 : nil } }
            if let index = survey.columns.firstIndex(where: { $0.name == key }), cells[index].text.isEmpty {
                if let severity = row.severity, Self.severityKeys.contains(key.lowercased()) {
                    cell.role = TextRole(severity)
                }
                cells[index] = cell
                known += 1
            } else {
                others.append(RecordCell(text: "\(key): \(cell.text)", role: cell.role))
            }
        }
        // A line of another kind is not torn into cells.
        guard 2 * known >= members.members.count else { return row }
        let summary = RecordSummary(cells + others, telling: survey.telling)
        row.summary = summary.text.text
        row.summarySpans = summary.text.spans
        row.summaryLineLimit = summary.lineLimit
        row.cells = cells
        return row
    }

    func fields(_ source: RowSource) -> [RecordField] {
        JSONMembers(source.bytes, isWhole: true).members.map { RecordField(name: $0.key, value: $0.cell.text) }
    }

    func severity(_ source: RowSource) -> Severity? { JSONRenderer.severity(in: JSONTokens(source.bytes)) }

    private static let severityKeys: Set = ["level", "severity", "lvl", "loglevel", "levelname", "log.level"]
}

extension ColumnSurvey {
    /// The number of lines from which the columns are taken, and the greatest number of columns.
    private static let lineLimit = 50
    private static let columnLimit = 256

    /// The columns of lines of JSON: the keys that at least half of the lines have, in the order of the file. `nil` if
    /// there are fewer than two lines or keys.
    init?(jsonLines lines: [ArraySlice<UInt8>]) {
        let objects = lines.prefix(Self.lineLimit).map { JSONMembers(Array($0)).members }.filter { !$0.isEmpty }
        guard objects.count > 1 else { return nil }
        var (names, counts): ([String], [String: Int]) = ([], [:])
        for object in objects {
            for key in Set(object.map(\.key)) { counts[key, default: 0] += 1 }
            for (key, _) in object where names.count < Self.columnLimit && !names.contains(key) { names.append(key) }
        }
        names.removeAll { 2 * counts[$0, default: 0] < objects.count }
        guard names.count > 1 else { return nil }
        let records = objects.map { object in
            names.map { name in object.first { $0.key == name }?.cell.text ?? "" }
        }
        self.init(names: names, records: records)
    }
}
