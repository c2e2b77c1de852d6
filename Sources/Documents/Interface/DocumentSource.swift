import Glibc

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
    ///   - choices: What else the user says of how the file is to be read.
    ///   - follows: Whether the document grows with the file, and starts over when the file is emptied or replaced.
    ///   - cache: The folder in which the index of a large file is kept; `nil` to keep none.
    package func open(
        as format: FormatName? = nil,
        reading choices: ReadingChoices = ReadingChoices(),
        follows: Bool = false,
        cache: IndexCache? = nil
    ) throws(DocumentError) -> any Document {
        let document = try open(as: format, reading: choices, follows: follows, isStepwise: false, cache: cache)
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
        reading choices: ReadingChoices = ReadingChoices(),
        follows: Bool = false,
        isStepwise: Bool,
        windowSize: Int = IndexedDocument.windowSize,
        cache: IndexCache? = nil
    ) throws(DocumentError) -> IndexedDocument {
        if let encoding = choices.encoding, TextEncoding(named: encoding) == nil {
            throw DocumentError(
                reason: .encoding,
                name: name,
                problem: "no encoding has the name “\(encoding)”",
                remedy: "iconv -l lists the names."
            )
        }
        return IndexedDocument(
            try feed(follows: follows),
            title: title,
            as: format,
            reading: choices,
            isStepwise: isStepwise,
            windowSize: windowSize,
            // An index is that of a file as it is detected.
            keeper: choices == ReadingChoices() ? keeper(cache) : nil
        )
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
