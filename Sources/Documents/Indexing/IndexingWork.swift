import Synchronization

/// The progress of finding rows.
struct IndexingWork {
    private(set) var intake: Intake
    private let title: String
    private let forcedFormat: FormatName?
    private let choices: ReadingChoices
    private let windowSize: Int
    private var report: FeedReport
    private var format: any DocumentFormat
    /// The reason why the document is not of the format that the user named; `nil` if it may be.
    private var contradiction: FormatContradiction?
    /// The number of bytes in the sample from which the format was read.
    private var sampleCount: Int
    /// The number of bytes that there were when columns were sampled.
    private var surveyedCount: Int
    private var scanner: any RowScanner
    /// The offset up to which the scanner has seen the bytes.
    private var position: Int
    private var mark = RowBatch.Mark()
    private var generation = 0
    /// The index of the last time that the file was open, until it was asked for.
    private var keeper: IndexKeeper?
    /// Whether the bytes mean others than those that were scanned.
    private var isRereadDue = false
    /// Finds what the file lists, if it is an archive or a database; `nil` for other files.
    private var lister: (any ContainerLister)?
    /// Whether the lister has found all that is listed in the bytes that are there.
    private var isListed = false
    /// The reason why an archive or a database is not opened, as a sentence; `nil` if it is.
    private var containerNotice: String?
    /// The reason why the bytes at `position` could not be read, as a sentence; `nil` if they could.
    private var obstacle: String?

    init(
        _ intake: Intake,
        title: String,
        as format: FormatName?,
        _ choices: ReadingChoices,
        windowSize: Int,
        keeper: IndexKeeper? = nil
    ) {
        self.intake = intake
        self.choices = choices
        self.keeper = keeper
        self.title = title
        self.windowSize = windowSize
        forcedFormat = format
        report = self.intake.poll()
        let sample = DocumentSample(name: title, report)
        self.format = DocumentFormats.format(of: DocumentBeginning(sample, report, choices), as: format)
        contradiction = DocumentFormats.contradiction(sample.ended(report.isComplete), to: format)
        sampleCount = sample.bytes.count
        surveyedCount = report.count
        scanner = self.format.scanner
        position = self.format.start
        openContainer()
    }

    /// Opens an archive or a database, whose rows are listed and not scanned.
    private mutating func openContainer() {
        (lister, isListed, containerNotice) = (nil, false, nil)
        guard let kind = report.container else { return }
        switch ContainerOpening(kind, report, title: title) {
        case .notice(let notice): containerNotice = notice
        case .lister(let lister, let format):
            (self.lister, self.format, scanner) = (lister, format, format.scanner)
            contradiction = nil
        }
    }

    /// Returns a snapshot for before the first step.
    mutating func begin() -> DocumentSnapshot {
        let renderer = format.anyRenderer(after: scanner)
        var snapshot = DocumentSnapshot(store: report.store, scanner: scanner, renderer: renderer)
        publish(RowBatch(following: mark), to: &snapshot)
        return snapshot
    }

    /// Reads the bytes in an encoding from the next step on; `nil` for the one that is detected.
    mutating func read(inEncoding name: String?) {
        intake.read(inEncoding: name)
        // The kept index is that of the file as it is detected.
        (isRereadDue, keeper) = (true, nil)
    }

    /// Lets the document grow with its file from the next step on.
    mutating func follow() { intake.follow() }

    mutating func step(_ snapshot: borrowing Mutex<DocumentSnapshot>) -> Indexer.Step {
        if !hasMore || isRereadDue { look() }
        if lister != nil { return list(snapshot) }
        let shortened = position > report.count ? goBack(from: snapshot.withLock { $0.index }) : nil
        // The last row must not disappear between the poll and the scan, so both are one step.
        let isNew = hasMore
        let batch = isNew ? scanWindow() : RowBatch(following: mark)
        snapshot.withLock { snapshot in
            if let shortened { snapshot.index = shortened }
            publish(batch, to: &snapshot)
        }
        if isNew { restore(snapshot) }
        // All rows are found only if a poll after the last bytes brings no others.
        return isNew ? .more : pause
    }

