/// What a scanner finds wrong around a row. Only the last row of a document has such a flaw.
enum RowFlaw: Sendable, Hashable {
    /// The file ends before the array or the object does.
    case unclosed(JSONContainer)
    /// These bytes come after the end of the array or the object.
    case afterEnd(JSONContainer)
    /// The file ends inside a quoted cell.
    case unclosedQuote(line: Int)

    var message: String {
        switch self {
        case .unclosed(let container):
            "The file ends before the \(container.name) does: its “\(container.closer)” is missing."
        case .afterEnd(let container):
            "This text comes after the end of the \(container.name)."
        case .unclosedQuote(let line):
            "The quote that opens on line \(line) is never closed, so the rest of the file is one cell. "
                + "Close it, or double it if it is part of the text."
        }
    }
}

/// What a JSON document's rows stand in.
enum JSONContainer: Sendable, Hashable {
    case array, object

    var name: String { self == .array ? "array" : "object" }
    var closer: String { self == .array ? "]" : "}" }
}
