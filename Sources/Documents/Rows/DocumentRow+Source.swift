extension DocumentRow {
    /// Makes a row from its texts. A note on bytes that are not shown is added to the detail, or to the summary if
    /// there is no detail. The flaw of the row's place is added to the problems. An empty summary becomes "(empty)".
    init(
        _ source: RowSource,
        summary: String,
        lineLimit: Int,
        detail: String?,
        detailHasSummary: Bool = false,
        inside: Int? = nil,
        problems: [String]
    ) {
        let summary = summary.isEmpty ? "(empty)" : summary
        let note = source.hiddenNote.map { "\n" + $0 } ?? ""
        let all = problems + (source.span.flaw.map { [$0.message] } ?? [])
        self.init(
            id: source.span.range.lowerBound,
            summary: detail == nil && inside == nil ? summary + note : summary,
            summaryLineLimit: lineLimit,
            detail: note.isEmpty ? detail : detail.map { "\($0)\(note)" },
            detailHasSummary: detailHasSummary,
            problem: all.isEmpty ? nil : all.joined(separator: " "),
            inside: inside
        )
    }
    /// Makes a row from texts whose parts have roles.
    init(
        _ source: RowSource,
        summary: StyledText,
        lineLimit: Int,
        detail: StyledText?,
        detailHasSummary: Bool = false,
        inside: Int? = nil,
        problems: [String]
    ) {
        self.init(
            source,
            summary: summary.text,
            lineLimit: lineLimit,
            detail: detail?.text,
            detailHasSummary: detailHasSummary,
            inside: inside,
            problems: problems
        )
        summarySpans = summary.spans
        detailSpans = detail?.spans ?? []
    }
}
