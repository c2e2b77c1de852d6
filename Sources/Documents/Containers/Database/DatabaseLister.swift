import Glibc

/// Lists the tables and the views of a database.
struct DatabaseLister: ContainerLister {
    let listing: RowListing
    private let library: DatabaseLibrary
    private let title: String
    private var isDone = false
    private(set) var notice: String?

    /// The number of columns whose names are shown.
    private static let columnLimit = 100

    init(_ library: DatabaseLibrary, _ listing: RowListing, title: String) {
        (self.library, self.listing, self.title) = (library, listing, title)
    }

    mutating func advance(_ report: FeedReport) -> Bool {
        // A database is one when all of its bytes are there.
        guard !isDone, report.isComplete || report.path != nil else { return false }
        isDone = true
        do throws(Database.Failure) {
            let database = try open(report)
            try list(database)
        } catch {
            notice = "\(title) is a database that cannot be read (\(error.problem))."
        }
        return false
    }

    private mutating func open(_ report: FeedReport) throws(Database.Failure) -> Database {
        if let path = report.path?.bytes {
            guard let absolute = Self.absolute(path) else {
                throw Database.Failure(problem: "its folder is gone", isInterrupted: false)
            }
            // Bytes 18 and 19 tell whether changes are written into a file beside it first.
            let versions = report.store.bytes(in: report.start + 18..<report.start + 20)
            guard versions == [2, 2] else { return try Database(library, path: absolute, isImmutable: false) }
            let hasLog = Self.size(absolute + Array("-wal".utf8)) ?? 0 > 0
            let hasMemory = Self.size(absolute + Array("-shm".utf8)) != nil
            // Without the shared memory of other programs, reading the log would make that file.
            if hasLog, !hasMemory { notice = "\(title) has changes in \(title)-wal, which are not shown." }
            return try Database(library, path: absolute, isImmutable: !(hasLog && hasMemory))
        }
        // The library reads files only. This one has no name, and disappears with the process.
        let spool = SpooledBytes(memoryLimit: 0)
        var failure: ReadFailure?
        _ = report.store.forEachWindow(of: 1 << 20, in: report.start..<report.count) { window, _ in
            do throws(ReadFailure) {
                try spool.append(window)
                return true
            } catch {
                failure = error
                return false
            }
        }
        guard failure == nil, let descriptor = spool.descriptor else {
            throw Database.Failure(problem: failure?.reason ?? "it is empty", isInterrupted: false)
        }
        let path = Array("/proc/self/fd/\(descriptor)".utf8)
        return try Database(library, path: path, isImmutable: true, keeping: spool)
    }

    private static func absolute(_ path: [UInt8]) -> [UInt8]? {
        guard path.first != UInt8(ascii: "/") else { return path }
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        guard getcwd(&buffer, buffer.count) != nil else { return nil }
        return buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) } + [UInt8(ascii: "/")] + path
    }

    private static func size(_ path: [UInt8]) -> Int? {
        var status = stat()
        let found = (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { path in
            path.baseAddress.map { stat($0, &status) } ?? -1
        }
        return found == 0 ? Int(status.st_size) : nil
    }

    private mutating func list(_ database: Database) throws(Database.Failure) {
        var tables: [(name: String, kind: String, sql: String)] = []
        try database.forEachRow(
            of: "SELECT name, type, sql FROM sqlite_schema WHERE type IN ('table', 'view') ORDER BY rowid",
            within: .seconds(5)
        ) { row in
            tables.append((row.text(0), row.text(1), row.text(2)))
            return tables.count < listing.limit
        }
        var rows: [(text: [UInt8], part: RowListing.Part)] = []
        for table in tables {
            var columns: [String] = []
            var problem: String?
            do throws(Database.Failure) {
                // A view of a table that is gone has no columns.
                try database.forEachRow(
                    of: "PRAGMA table_xinfo(\(Database.quoted(table.name)))",
                    within: .milliseconds(500)
                ) { row in
                    columns.append([row.text(1), row.text(2)].filter { !$0.isEmpty }.joined(separator: " "))
                    return columns.count < Self.columnLimit
                }
            } catch {
                problem = "It cannot be read (\(error.problem))."
            }
            var facts = ListedFacts()
            facts.add(ListedRenderer.nameKey, table.name)
            facts.add("kind", table.kind)
            facts.add("columns", columns.joined(separator: ", "))
            if !table.sql.isEmpty { facts.add(ListedRenderer.codeKey, table.sql) }
            if let problem { facts.add(ListedRenderer.problemKey, problem) }
            facts.add(ListedRenderer.contentKey, problem == nil)
            var part = RowListing.Part(name: table.name, format: .jsonLines)
            if problem == nil {
                let name = table.name
                let isTable = table.kind == "table"
                part.feed = { TableFeed(database, table: name, isTable: isTable) }
            }
            rows.append((facts.line, part))
        }
        if !listing.append(rows) {
            notice = "\(title) has more tables than are listed here, which are \(listing.limit.grouped)."
        }
    }
}
