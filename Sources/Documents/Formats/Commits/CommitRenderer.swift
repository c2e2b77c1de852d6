/// Renders commits of `git log`. The summary is the subject and, below it, the short hash, the author and the day. The
/// detail is the rest of the output for the commit, without the indentation of the message. The files of a commit are
/// rows inside it.
struct CommitRenderer: RowRenderer {
    /// The number of digits in a short hash, as git shows it in a small repository.
    static let shortHashLength = 7

    func row(_ source: RowSource) -> DocumentRow {
        let files = DiffLine.startOfFiles(in: source.bytes)
        let head = files.map { source.prefix($0) } ?? source
        let text = RowText(head)
        let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let commit = Commit(lines) else {
            let whole = RowText(source)
            return DocumentRow(source, summary: whole.text, lineLimit: 3, detail: nil, problems: whole.problems)
        }
        var summary = RoleText((commit.subject ?? "(no message)").onOneLine(limit: SummaryText.lengthLimit))
        summary.append("\n")
        summary.append(
            [
                RoleText(String(commit.hash.prefix(Self.shortHashLength)), .source),
                RoleText(commit.author ?? "", .secondary), RoleText(commit.day ?? "", .time),
            ]
            .filter { !$0.isEmpty }.joined(separator: SummaryText.separator)
        )
        var row = DocumentRow(
            head,
            summary: summary,
            // The subject may take two lines.
            lineLimit: 3,
            detail: detail(of: commit),
            inside: files.map {
                NestedPlace(source.span.range.lowerBound + $0..<source.span.range.upperBound, .diff)
            },
            problems: text.problems
        )
        row.id = source.span.range.lowerBound
        row.name = .key(String(commit.hash.prefix(Self.shortHashLength)))
        return row
    }

    func mayShowOtherWords(_ bytes: UnsafeRawBufferPointer) -> Bool { true }

    func name(_ source: RowSource) -> RowName {
        let line = RowText.plain(source.bytes.prefix { $0 != 0x0A && $0 != 0x0D })
        return Commit([line[...]]).map { .key(String($0.hash.prefix(Self.shortHashLength))) } ?? .none
    }

    /// Returns the header and the rest of the message. A subject that the summary shows in full is left out.
    private func detail(of commit: Commit) -> RoleText {
        var detail = RoleText()
        for line in commit.header {
            if !detail.isEmpty { detail.append("\n") }
            let colon = line.firstIndex(of: line.hasPrefix("commit ") ? " " : ":")
            let end = colon.map { line.index(after: $0) } ?? line.startIndex
            detail.append(String(line[..<end]), .key)
            detail.append(String(line[end...]))
        }
        let isShown = (commit.subject ?? "").count <= SummaryText.lengthLimit
        let body = isShown ? commit.body : commit.message + commit.body
        for (index, line) in body.enumerated() {
            detail.append(index == 0 ? "\n\n" : "\n")
            append(line, to: &detail)
        }
        return detail
    }

    /// Appends a line. The bars of a line such as `README.md | 3 ++-` have the colors of additions and removals.
    private func append(_ line: Substring, to detail: inout RoleText) {
        guard line.first == " ", let bar = line.lastIndex(of: "|"),
            let sign = line[bar...].firstIndex(where: { $0 == "+" || $0 == "-" }),
            line[sign...].allSatisfy({ $0 == "+" || $0 == "-" })
        else { return detail.append(String(line)) }
        let minus = line[sign...].firstIndex(of: "-") ?? line.endIndex
        detail.append(String(line[..<sign]))
        detail.append(String(line[sign..<minus]), .addition)
        detail.append(String(line[minus...]), .removal)
    }
}
