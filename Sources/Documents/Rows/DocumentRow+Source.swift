extension DocumentRow {
    /// Makes a row from its texts. What the row is too long for becomes rows inside it, unless it has others. The flaw
    /// of the row's place is added to the problems. An empty summary becomes "(empty)".
    init(
        _ source: RowSource,
        summary: String,
        lineLimit: Int,
        detail: String?,
        detailHasSummary: Bool = false,
        inside: NestedPlace? = nil,
        problems: [String]
    ) {
        let summary = summary.isEmpty ? "(empty)" : summary
        let all = problems + (source.span.flaw.map { [$0.message] } ?? [])
        self.init(
            id: source.span.range.lowerBound,
            // Values of JSON, YAML and TOML may have control characters that are escaped in the file.
            summary: RowText.visible(summary),
            summaryLineLimit: lineLimit,
            detail: detail.map(RowText.visible),
            detailHasSummary: detailHasSummary,
            // A parser may quote the bytes that it refuses.
            problem: all.isEmpty ? nil : RowText.visible(all.joined(separator: " ")),
            inside: inside ?? source.hiddenParts
        )
    }

    /// Makes a row from texts whose parts have roles.
    init(
        _ source: RowSource,
        summary: RoleText,
        lineLimit: Int,
        detail: RoleText?,
        detailHasSummary: Bool = false,
        inside: NestedPlace? = nil,
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