    /// Whether there are bytes that the scanner has not seen and can read.
    private var hasMore: Bool { lister == nil && position < report.count && obstacle == nil }

    /// Finds more of what the file lists.
    private mutating func list(_ snapshot: borrowing Mutex<DocumentSnapshot>) -> Indexer.Step {
        let hasMore = lister?.advance(report) == true
        isListed = !hasMore
        snapshot.withLock { publish(RowBatch(following: mark), to: &$0) }
        return hasMore ? .more : pause
    }

    /// Goes back to before bytes that were taken back at the end, so that the rows there are found again.
    ///
    /// - Returns: The index of the rows before.
    private mutating func goBack(from index: RowIndex) -> RowIndex {
        guard let (index, end) = index.beginning(upTo: report.count) else {
            (scanner, position, mark) = (format.scanner, format.start, RowBatch.Mark())
            return RowIndex()
        }
        (scanner, position, mark) = (scanner.restarted(at: end.offset, line: end.line), end.offset, index.mark)
        return index
    }

    private var pause: Indexer.Step {
        guard let interval = report.interval else { return .end }
        return interval > 0 ? .wait(interval, descriptor: intake.descriptor) : .more
    }

    /// Finds the rows of the next window.
    private mutating func scanWindow() -> RowBatch {
        var batch = RowBatch(following: mark)
        do throws(ReadFailure) {
            let end = min(report.count, position + windowSize)
            let read = try report.store.withBytes(in: position..<end) { scanner.scan($0, at: position, into: &batch) }
            position += read
            if read == 0 { obstacle = "\(title) became shorter while it was read." }
        } catch {
            obstacle = "\(title) cannot be read from byte \(position.grouped) on (\(error.reason))."
        }
        mark = batch.mark
        return batch
    }

    /// Goes on from the end of the index that was kept, if the file begins with the same bytes.
    private mutating func restore(_ snapshot: borrowing Mutex<DocumentSnapshot>) {
        // The scanner has been configured from the first rows.
        guard let keeper, mark.rowCount > 0 else { return }
        self.keeper = nil
        let name = type(of: format).name
        guard generation == 0,
            let kept = keeper.index(of: report.store, format: name, start: report.start, size: report.count),
            let last = kept.checkpoints.last, last.offset > position
        else { return }
        scanner = scanner.restarted(at: last.offset, line: last.line)
        position = last.offset
        let index = RowIndex(kept, upTo: last)
        mark = index.mark
        snapshot.withLock { snapshot in
            snapshot.index = index
            publish(RowBatch(following: mark), to: &snapshot)
        }
    }

    /// Polls the feed, and starts over if the bytes or their format are different ones.
    private mutating func look() {
        let old = report
        isRereadDue = false
        report = intake.poll()
        let isSettled = old.count - old.start >= DocumentBeginning.byteLimit && sampleCount == DocumentSample.byteLimit
        let isSame = report.count == old.count && report.isComplete == old.isComplete
        let isWhole = sampleCount == min(report.count - report.start, DocumentSample.byteLimit)
        // Bytes that are unpacked or added later may have wider columns.
        let hasEnded = report.isComplete && !old.isComplete && report.count > surveyedCount
        let hasGrown =
            hasEnded || report.count - report.start > 2 * max(surveyedCount - report.start, DocumentSample.byteLimit)
        if report.container != nil, containerNotice == nil {
            if report.version != old.version || lister == nil {
                openContainer()
                if lister != nil { return restart(format) }
            } else {
                return
            }
        } else if lister != nil {
            (lister, containerNotice) = (nil, nil)
        }
        if report.version != old.version || !isSettled && !(isSame && isWhole) || hasGrown {
            surveyedCount = report.count
            let sample = DocumentSample(name: title, report)
            sampleCount = sample.bytes.count
            contradiction = DocumentFormats.contradiction(sample.ended(report.isComplete), to: forcedFormat)
            let new = DocumentFormats.format(of: DocumentBeginning(sample, report, choices), as: forcedFormat)
            // Equal formats find the same rows, and the later one has more information on the columns.
            if !new.isEqual(to: format) || report.version != old.version { restart(new) } else { format = new }
        }
        if obstacle != nil, position < report.count {
            let isReadable = (try? report.store.withBytes(in: position..<position + 1) { _ in }) == 1
            if isReadable { obstacle = nil }
        }
    }

