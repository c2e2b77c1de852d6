/// Renders entries of a log. The summary is the message and, below it, the time, the level, the host and the source.
/// The detail is what else the line has, and the lines that continue the entry, such as a stack trace. The members of a
/// value of JSON in the line are inside.
struct LogRenderer: RowRenderer {
    let survey: LogSurvey
    /// Renders the lines of a log that names its columns; `nil` for other logs.
    let table: LogTableRenderer?

    private static let separators = Array(LogFormat.separators.utf8)

    var columns: [RecordColumn] { table?.table.survey.survey.columns ?? survey.columns }

    func row(_ source: RowSource) -> DocumentRow {
        if let row = table?.row(source) { return row }
        let text = RowText(source)
        let lines = LogLines(text.text)
        let entry = lines.entry
        guard entry.hasParts else { return plainRow(source, text, lines) }

        var parts = RowParts(lines.bytes, separators: Self.separators)
        let written = lines.messages.map { parts.take($0) }.joined()
        let rest = parts.take(lines.continuation)
        let trace = LogTrace(rest)
        var message = RoleText(written)
        if message.isEmpty { message = RoleText("(no message)", .secondary) }
        if let reason = trace.reason { message.append("\n" + reason, .error) }
        let origin = survey.role(ofOrigin: entry.text(entry.origin)).map { RoleText(parts.take(entry.origin), $0) }
        let facts = [
            origin ?? RoleText(),
            RoleText(parts.take(entry.time), .time),
            RoleText(parts.take(entry.level), entry.severity.map { TextRole($0) }),
            origin != nil && entry.host == entry.origin ? RoleText() : RoleText(parts.take(entry.host), .source),
            RoleText(parts.take(entry.source), .source),
        ].filter { !$0.isEmpty }
        var summary = message
        summary.append("\n")
        summary.append(facts.joined(separator: SummaryText.separator))
        var detail = rest.isEmpty ? nil : Self.detail(rest)
        if entry.hasNames {
            // The names of the fields tell what is left over, so the line is shown as it is.
            var line = RoleText(parts.take(lines.first))
            if let detail {
                line.append("\n")
                line.append(detail)
            }
            detail = line
        }
        var row = DocumentRow(
            source,
            summary: summary,
            lineLimit: trace.reason == nil ? 3 : 4,
            detail: detail,
            parts: parts,
            inside: inside(source),
            problems: text.problems
        )
        row.severity = lines.severity
        row.detailIsCode = true
        row.cells = cells(of: entry, message: message.text.replacing("\n", with: " — "))
        return row
    }

    /// Returns the cells of an entry, with the name of its log where several were merged.
    private func cells(of entry: LogEntry, message: String) -> [RecordCell] {
        var cells = entry.cells(message: message)
        guard !survey.origins.isEmpty else { return cells }
        let name = entry.text(entry.origin)
        let role = survey.role(ofOrigin: name)
        if role != nil, entry.host == entry.origin { cells.removeAll { $0.name == "host" } }
        return [RecordCell(name: LogEntry.originName, text: role == nil ? "" : name, role: role)] + cells
    }

    /// Returns a row for an entry without a time and a level. The summary is its first line, or what a stack trace is
    /// about.
    private func plainRow(_ source: RowSource, _ text: RowText, _ lines: LogLines) -> DocumentRow {
        let first = text.text.prefix { $0 != "\n" }
        guard let reason = LogTrace(text.text).reason, LogTrace.begins(first) else {
            var row = DocumentRow(
                source,
                summary: text.text,
                lineLimit: 1,
                detail: nil,
                inside: inside(source),
                problems: text.problems
            )
            row.summarySpans = text.spans
            row.severity = lines.severity
            return row
        }
        var row = DocumentRow(
            source,
            summary: RoleText(reason, .error),
            lineLimit: 1,
            detail: Self.detail(text.text),
            problems: text.problems
        )
        row.severity = .error
        row.detailIsCode = true
        return row
    }

