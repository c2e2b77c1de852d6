import Glibc
import Synchronization

/// Restores and keeps the index of one file.
final class IndexKeeper: Sendable {
    private let cache: IndexCache
    private let path: FilePath
    /// The number of bytes of the index that is kept.
    private let keptCount = Mutex(0)

    /// - Returns: `nil` for a path that does not lead to a file.
    init?(_ cache: IndexCache, _ path: FilePath) {
        guard let real = path.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(real) }
        self.cache = cache
        let bytes = UnsafeBufferPointer(start: real, count: strlen(real)).lazy.map { UInt8(bitPattern: $0) }
        self.path = FilePath(bytes: bytes)
    }

    /// Returns the index that was kept of a file.
    func index(of store: any ByteStore, format: FormatName, start: Int, size: Int) -> KeptIndex? {
        guard let file = store as? FileBytes,
            let index = cache.index(of: file, path: path, format: format, start: start, size: size)
        else { return nil }
        keptCount.withLock { $0 = index.origin.count }
        return index
    }

    /// Keeps the index of a document whose rows are all found, unless it is kept.
    func keep(_ snapshot: DocumentSnapshot) {
        let (state, index) = (snapshot.state, snapshot.index)
        guard !state.isIndexing, let file = snapshot.store as? FileBytes, index.checkpointCount > 1,
            // An index that lacks little is as good, and a file that grows all the time is not written for each line.
            keptCount.withLock({ $0 == 0 || state.byteCount - $0 >= IndexCache.leastSize }),
            let origin = cache.origin(
                of: file,
                path: path,
                format: state.format,
                start: snapshot.start,
                count: state.byteCount
            )
        else { return }
        keptCount.withLock { $0 = state.byteCount }
        cache.keep(index.kept(origin))
    }
}

extension RowIndex {
    func kept(_ origin: KeptIndex.Origin) -> KeptIndex {
        KeptIndex(
            origin: origin,
            checkpoints: (0..<checkpointCount).map(checkpoint(at:)),
            longRows: longRows,
            hasLongRows: mark.hasLongRows
        )
    }

    /// Makes the part of an index up to its last checkpoint, from which the other rows are found again.
    init(_ kept: KeptIndex, upTo last: RowCheckpoint) {
        self.init()
        let batch = RowBatch(
            restoring: kept.checkpoints,
            kept.longRows,
            hasLongRows: kept.hasLongRows,
            upTo: last
        )
        append(batch, upTo: last.offset)
    }
}
