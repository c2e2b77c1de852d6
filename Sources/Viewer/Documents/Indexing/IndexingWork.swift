import Synchronization

/// How far the search for rows is.
struct IndexingWork {
    private(set) var intake: Intake
    private let title: String
    private let forcedFormat: DocumentFormat?
    private let windowSize: Int
    private var report: FeedReport
    private var reading: DocumentReading
    private var scanner: any RowScanner
    /// Where the bytes end that the scanner has seen.
    private var position: Int
    private var mark = RowBatch.Mark()
    private var generation = 0
    /// Why the bytes at `position` were not there, as a sentence; `nil` if they were.
    private var obstacle: String?

    init(_ intake: Intake, title: String, as format: DocumentFormat?, windowSize: Int) {
        self.intake = intake
        self.title = title
        self.windowSize = windowSize
        forcedFormat = format
        report = self.intake.poll()
        reading = DocumentReading(title: title, report, as: format)
        scanner = reading.scanner
        position = reading.start
    }

    /// What is known before the first step.
    mutating func begin() -> DocumentSnapshot {
        var snapshot = DocumentSnapshot(store: report.store, scanner: scanner, renderer: reading.renderer(scanner))
        publish(RowBatch(following: mark), to: &snapshot)
        return snapshot
    }

    mutating func step(_ snapshot: borrowing Mutex<DocumentSnapshot>) -> Indexer.Step {
        if position < report.count, obstacle == nil {
            let batch = scanWindow()
            snapshot.withLock { publish(batch, to: &$0) }
            return obstacle == nil ? .more : pause
        }
        look()
        snapshot.withLock { publish(RowBatch(following: mark), to: &$0) }
        return position < report.count && obstacle == nil ? .more : pause
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
            obstacle = "\(title) cannot be read from byte \(position.formatted()) on (\(error.reason))."
        }
        mark = batch.mark
        return batch
    }

    /// Takes what has happened to the bytes into account.
    private mutating func look() {
        let old = report
        report = intake.poll()
        if report.version != old.version {
            restart(DocumentReading(title: title, report, as: forcedFormat))
        } else if report.count != old.count || report.isComplete != old.isComplete,
            old.count - old.start < DocumentReading.byteLimit
        {
            let new = DocumentReading(title: title, report, as: forcedFormat)
            if new != reading { restart(new) }
        }
        guard obstacle != nil, position < report.count else { return }
        let isReadable = (try? report.store.withBytes(in: position..<position + 1) { _ in }) == 1
        if isReadable { obstacle = nil }
    }

    private mutating func restart(_ reading: DocumentReading) {
        self.reading = reading
        scanner = reading.scanner
        position = reading.start
        mark = RowBatch.Mark()
        obstacle = nil
        generation += 1
    }

    private func publish(_ batch: RowBatch, to snapshot: inout DocumentSnapshot) {
        if snapshot.state.generation != generation { snapshot.index = RowIndex() }
        snapshot.store = report.store
        snapshot.scanner = scanner
        snapshot.renderer = reading.renderer(scanner)
        snapshot.index.append(batch, upTo: position)
        let isAtEnd = position >= report.count || obstacle != nil
        snapshot.tail = isAtEnd ? tail : []

        var state = DocumentState()
        state.generation = generation
        state.format = reading.format
        state.settledRowCount = snapshot.index.rowCount
        state.rowCount = snapshot.index.rowCount + snapshot.tail.count
        state.byteCount = position
        state.isIndexing = !isAtEnd || report.interval == 0 || !report.isCountKnown && !report.isComplete
        state.progress = progress(isAtEnd: !state.isIndexing)
        state.notice = notice(of: state)
        snapshot.state = state
    }

    /// The rows under way, as they are if this is the end.
    private var tail: [RowSpan] {
        var ended = scanner
        var rows: [RowSpan] = []
        ended.finish(at: position) { rows.append($0) }
        return rows
    }

    private func progress(isAtEnd: Bool) -> Double? {
        if isAtEnd { return 1 }
        guard report.isCountKnown, report.count > report.start else { return nil }
        return Double(position - report.start) / Double(report.count - report.start)
    }

    private func notice(of state: DocumentState) -> String? {
        let isEmpty = state.rowCount == 0 && !state.isIndexing && obstacle == nil
        let size = report.count - report.start
        let notices = [
            report.notice, reading.notice, obstacle,
            isEmpty ? reading.emptyNotice(title: title, count: size) : nil,
        ].compactMap { $0 }
        return notices.isEmpty ? nil : notices.joined(separator: " ")
    }
}
