/// How the bytes of a document are cut into rows, and how a row reads. The raw values are for the command line.
package enum DocumentFormat: String, Sendable, Hashable, CaseIterable {
    /// One JSON value. The elements of an array are the rows; so are the members of an object, each with its key.
    /// Any other value is a single row.
    case json
    /// JSON Lines: each line that is not blank is a value and a row.
    case jsonLines = "jsonl"
    /// Cells separated by commas, semicolons or tabs, whichever the header has. Each record after the header is a row.
    case csv
    /// What `git log` prints, with or without `--stat`, `--patch` or colours. Each commit is a row.
    case gitLog = "git-log"
    /// A program's log: each entry is a row, which is a line with the indented lines that follow it.
    case log
    /// Each paragraph, which blank lines end, is a row.
    case text
}
