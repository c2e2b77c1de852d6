import Foundation

/// Where a document comes from.
package enum DocumentSource: Sendable, Hashable {
    case file(FilePath)
    case standardInput

    /// What a command line names: a path, or `-` for standard input.
    package init(argument: FilePath) {
        self = argument == "-" ? .standardInput : .file(argument)
    }

    package static func file(path: String) -> DocumentSource { .file(FilePath(path)) }

    /// Opens the document, in a format that the name and its beginning tell unless one is given.
    ///
    /// Costs reading the first 256 KB. Standard input and pipes are shown as they come, and kept: in memory as long as they
    /// are small, then in a temporary file.
    ///
    /// - Parameter follows: whether the document goes on with what is added to the file, and begins anew when the file is
    ///   emptied or replaced.
    package func open(
        as format: FormatName? = nil,
        follows: Bool = false
    ) throws(DocumentError) -> any Document {
        try open(as: format, follows: follows, isStepwise: false)
    }

    /// - Parameter isStepwise: whether nothing happens but what the document is told to do.
    func open(
        as format: FormatName? = nil,
        follows: Bool = false,
        isStepwise: Bool,
        windowSize: Int = IndexedDocument.windowSize
    ) throws(DocumentError) -> IndexedDocument {
        let document = IndexedDocument(
            try feed(follows: follows),
            title: title,
            as: format,
            isStepwise: isStepwise,
            windowSize: windowSize
        )
        if let encoding = document.indexer.refusedEncoding {
            throw DocumentError(
                reason: .encoding,
                name: name,
                problem: "it is \(encoding) text",
                remedy: "Convert it: iconv -f \(encoding) -t UTF-8 FILE | unfold -"
            )
        }
        return document
    }

    /// The source's name as the user wrote it, readable whatever it is.
    var name: String {
        switch self {
        case .file(let path): path.readable
        case .standardInput: "standard input"
        }
    }

    var title: String {
        switch self {
        case .file(let path): path.readableName
        case .standardInput: name
        }
    }
}
