/// The records of a table or a view, as lines of JSON that are read page by page.
///
/// They are not kept: of each block the place of its first record is, from which it is read again. One thread at a time
/// polls.
final class TableFeed: ByteFeed, @unchecked Sendable {
    /// The place of a record.
    private enum Place: Sendable {
        /// After the record with a number, by which the table is ordered.
        case after(Int?)
        /// After a number of records.
        case behind(Int)
    }

    /// The number of bytes after which a block ends, and the number of blocks that one poll reads.
    private static let (blockSize, blocksPerPoll) = (64 * 1024, 4)
    /// The time in which a block has to be there: in the first poll, which the user waits for, and in later ones.
    private static let times: [Duration] = [.milliseconds(50), .seconds(2), .seconds(20)]
    /// The number of records of a view that are read. A view may make records without an end.
    private static let viewLimit = 10_000_000

    private let database: Database
    private let table: String
    private let isTable: Bool
    private let bytes: RebuiltBytes<Place>
    /// The column that numbers the records; `nil` if the table has none.
    private let numbers: String?
    private var place: Place
    private var count = 0
    private var isComplete = false
    private var attempt = 0
    private var notice: String?

    init(_ database: Database, table: String, isTable: Bool) {
        (self.database, self.table, self.isTable) = (database, table, isTable)
        let numbers = isTable ? Self.numbers(of: table, database) : nil
        self.numbers = numbers
        place = numbers == nil ? .behind(0) : .after(nil)
        bytes = RebuiltBytes { place, count in
            // A block that was read once is read again in about the same time.
            (try? Self.block(database, table, numbers, place, size: count, within: .seconds(60)))?.text ?? []
        }
    }

    /// Returns a name of the column that numbers the records of a table, which is hidden by a column of the same name.
    private static func numbers(of table: String, _ database: Database) -> String? {
        var names: Set<String> = []
        try? database.forEachRow(of: "PRAGMA table_xinfo(\(Database.quoted(table)))", within: .seconds(1)) { row in
            names.insert(row.text(1).lowercased())
            return true
        }
        return ["rowid", "_rowid_", "oid"].first { name in
            guard !names.contains(name) else { return false }
            let sql = "SELECT \(name) FROM \(Database.quoted(table)) ORDER BY \(name) LIMIT 0"
            return (try? database.forEachRow(of: sql, within: .seconds(1)) { _ in true }) != nil
        }
    }

    var descriptor: Int32? { nil }
    var isOfFile: Bool { false }

    func poll() -> FeedReport {
        for _ in 0..<Self.blocksPerPoll where !isComplete {
            if !readBlock() { break }
        }
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

    /// - Returns: Whether a block was read.
    private func readBlock() -> Bool {
        do throws(Database.Failure) {
            let time = Self.times[min(attempt, Self.times.count - 1)]
            let block = try Self.block(database, table, numbers, place, size: Self.blockSize, within: time)
            attempt = max(1, attempt)
            bytes.append(block.text, from: place)
            count += block.count
            switch place {
            case .after: place = .after(block.last)
            case .behind(let passed): place = .behind(passed + block.count)
            }
            isComplete = block.isLast
            if !isTable, count >= Self.viewLimit, !isComplete {
                isComplete = true
                notice = "\(table) has more records, which are not shown."
            }
            return true
        } catch {
            attempt += 1
            if !error.isInterrupted || attempt >= Self.times.count {
                isComplete = true
                notice =
                    error.isInterrupted
                    ? "\(table) takes too long, and these are the records that were found."
                    : "\(table) cannot be read any further (\(error.problem))."
            }
            return false
        }
    }

    private struct Block {
        var text: [UInt8] = []
        var count = 0
        /// The number of the last record.
        var last: Int?
        var isLast = true
    }

    private static func block(
        _ database: Database,
        _ table: String,
        _ numbers: String?,
        _ place: Place,
        size: Int,
        within time: Duration
    ) throws(Database.Failure) -> Block {
        var sql = "SELECT \(numbers.map { $0 + ", " } ?? "")* FROM \(Database.quoted(table))"
        switch place {
        case .after(let number):
            let column = numbers ?? "rowid"
            if let number { sql += " WHERE \(column) > \(number)" }
            sql += " ORDER BY \(column)"
        case .behind(let count): if count > 0 { sql += " LIMIT -1 OFFSET \(count)" }
        }
        let first = numbers == nil ? 0 : 1
        var block = Block()
        block.text.reserveCapacity(size + 4096)
        var names: [[UInt8]]?
        try database.forEachRow(of: sql, within: time) { row in
            let keys = names ?? (first..<row.count).map { JSONText.string(row.name($0)) + Array(": ".utf8) }
            names = keys
            block.text.append(UInt8(ascii: "{"))
            for (rank, key) in keys.enumerated() {
                if rank > 0 { block.text += [UInt8(ascii: ","), 0x20] }
                block.text += key
                row.append(first + rank, to: &block.text)
            }
            block.text += [UInt8(ascii: "}"), 0x0A]
            block.count += 1
            if first > 0 { block.last = row.integer(0) }
            block.isLast = block.text.count < size
            return block.isLast
        }
        return block
    }
}
