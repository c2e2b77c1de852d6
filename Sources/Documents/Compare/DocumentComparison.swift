import Glibc
import Synchronization

/// Two files that are compared by the keys of their values.
package struct DocumentComparison: Sendable {
    private let old: DocumentSource
    private let new: DocumentSource
    private let format: FormatName?
    private let choices: ReadingChoices
    private let field: String?

    /// - Parameters:
    ///   - format: The format of both files. By default it is detected.
    ///   - choices: What else the user says of how both files are to be read.
    ///   - field: The name of the field that identifies records. By default, a field such as `id` whose values differ.
    package init(
        _ old: DocumentSource,
        _ new: DocumentSource,
        as format: FormatName? = nil,
        reading choices: ReadingChoices = ReadingChoices(),
        field: String? = nil
    ) {
        (self.old, self.new, self.format, self.choices, self.field) = (old, new, format, choices, field)
    }

    /// Opens the differences as a document whose rows come as they are found, on a thread of its own.
    package func open() throws(DocumentError) -> any Document {
        let feed = ComparisonFeed(try documents(), field: field)
        return IndexedDocument(feed, title: "\(old.title) → \(new.title)", as: .comparison)
    }

    /// Writes the differences as text.
    ///
    /// - Parameter write: Writes a part. An error that it throws ends the comparison.
    /// - Returns: The number of differences.
    /// - Throws: An error with one sentence for the user if a file cannot be opened, or if no record has the field.
    package func write(_ write: @escaping ([UInt8]) throws -> Void) throws -> Int {
        let (old, new) = try documents()
        Self.findRows(of: [old, new]) { false }
        var comparison = KeyedComparison(field: field, isCancelled: { false }, write: write)
        try comparison.run(old, new)
        return comparison.differenceCount
    }

    private func documents() throws(DocumentError) -> (IndexedDocument, IndexedDocument) {
        let documents = (
            try old.open(as: format, reading: choices, isStepwise: true),
            try new.open(as: format, reading: choices, isStepwise: true)
        )
        try old.check(documents.0)
        try new.check(documents.1)
        return documents
    }

    /// Finds all rows of documents.
    fileprivate static func findRows(of documents: [IndexedDocument], isCancelled: () -> Bool) {
        for document in documents {
            while document.state.isIndexing, !isCancelled() {
                if case .wait = document.indexer.step() { usleep(2000) }
            }
        }
    }
}

/// The text of a comparison, which a thread of its own writes.
private final class ComparisonFeed: ByteFeed {
    /// The interval at which the document checks for more text, in seconds.
    private static let interval = 0.05

    private let spool = SpooledBytes()
    private let flag = CancellationFlag()
    private let progress: Progress

    private final class Progress: Sendable {
        let isComplete = Atomic(false)
        let failure = Mutex<String?>(nil)
    }

    init(_ documents: (IndexedDocument, IndexedDocument), field: String?) {
        let progress = Progress()
        self.progress = progress
        WorkThread.start("unfold-compare") { [spool, flag] in
            defer { progress.isComplete.store(true, ordering: .releasing) }
            DocumentComparison.findRows(of: [documents.0, documents.1]) { flag.isSet }
            var comparison = KeyedComparison(field: field, isCancelled: { flag.isSet }) { bytes in
                try bytes.withUnsafeBytes { try spool.append($0) }
            }
            do {
                try comparison.run(documents.0, documents.1)
            } catch let error as ReadFailure {
                progress.failure.withLock { $0 = "There is no room to keep more differences (\(error.reason))." }
            } catch let error as UnknownKey {
                progress.failure.withLock { $0 = "\(error)" }
            } catch {
                // The document was closed.
            }
        }
    }

    deinit { flag.set() }

    var descriptor: Int32? { nil }

    func poll() -> FeedReport {
        let isComplete = progress.isComplete.load(ordering: .acquiring)
        return FeedReport(
            store: spool,
            count: spool.count,
            isComplete: isComplete,
            awaitsMore: !isComplete,
            isPartial: !isComplete,
            notice: progress.failure.withLock { $0 },
            interval: isComplete ? nil : Self.interval
        )
    }
}