    /// Returns the place of the members of a value of JSON in the first line; `nil` if there is none. A row that is
    /// too long has the rest of its bytes inside.
    private func inside(_ source: RowSource) -> NestedPlace? {
        guard source.hiddenCount == 0, let value = LogValue(source.bytes.prefix { $0 != 0x0A }) else { return nil }
        let start = source.span.range.lowerBound
        return NestedPlace(
            start + value.range.lowerBound..<start + value.range.upperBound,
            .json,
            beginsAtStart: false
        )
    }

    func fields(_ source: RowSource) -> [RecordField] {
        if let fields = table?.fields(source) { return fields }
        let lines = LogLines(RowText(source).text)
        let entry = lines.entry
        var parts = RowParts(lines.bytes, separators: Self.separators)
        var fields = [
            RecordField(name: "time", value: parts.take(entry.time)),
            RecordField(name: "level", value: parts.take(entry.level)),
            RecordField(name: "source", value: parts.take(entry.source)),
            RecordField(name: "message", value: lines.messages.map { parts.take($0) }.joined()),
            RecordField(name: "status", value: entry.isRequest ? entry.text(entry.level) : ""),
        ]
        if survey.role(ofOrigin: entry.text(entry.origin)) != nil {
            fields.append(RecordField(name: LogEntry.originName, value: parts.take(entry.origin)))
        }
        if entry.host != nil { fields.append(RecordField(name: "host", value: parts.take(entry.host))) }
        _ = parts.take(lines.continuation)
        if !entry.hasNames, !parts.rest.isEmpty {
            fields.append(RecordField(name: RowParts.restName, value: parts.rest))
        }
        let logged = LogFields(Array(lines.bytes[lines.first]))
        return fields + logged.fields.map { RecordField(name: logged.text($0.name), value: logged.text($0.value)) }
    }

    func values(ofFieldsNamed name: String, _ source: RowSource) -> [String] {
        guard table == nil, let part = Self.parts[name] else {
            return fields(source).filter { $0.name == name }.map(\.value)
        }
        // Sorting asks each row for one field.
        let lines = LogLines(RowText(source).text)
        let first = lines.bytes[lines.first]
        let logged = first.contains(UInt8(ascii: "=")) ? LogFields(Array(first)) : nil
        let own = part(lines).map { String(decoding: lines.bytes[$0], as: UTF8.self) }.joined()
        return [own]
            + (logged?.fields ?? []).compactMap { field in
                logged.flatMap { $0.text(field.name) == name ? $0.text(field.value) : nil }
            }
    }

    /// The parts of an entry that every entry has, if only as an empty text, by name.
    private static let parts: [String: @Sendable (LogLines) -> [Range<Int>]] = [
        "time": { [$0.entry.time].compactMap(\.self) },
        "level": { [$0.entry.level].compactMap(\.self) },
        "source": { [$0.entry.source].compactMap(\.self) },
        "message": { $0.messages },
    ]

    func severity(_ source: RowSource) -> Severity? {
        // The values of columns aren't words of a line.
        if table != nil, source.bytes.first != UInt8(ascii: "#") { return nil }
        let end = source.bytes.firstIndex(of: 0x0A) ?? source.bytes.count
        let first = source.bytes[..<end]
        if first.contains(0x1B) { return row(source).severity }
        let entry = LogEntry(first)
        if entry.isPartial { return LogLines(RowText(source).text).severity }
        // A stack trace on its own is an error, whatever words its lines have.
        guard !entry.hasParts, source.bytes.withUnsafeBytes(LogTrace.mayBegin) else { return entry.severity }
        return row(source).severity
    }

    /// Returns the lines of a stack trace, with those that name the error in its color.
    private static func detail(_ text: String) -> RoleText {
        var detail = RoleText()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let isReason = line.first?.isWhitespace == false && LogTrace.isReason(line)
            detail.append((index > 0 ? "\n" : "") + line, isReason ? .error : nil)
        }
        return detail
    }
}
