/// Renders commits of `git log`. The summary is the subject and, below it, the short hash, the author and the day. The
/// detail is the whole output for the commit, without the indentation of the message.
struct CommitRenderer: RowRenderer {
    /// The number of digits in a short hash, as git shows it in a small repository.
    static let shortHashLength = 7

    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let commit = Commit(lines) else {
            return DocumentRow(source, summary: text.text, lineLimit: 3, detail: nil, problems: text.problems)
        }
        let facts = [String(commit.hash.prefix(Self.shortHashLength)), commit.author, commit.day].compactMap { $0 }
        let subject = (commit.subject ?? "(no message)").onOneLine(limit: SummaryText.lengthLimit)
        return DocumentRow(
            source,
            summary: subject + "\n" + facts.joined(separator: SummaryText.separator),
            lineLimit: 2,
            detail: commit.text,
            problems: text.problems
        )
    }
}