    private mutating func restart(_ format: any DocumentFormat) {
        self.format = format
        scanner = format.scanner
        position = format.start
        mark = RowBatch.Mark()
        obstacle = nil
        generation += 1
    }

    private func publish(_ batch: RowBatch, to snapshot: inout DocumentSnapshot) {
        if snapshot.state.generation != generation { snapshot.index = RowIndex() }
        snapshot.store = report.store
        snapshot.start = report.start
        (snapshot.isComplete, snapshot.interval) = (report.isComplete, report.interval)
        snapshot.scanner = scanner
        snapshot.renderer = format.anyRenderer(after: scanner)
        snapshot.index.append(batch, upTo: position)
        let isAtEnd = position >= report.count || obstacle != nil
        snapshot.tail = isAtEnd ? tail : []
        if let lister {
            snapshot.store = lister.listing
            snapshot.tail = lister.listing.spans
        }
        snapshot.listing = lister?.listing

        var state = DocumentState()
        state.generation = generation
        state.format = type(of: format).name
        state.settledRowCount = snapshot.index.rowCount
        state.rowCount = snapshot.index.rowCount + snapshot.tail.count
        state.hasLongRows =
            snapshot.index.mark.hasLongRows || snapshot.tail.contains { $0.range.count > RowSpan.byteLimit }
        state.byteCount = position
        state.isIndexing = !isAtEnd || report.interval == 0 || report.awaitsMore
        state.isWaiting = isAtEnd && report.interval != 0 && report.awaitsMore
        state.progress = progress(isAtEnd: !state.isIndexing)
        if let lister {
            state.settledRowCount = state.rowCount
            state.hasLongRows = false
            state.byteCount = snapshot.tail.last?.range.upperBound ?? lister.listing.space.lowerBound
            state.isIndexing = !isListed || report.interval == 0 || report.awaitsMore
            state.isWaiting = isListed && report.interval != 0 && report.awaitsMore
            state.progress = state.isIndexing ? report.fraction : 1
        }
        state.contradiction = contradiction?.problem
        state.notice = notice(of: state)
        state.loss = report.loss ?? obstacle
        state.facts = report.facts + format.facts
        state.encoding = intake.namedEncoding
        state.canFollow = report.canFollow
        state.rereadCount = intake.restarts
        snapshot.state = state
    }

    /// The unfinished rows, as they are if the bytes end here.
    private var tail: [RowSpan] {
        var ended = scanner
        var rows: [RowSpan] = []
        ended.finish(at: position) { rows.append($0) }
        return rows
    }

    private func progress(isAtEnd: Bool) -> Double? {
        if isAtEnd { return 1 }
        if let fraction = report.fraction { return min(1, fraction) }
        guard !report.isPartial, report.count > report.start else { return nil }
        return Double(position - report.start) / Double(report.count - report.start)
    }

    private func notice(of state: DocumentState) -> String? {
        let isEmpty =
            state.rowCount == 0 && !state.isIndexing && obstacle == nil && report.notice == nil && lister?.notice == nil
        let size = report.count - report.start
        let notices = [
            report.notice, containerNotice, lister?.notice, format.notice,
            contradiction.map { "\(title): \($0.problem)." }, obstacle,
            isEmpty ? format.emptyNotice(title: title, byteCount: size) : nil,
        ].compactMap { $0 }
        return notices.isEmpty ? nil : notices.joined(separator: " ")
    }
}
