extension DocumentRow {
    /// A row whose detail, or summary if it has none, ends with what the limit hid, and whose problem adds to those of
    /// its text those of its place. A row is never without text: one with nothing to show says so.
    init(_ source: RowSource, summary: String, lineLimit: Int, detail: String?, problems: [String]) {
        let summary = summary.isEmpty ? "(empty)" : summary
        let note = source.hiddenNote.map { "\n" + $0 } ?? ""
        let all = problems + (source.span.flaw.map { [$0.message] } ?? [])
        self.init(
            id: source.span.range.lowerBound,
            summary: detail == nil ? summary + note : summary,
            summaryLineLimit: lineLimit,
            detail: note.isEmpty ? detail : detail.map { "\($0)\(note)" },
            problem: all.isEmpty ? nil : all.joined(separator: " ")
        )
    }
}
