import Dispatch
import Glibc
import Synchronization

/// The rows inside a row: the elements of an array, the members of an object, the files of a commit, or the parts of a
/// long row.
///
/// They are a document of their own, over a part of the bytes. Offsets and lines are those of the whole document. The
/// first rows are found at once, and the others on a queue that all nested rows share, a few windows in a turn.
package final class NestedRows: Sendable {
    /// The number of windows that are scanned in one turn.
    private static let turn = 16
    /// The time between two notifications while rows are found.
    private static let period = Duration.milliseconds(66)
    private static let queue = DispatchQueue(label: "unfold-nested", qos: .utility)

    /// The first offset at which one of the rows may begin.
    package let firstOffset: Int
    /// Whether the rows are those of a value of JSON in a string.
    package let isQuoted: Bool
    private let format: FormatName
    /// The rows as a document.
    let rows: IndexedDocument
    /// The bytes of a row of the document; `nil` if the rows are those of a file that the row lists.
    private let feed: NestedFeed?
    /// The offsets of a file that the row lists.
    private let space: Range<Int>
    private let isStepwise: Bool
    private let isScanning = Atomic(false)
    /// Whether bytes were added since a scan began.
    private let isExtended = Atomic(false)

    /// - Parameter isStepwise: Whether all rows are found at once, on the thread of the caller.
    init(
        _ store: any ByteStore,
        _ place: NestedPlace,
        line: Int,
        title: String,
        isStepwise: Bool,
        memberCounts: MemberCounts? = nil
    ) {
        (firstOffset, format, isQuoted) = (place.firstOffset, place.format, place.isQuoted)
        let feed = NestedFeed(store, place.range, line: line)
        (self.feed, space) = (feed, 0..<0)
        rows = IndexedDocument(
            feed,
            title: title,
            as: place.format,
            // The bytes are those of a document, which are converted.
            reading: ReadingChoices(encoding: "UTF-8"),
            isStepwise: true,
            nestsStepwise: isStepwise,
            memberCounts: memberCounts
        )
        self.isStepwise = isStepwise
        if isStepwise { scanAll() }
    }

    /// The rows of a file, or of a table, that a row lists.
    ///
    /// - Parameters:
    ///   - content: The bytes of the file.
    ///   - space: The offsets for them.
    ///   - format: The format; `nil` if the name and the contents tell it.
    init(_ content: ContentFeed, in space: Range<Int>, title: String, as format: FormatName?, isStepwise: Bool) {
        (firstOffset, self.format, isQuoted) = (space.lowerBound, .text, false)
        (feed, self.space) = (nil, space)
        rows = IndexedDocument(content, title: title, as: format, isStepwise: true, nestsStepwise: isStepwise)
        self.isStepwise = isStepwise
        if isStepwise { scanAll() }
    }

    /// The offset at which the bytes end.
    private var end: Int { feed?.poll().count ?? space.upperBound }

    /// Whether the rows are parts of one long text.
    package var areParts: Bool { format.rowsAreParts }

    /// Whether a row that begins at an offset may be one of these rows, or inside one of them.
    package func isAround(_ offset: Int) -> Bool { firstOffset <= offset && offset <= end }

    /// Whether these rows are also those at a place in a changed row, up to bytes that were added at the end.
    package func isBeginning(of place: NestedPlace) -> Bool {
        guard place.firstOffset == firstOffset, place.format == format, place.isQuoted == isQuoted,
            place.isListed == (feed == nil)
        else { return false }
        if place.isListed { return place.range.upperBound == space.upperBound }
        // A value in a string is written without escapes once, so no bytes can be added to it.
        return isQuoted ? end == place.range.upperBound : end <= place.range.upperBound
    }

    /// Begins to find the other rows, unless that has begun.
    package func beginScanning() {
        guard !isStepwise, rows.state.isIndexing || isExtended.load(ordering: .acquiring) else { return }
        guard !isScanning.exchange(true, ordering: .acquiringAndReleasing) else { return }
        Self.queue.async { [weak self] in
            self?.isExtended.store(false, ordering: .releasing)
            self?.scanTurn(lastNews: .now)
        }
    }

    /// Adds bytes at the end, up to an offset. Costs nothing on this thread unless all rows are found on it: rows that
    /// are inside each other grow one after another.
    @MainActor package func extend(to offset: Int) {
        guard let feed else { return }
        feed.extend(to: offset)
        isExtended.store(true, ordering: .releasing)
        guard isStepwise else { return beginScanning() }
        scanAll()
        rows.tellObservers()
    }

    /// Finds the rows up to an offset on the thread of the caller, unless that takes too many bytes.
    @MainActor package func scan(upTo offset: Int, byteLimit: Int) {
        let limit = rows.state.byteCount + byteLimit
        // A file that has to be unpacked before it is listed has no rows meanwhile.
        var steps = 1 + byteLimit / IndexedDocument.windowSize
        while steps > 0, rows.state.isIndexing, rows.state.byteCount <= offset, rows.state.byteCount < limit {
            _ = rows.indexer.step()
            steps -= 1
        }
        rows.tellObservers()
    }

    /// Finds the rows of the next window on the thread of the caller.
    ///
    /// - Returns: Whether there may be more.
    func scanMore() -> Bool { rows.indexer.step() == .more }

    private func scanAll() { while rows.indexer.step() == .more {} }

    private func scanTurn(lastNews: ContinuousClock.Instant) {
        for _ in 0..<Self.turn {
            let step = rows.indexer.step()
            if case .wait(let seconds, _) = step, rows.state.isIndexing {
                // The file is unpacked by another thread.
                rows.notifyObservers()
                Self.queue.asyncAfter(deadline: .now() + seconds) { [weak self] in self?.scanTurn(lastNews: .now) }
                return
            }
            guard step == .more else {
                isScanning.store(false, ordering: .releasing)
                rows.notifyObservers()
                // Bytes that were added after the last step begin another scan.
                return isExtended.load(ordering: .acquiring) ? beginScanning() : ()
            }
        }
        let isNews = lastNews.duration(to: .now) > Self.period
        if isNews { rows.notifyObservers() }
        let news = isNews ? ContinuousClock.now : lastNews
        Self.queue.async { [weak self] in self?.scanTurn(lastNews: news) }
    }
}
