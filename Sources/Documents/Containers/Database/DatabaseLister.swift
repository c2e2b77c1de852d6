import Glibc

/// Lists the tables and the views of a database.
struct DatabaseLister: ContainerLister {
    let listing: RowListing
    private let library: DatabaseLibrary
    private let title: String
    private var isDone = false
    /// The copy of a database that is no file with a name, while it is made.
    private var copy: DatabaseCopy?
    private(set) var notice: String?

    /// The number of columns whose names are shown.
    private static let columnLimit = 100

    init(_ library: DatabaseLibrary, _ listing: RowListing, title: String) {
        (self.library, self.listing, self.title) = (library, listing, title)
    }

    mutating func advance(_ report: FeedReport) -> Bool {
        guard !isDone else { return false }
        do throws(Database.Failure) {
            if let path = report.path?.bytes {
                try list(open(path, report))
            } else {
                let copy = copy ?? DatabaseCopy(library)
                self.copy = copy
                if try copy.copy(report) { return true }
                // A database is one when all of its bytes are there.
                guard report.isComplete else { return false }
                try list(copy.finish())
            }
        } catch {
            notice = "\(title) is a database that cannot be read (\(error.problem))."
        }
        (isDone, copy) = (true, nil)
        return false
    }

    /// Opens a file.
    private mutating func open(_ path: [UInt8], _ report: FeedReport) throws(Database.Failure) -> Database {
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
