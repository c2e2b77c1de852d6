import Foundation

/// The origin of a document.
package enum DocumentSource: Sendable, Hashable {
    case file(FilePath)
    case standardInput

    /// Makes the source that a command line names: a path, or `-` for standard input.
    package init(argument: FilePath) {
        self = argument == "-" ? .standardInput : .file(argument)
    }

    package static func file(path: String) -> DocumentSource { .file(FilePath(path)) }

    /// Opens the document.
    ///
    /// Costs reading the first 256 KB. Standard input and pipes are shown as they come, and kept: in memory while they
    /// are small, then in a temporary file. If the beginning of one contradicts the format, its notice says so, since
    /// it comes later.
    ///
    /// - Parameters:
    ///   - format: The format. By default it is detected by the name and the beginning.
    ///   - follows: Whether the document grows with the file, and starts over when the file is emptied or replaced.
    ///   - cache: The folder in which the index of a large file is kept; `nil` to keep none.
    package func open(
        as format: FormatName? = nil,
        follows: Bool = false,
        cache: IndexCache? = nil
    ) throws(DocumentError) -> any Document {
        let document = try open(as: format, follows: follows, isStepwise: false, cache: cache)
        try check(document)
        return document
    }

    /// Throws an error if the beginning of a document contradicts the format that the user named.
    func check(_ document: IndexedDocument) throws(DocumentError) {
        guard let contradiction = document.state.contradiction else { return }
        throw DocumentError(
            reason: .format,
            name: name,
            problem: contradiction,
            remedy: "Name another format, or leave out --format, so that the contents decide."
        )
    }

    /// - Parameter isStepwise: Whether the document finds rows only in steps that its owner takes.
    func open(
        as format: FormatName? = nil,
        follows: Bool = false,
        isStepwise: Bool,
        windowSize: Int = IndexedDocument.windowSize,
        cache: IndexCache? = nil
    ) throws(DocumentError) -> IndexedDocument {
        let document = IndexedDocument(
            try feed(follows: follows),
            title: title,
            as: format,
            isStepwise: isStepwise,
            windowSize: windowSize,
            keeper: keeper(cache)
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

    private func keeper(_ cache: IndexCache?) -> IndexKeeper? {
        guard let cache, case .file(let path) = self else { return nil }
        return IndexKeeper(cache, path)
    }

    /// The source's name as the user wrote it, made readable.
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
