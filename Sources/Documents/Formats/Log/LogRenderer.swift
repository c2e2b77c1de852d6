/// Renders entries of a log. The summary is the message and, below it, the time, the level and the source. The detail
/// is the lines that continue the entry, such as a stack trace. The members of a value of JSON in the line are inside.
struct LogRenderer: RowRenderer {
    let survey: LogSurvey

    var columns: [RecordColumn] { survey.columns }

    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        let whole = text.text
        let lineEnd = whole.utf8.firstIndex(of: 0x0A) ?? whole.endIndex
        let first = whole[..<lineEnd]
        let entry = LogEntry(first.utf8)
        let rest = lineEnd < whole.endIndex ? whole[whole.index(after: lineEnd)...] : ""
        guard entry.hasParts else { return plainRow(source, text, first, rest, entry.severity) }

        let trace = LogTrace(rest)
        var message = StyledText(String(first.utf8.dropFirst(entry.message.lowerBound)) ?? String(first))
        if entry.message.upperBound < min(first.utf8.count, 1024) { message = StyledText(entry.text(entry.message)) }
        if message.isEmpty { message = StyledText("(no message)", .secondary) }
        if let reason = trace.reason { message.append("\n" + reason, .error) }
        let facts = [
            StyledText(entry.text(entry.time), .time),
            StyledText(entry.text(entry.level), entry.severity.map { TextRole($0) }),
            StyledText(entry.text(entry.source), .source),
        ].filter { !$0.isEmpty }
        var summary = message
        summary.append("\n")
        summary.append(facts.joined(separator: SummaryText.separator))
        var row = DocumentRow(
            source,
            summary: summary,
            lineLimit: trace.reason == nil ? 3 : 4,
            detail: rest.isEmpty ? nil : Self.detail(String(rest)),
            inside: inside(source),
            problems: text.problems
        )
        row.severity = entry.severity
        row.detailIsCode = true
        row.cells = entry.cells(message: message.text.replacing("\n", with: " — "))
        // A line of fields has others than these, which the detail shows.
        if rest.isEmpty, entry.message.upperBound < first.utf8.count, first.utf8.count < 1024 {
            row.detail = String(first)
        }
        return row
    }

    /// Returns a row for an entry without a time and a level. The summary is its first line, or what a stack trace is
    /// about.
    private func plainRow(
        _ source: RowSource,
        _ text: RowText,
        _ first: Substring,
        _ rest: Substring,
        _ severity: Severity?
    ) -> DocumentRow {
        guard let reason = LogTrace(first + "\n" + rest).reason, LogTrace.begins(first) else {
            var row = DocumentRow(
                source,
                summary: text.text,
                lineLimit: 1,
                detail: nil,
                inside: inside(source),
                problems: text.problems
            )
            row.summarySpans = text.spans
            row.severity = severity
            return row
        }
        var row = DocumentRow(
            source,
            summary: StyledText(reason, .error),
            lineLimit: 1,
            detail: Self.detail(text.text),
            problems: text.problems
        )
        row.severity = .error
        row.detailIsCode = true
        return row
    }

    /// Returns the place of the members of a value of JSON in the first line; `nil` if there is none.
    private func inside(_ source: RowSource) -> NestedPlace? {
        guard let value = LogValue(source.bytes.prefix { $0 != 0x0A }) else { return nil }
        let start = source.span.range.lowerBound
        return NestedPlace(
            start + value.range.lowerBound..<start + value.range.upperBound,
            .json,
            beginsAtStart: false
        )
    }

    func fields(_ source: RowSource) -> [RecordField] {
        let text = RowText(source).text
        let first = Array(text.utf8.prefix { $0 != 0x0A })
        let entry = LogEntry(first)
        let logged = LogFields(first)
        return [
            RecordField(name: "time", value: entry.text(entry.time)),
            RecordField(name: "level", value: entry.text(entry.level)),
            RecordField(name: "source", value: entry.text(entry.source)),
            RecordField(name: "message", value: entry.text(entry.message)),
            RecordField(name: "status", value: entry.isRequest ? entry.text(entry.level) : ""),
        ] + logged.fields.map { RecordField(name: logged.text($0.name), value: logged.text($0.value)) }
    }

    func severity(_ source: RowSource) -> Severity? {
        let first = source.bytes.prefix { $0 != 0x0A }
        if first.contains(0x1B) { return row(source).severity }
        let entry = LogEntry(first)
        // A stack trace on its own is an error, whatever words its lines have.
        guard !entry.hasParts, source.bytes.withUnsafeBytes(LogTrace.mayBegin) else { return entry.severity }
        return row(source).severity
    }

    /// Returns the lines of a stack trace, with those that name the error in its color.
    private static func detail(_ text: String) -> StyledText {
        var detail = StyledText()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let isReason = line.first?.isWhitespace == false && LogTrace.isReason(line)
            detail.append((index > 0 ? "\n" : "") + line, isReason ? .error : nil)
        }
        return detail
    }
}
