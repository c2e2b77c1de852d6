/// The records of a table or a view, as lines of JSON that are read block by block.
///
/// The records of a table are not kept: of each block the key of the record before it is (`TableKey`), from which the
/// block is read again by a look into a tree.
///
/// The records of a view have no key, nor have those of a few tables. The library finds one by making all those before
/// it, so they are kept: some in memory, more in a temporary file. Without room for them, those before one are passed
/// over again. So that all records cost no more than two readings of them, a statement that has passed over some goes
/// on for as long as that took. It is not kept open meanwhile, since it would hold up the programs that write.
///
/// One thread at a time polls.
final class TableFeed: ByteFeed, @unchecked Sendable {
    /// The place of a record.
    private enum Place: Sendable {
        /// At the beginning.
        case start
        /// After the record with a key.
        case after([DatabaseValue])
        /// Behind a number of records.
        case behind(Int)
        /// At an offset of the records that are kept.
        case kept(Int)
    }

    /// The number of bytes after which a block ends, and the number of blocks that one poll reads.
    private static let (blockSize, blocksPerPoll) = (64 * 1024, 4)
    /// The time in which a block has to be there: in the first poll, which the user waits for, and in later ones.
    private static let times: [Duration] = [.milliseconds(50), .seconds(2), .seconds(20)]
    /// The number of records of a view that are read. A view may make records without an end.
    private static let viewLimit = 10_000_000
    /// The number of bytes of records that are kept.
    private static let keptLimit = 2 << 30

    private let source: Source
    private let isTable: Bool
    private let bytes: RebuiltBytes<Place>
    /// The records without a key. `nil` if the table has a key, or if there is no room for more records.
    private var spool: SpooledBytes?
    private var place = Place.start
    private var count = 0
    private var isComplete = false
    private var attempt = 0
    private var notice: String?

    /// - Parameter spool: Keeps records that have no key.
    init(_ database: Database, table: String, isTable: Bool, spool: SpooledBytes = SpooledBytes()) {
        let key = isTable ? TableKey(ofTable: table, in: database) : nil
        let source = Source(database: database, table: table, key: key)
        (self.source, self.isTable) = (source, isTable)
        self.spool = key == nil ? spool : nil
        bytes = RebuiltBytes { place, count in
            if case .kept(let offset) = place { return spool.bytes(in: offset..<offset + count) }
            var text: [UInt8] = []
            // A block that was read once is read again in about the same time.
            _ = try? source.forEachBlock(from: place, size: count, within: .seconds(60)) { block in
                text = block.text
                return false
            }
            return text
        }
    }

    var descriptor: Int32? { nil }
    var isOfFile: Bool { false }

    func poll() -> FeedReport {
        if !isComplete { readBlocks() }
        return FeedReport(
            store: bytes,
            count: bytes.count,
            isComplete: isComplete,
            awaitsMore: !isComplete,
            isPartial: !isComplete,
            notice: notice,
            interval: isComplete ? nil : 0
        )
    }

    private func readBlocks() {
        let (start, passes) = (ContinuousClock.now, source.key == nil && count > 0)
        var (blocks, passing) = (0, Duration.zero)
        do throws(Database.Failure) {
            let time = Self.times[min(attempt, Self.times.count - 1)]
            isComplete = try source.forEachBlock(from: place, size: Self.blockSize, within: time) { block in
                append(block)
                blocks += 1
                if blocks == 1, passes { passing = start.duration(to: .now) }
                if !isTable, count >= Self.viewLimit { return false }
                return blocks < Self.blocksPerPoll || passes && start.duration(to: .now) < passing * 2
            }
            attempt = max(1, attempt)
            if !isTable, count >= Self.viewLimit, !isComplete {
                isComplete = true
                notice = "\(source.table) has more records, which are not shown."
            }
        } catch {
            // Blocks that came before the time was over are kept.
            if error.isInterrupted, blocks > 0 { return attempt = max(1, attempt) }
            attempt += 1
            guard !error.isInterrupted || attempt >= Self.times.count else { return }
            isComplete = true
            notice =
                error.isInterrupted
                ? "\(source.table) takes too long, and these are the records that were found."
                : "\(source.table) cannot be read any further (\(error.problem))."
        }
    }

    private func append(_ block: Block) {
        bytes.append(block.text, from: keep(block) ?? place)
        count += block.count
        place = block.key.map { .after($0) } ?? .behind(count)
    }

    /// Keeps a block that has no key.
    ///
    /// - Returns: Its place; `nil` if it has a key, or if there is no room.
    private func keep(_ block: Block) -> Place? {
        guard let spool else { return nil }
        let offset = spool.count
        guard offset + block.text.count <= Self.keptLimit, (try? spool.append(block.text)) != nil else {
            self.spool = nil
            return nil
        }
        return .kept(offset)
    }

    private struct Block {
        var text: [UInt8] = []
        var count = 0
        /// The key of the last record; `nil` if it has none.
        var key: [DatabaseValue]?
    }

    /// The records in the order of their key, or else in the one in which they come.
    private struct Source: Sendable {
        let database: Database
        let table: String
        let key: TableKey?

        /// Calls `body` with the blocks from a place on until it returns false.
        ///
        /// - Returns: Whether the last one was the last of all.
        func forEachBlock(
            from place: Place,
            size: Int,
            within time: Duration,
            _ body: (Block) -> Bool
        ) throws(Database.Failure) -> Bool {
            var sql = "SELECT \(key?.selection ?? "")* FROM \(Database.quoted(table))"
            var values: [DatabaseValue] = []
            switch place {
            case .start: sql += key?.order(isAfter: false) ?? ""
            case .after(let last):
                values = last
                sql += key?.order(isAfter: true) ?? ""
            case .kept: return false
            case .behind(let count): sql += (key?.order(isAfter: false) ?? "") + " LIMIT -1 OFFSET \(count)"
            }
            let first = key?.count ?? 0
            var (block, names) = (Block(), [[UInt8]]?.none)
            var isStopped = false
            block.text.reserveCapacity(size + 4096)
            try database.forEachRow(of: sql, values, within: time) { row in
                let keys = names ?? Self.keys(row, from: first)
                names = keys
                block.text.append(UInt8(ascii: "{"))
                for (rank, key) in keys.enumerated() {
                    if rank > 0 { block.text += [UInt8(ascii: ","), 0x20] }
                    block.text += key
                    row.append(first + rank, to: &block.text)
                }
                block.text += [UInt8(ascii: "}"), 0x0A]
                block.count += 1
                guard block.text.count >= size else { return true }
                block.key = key?.values(row)
                isStopped = !body(block)
                block = Block()
                block.text.reserveCapacity(size + 4096)
                return !isStopped
            }
            if !isStopped, block.count > 0 { _ = body(block) }
            return !isStopped
        }

        /// Returns the names of columns with the signs before their values.
        private static func keys(_ row: DatabaseRow, from first: Int) -> [[UInt8]] {
            (first..<row.count).map { column in
                var key: [UInt8] = []
                JSONText.append(row.name(column), to: &key)
                return key + [UInt8(ascii: ":"), 0x20]
            }
        }
    }
}
