/// Where a document comes from.
package enum DocumentSource: Sendable, Hashable {
    case file(path: String)
    case standardInput

    /// What a command line names: a path, or `-` for standard input.
    package init(argument: String) {
        self = argument == "-" ? .standardInput : .file(path: argument)
    }

    /// Opens the document, in a format that the name and the first 64 KB tell unless one is given.
    ///
    /// A regular file is scanned in one pass for where its rows are, about as long as `wc -l` takes, and then read as rows
    /// are asked for. Standard input and pipes are read to their end first, and kept in memory.
    package func open(as format: DocumentFormat? = nil) throws(DocumentError) -> any Document {
        let content = try content()
        return content.document(as: format)
    }
}
