import Glibc
import Synchronization

/// A document of any size. In memory are an index, with one entry for many rows, and the places of the rows of one
/// block.
final class IndexedDocument: Sendable {
    /// The size of a window in bytes. It is large enough to make the calls cheap, and small enough for the processor's
    /// cache.
    static let windowSize = 256 * 1024

    private struct Block {
        var generation: Int
        var place: RowIndex.Block
        var spans: [RowSpan]
    }

    let title: String
    let indexer: Indexer
    /// Whether rows are found only by `step()` and `finishIndexing()`.
    var isStepwise: Bool { thread == nil }
    /// Whether rows inside rows, at any depth, are found at once on the thread of the caller.
    let nestsStepwise: Bool
    /// The thread that finds rows; `nil` if the owner takes the steps.
    private let thread: IndexingThread?
    private let observers: DocumentObservers
    private let lastBlock = Mutex<Block?>(nil)
    /// The numbers of members that were counted, also for the rows inside rows.
    let memberCounts: MemberCounts
    private let ownsMemberCounts: Bool
    let chosenColumns = ChosenColumns()

    /// Finds the rows of the first window.
    ///
    /// - Parameters:
    ///   - isStepwise: Whether rows are found only by `step()` and `finishIndexing()`.
    ///   - nestsStepwise: Whether rows inside rows are found at once. By default they are if `isStepwise` is.
    ///   - keeper: Restores and keeps the index, unless rows are found in steps.
    init(
        _ feed: any ByteFeed,
        title: String,
        as format: FormatName? = nil,
        reading choices: ReadingChoices = ReadingChoices(),
        isStepwise: Bool = false,
        nestsStepwise: Bool? = nil,
        windowSize: Int = IndexedDocument.windowSize,
        memberCounts: MemberCounts? = nil,
        keeper: IndexKeeper? = nil
    ) {
        self.memberCounts = memberCounts ?? MemberCounts()
        ownsMemberCounts = memberCounts == nil
        self.nestsStepwise = nestsStepwise ?? isStepwise
        self.title = title
        let indexer = Indexer(feed, title: title, as: format, choices, windowSize: windowSize, keeper: keeper)
        let observers = DocumentObservers(indexer)
        self.indexer = indexer
        self.observers = observers
        thread =
            isStepwise
            ? nil
            : IndexingThread(indexer) {
                observers.notify()
                if let keeper {
                    let snapshot = indexer.snapshot.withLock { $0 }
                    if snapshot.listing == nil { keeper.keep(snapshot) }
                }
            }
        _ = indexer.step()
    }

    deinit { thread?.cancel() }

    var state: DocumentState { indexer.snapshot.withLock { $0.state } }

    /// The number of rows whose fields can be asked for besides the columns.
    private static let fieldRowLimit = 20
    /// The number of bytes of these rows.
    private static let fieldByteLimit = 4 * RowSpan.byteLimit

    var fieldNames: [String] {
        var names = columns.map(\.name)
        var known = Set(names)
        var bytesLeft = Self.fieldByteLimit
        for row in 0..<min(state.rowCount, Self.fieldRowLimit) where bytesLeft > 0 {
            guard let (span, store, renderer) = span(ofRowAt: row) else { break }
            let shown = span.range.prefix(RowSpan.byteLimit)
            bytesLeft -= shown.count
            let source = RowSource(span: span, bytes: store.bytes(in: shown.startIndex..<shown.endIndex))
            for field in renderer.fields(source) where known.insert(field.name).inserted { names.append(field.name) }
        }
        return names
    }

    func byteRange(ofRowAt index: Int) -> Range<Int> {
        let end = state.byteCount
        return span(ofRowAt: index)?.span.range ?? end..<end
    }

    func row(at index: Int) -> DocumentRow {
        guard let (span, store, renderer) = span(ofRowAt: index) else { return missingRow(index) }
        let shown = span.range.prefix(RowSpan.byteLimit)
        let bytes = store.bytes(in: shown.startIndex..<shown.endIndex)
        guard bytes.count == shown.count else { return missingRow(index) }
        if ownsMemberCounts { memberCounts.keepOnly(generation: state.generation) }
        let source = RowSource(span: span, bytes: bytes, memberCount: memberCounts.count(at:))
        var row = renderer.row(source)
        if !chosenColumns.names.isEmpty { row.cells += chosenCells(source, renderer, besides: row.cells) }
        return row
    }

    func value(ofRowAt index: Int, limit: Int) -> [UInt8]? {
        guard let (span, store, renderer) = span(ofRowAt: index), span.range.count <= limit else { return nil }
        return Array(renderer.value(RowSource(span: span, bytes: store.source(in: span.range))))
    }

    func name(ofRowAt index: Int) -> RowName {
        guard let (span, store, renderer) = span(ofRowAt: index) else { return .none }
        let bytes = store.bytes(in: span.range.lowerBound..<span.range.prefix(RowSource.nameLimit).endIndex)
        return renderer.name(RowSource(span: span, bytes: bytes))
    }

    func line(ofRowAt index: Int) -> Int? { span(ofRowAt: index)?.span.line }

    /// Starts the thread that finds rows, unless the owner takes the steps.
    func beginIndexing() { thread?.start() }

    var isOfFile: Bool { indexer.isOfFile }

    func read(inEncoding name: String?) {
        guard isOfFile else { return }
        indexer.read(inEncoding: name)
        beginIndexing()
        thread?.hurry()
    }

    func follow() {
        guard isOfFile else { return }
        indexer.follow()
        beginIndexing()
        thread?.hurry()
    }

    @MainActor func observe(_ changed: @escaping @MainActor (DocumentChange) -> Void) -> DocumentObservation {
        observers.add(changed)
    }

    @MainActor func finishIndexing() async {
        if let thread {
            await thread.finish()
        } else {
            repeat {} while step() == .more
        }
        observers.tell()
    }

    /// Scans one window, or checks the file for changes, and notifies observers.
    @MainActor @discardableResult
    func step() -> Indexer.Step {
        defer { observers.tell() }
        return indexer.step()
    }

    /// Tells observers the current state.
    @MainActor func tellObservers() { observers.tell() }

    /// Makes the main thread tell observers soon.
    func notifyObservers() { observers.notify() }

    /// Returns the place of a row and what reads it; `nil` if the row does not exist, or no longer.
    func span(ofRowAt row: Int) -> (span: RowSpan, store: any ByteStore, renderer: any RowRenderer)? {
        let (place, generation, store, scanner, renderer) = indexer.snapshot.withLock {
            ($0.place(ofRow: row), $0.state.generation, $0.store, $0.scanner, $0.renderer)
        }
        switch place {
        case nil: return nil
        case .known(let span): return (span, store, renderer)
        case .block(let place):
            let spans = spans(of: place, generation, scanner, store)
            let rank = row - place.rows.lowerBound
            return rank < spans.count ? (spans[rank], store, renderer) : nil
        }
    }

    /// Returns the places of the rows of a block. Costs scanning it, unless it was the last one that was asked for.
    func spans(
        of block: RowIndex.Block,
        _ generation: Int,
        _ scanner: any RowScanner,
        _ store: any ByteStore
    ) -> [RowSpan] {
        let last = lastBlock.withLock { $0 }
        if let last, last.generation == generation, last.place == block { return last.spans }
        // The block is read outside the lock: the main thread must not wait while a search reads from a slow disk.
        let spans = scanner.spans(of: block, in: store)
        lastBlock.withLock { $0 = Block(generation: generation, place: block, spans: spans) }
        return spans
    }

    /// Returns a placeholder for a row that has disappeared. Its identity is no offset of another row.
    private func missingRow(_ row: Int) -> DocumentRow {
        DocumentRow(
            id: -1 - row,
            summary: "(gone)",
            summaryLineLimit: 1,
            detail: nil,
            problem: "\(title) has changed since it was opened, and this row is no longer there. Open it again."
        )
    }
}
