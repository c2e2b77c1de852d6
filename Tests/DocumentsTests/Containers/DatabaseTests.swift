import Foundation
import SeededRandom
import TemporaryFolder
import Testing

@testable import Documents

/// Tests databases of SQLite, whose tables are rows that unfold to their records.
@Suite(.enabled(if: DatabaseLibrary.shared != nil)) struct DatabaseTests {
    /// Makes a database by statements.
    private static func make(_ sql: String, at path: String, closes: Bool = true) throws {
        let library = try #require(LoadedLibrary(DatabaseLibrary.fileName))
        typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> Int32
        typealias Execute =
            @convention(c) (
                OpaquePointer?, UnsafePointer<CChar>, OpaquePointer?, OpaquePointer?, OpaquePointer?
            ) -> Int32
        let open = try #require(library.function("sqlite3_open", as: Open.self))
        let execute = try #require(library.function("sqlite3_exec", as: Execute.self))
        let close = try #require(
            library.function("sqlite3_close", as: (@convention(c) (OpaquePointer?) -> Int32).self)
        )
        var connection: OpaquePointer?
        #expect(open(path, &connection) == 0)
        #expect(execute(connection, sql, nil, nil, nil) == 0)
        if closes { _ = close(connection) }
    }

    private static func open(_ sql: String, in folder: TemporaryFolder) throws -> IndexedDocument {
        let path = folder.path + "/a.db"
        try make(sql, at: path)
        return try DocumentsTests.open(path)
    }

    private static func rows(inside row: Int, of document: IndexedDocument) throws -> IndexedDocument {
        let rows = try #require(document.nestedRows(at: row)).rows
        while rows.indexer.step() == .more {}
        return rows
    }

    private static func text(_ rows: IndexedDocument) -> String {
        rows.ranges.indices.compactMap { rows.source(ofRowAt: $0, limit: .max) }.joined(separator: "\n")
    }

    @Test func tablesAreRowsThatUnfoldToRecords() throws {
        let folder = try TemporaryFolder()
        let document = try Self.open(
            """
            CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, score REAL, data BLOB, [odd "key"] INT);
            INSERT INTO people VALUES (1, 'Zoë "x"', 1.5, x'00FF', NULL), (2, NULL, 9e999, '', -9223372036854775808);
            CREATE VIEW names AS SELECT name FROM people WHERE name IS NOT NULL;
            CREATE TABLE keyed (k TEXT PRIMARY KEY, v) WITHOUT ROWID;
            INSERT INTO keyed VALUES ('b', '{"a": [1]}'), ('a', char(10));
            """,
            in: folder
        )
        #expect(document.format == .database)
        #expect(document.rows.map(\.name) == [.key("people"), .key("names"), .key("keyed")])
        #expect(document.row(at: 0).cells.map(\.text).first == "people")
        #expect(document.row(at: 1).summary.hasPrefix("names\nview · name"))
        let people = try Self.rows(inside: 0, of: document)
        #expect(
            Self.text(people) == #"""
                {"id": 1, "name": "Zoë \"x\"", "score": 1.5, "data": "x'00FF'", "odd \"key\"": null}
                {"id": 2, "name": null, "score": 9.0e+999, "data": "", "odd \"key\"": -9223372036854775808}
                """#
        )
        #expect(people.columns.map(\.name) == ["id", "name", "score", "data", #"odd "key""#])
        #expect(Self.text(try Self.rows(inside: 1, of: document)) == #"{"name": "Zoë \"x\""}"#)
        let keyed = try Self.rows(inside: 2, of: document)
        #expect(Self.text(keyed) == "{\"k\": \"a\", \"v\": \"\\n\"}\n{\"k\": \"b\", \"v\": \"{\\\"a\\\": [1]}\"}")
        #expect(document.row(atByte: people.byteRange(ofRowAt: 1).lowerBound) == 0)
    }

    /// A table of several blocks is read again from its middle.
    @Test func largeTablesAreReadPageByPage() throws {
        let folder = try TemporaryFolder()
        for option in ["", " WITHOUT ROWID"] {
            let path = folder.path + "/b.db"
            try? FileManager.default.removeItem(atPath: path)
            try Self.make(
                """
                CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT)\(option);
                WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60000)
                INSERT INTO t SELECT 3 * i, 'text ' || i FROM n;
                """,
                at: path
            )
            let rows = try Self.rows(inside: 0, of: try DocumentsTests.open(path))
            #expect(rows.rowCount == 60000)
            for row in [0, 59_999, 1, 30_000, 700, 29_999] {
                #expect(
                    rows.source(ofRowAt: row, limit: 100) == "{\"id\": \(3 * row + 3), \"text\": \"text \(row + 1)\"}"
                )
            }
        }
    }

    /// Records are found by the primary key of a table without numbers, in any order and with any values.
    @Test(arguments: [
        ("k TEXT COLLATE NOCASE, n, PRIMARY KEY (k, n)", true),
        ("k TEXT, n INT, PRIMARY KEY (k DESC, n DESC)", true), ("k TEXT, n BLOB, PRIMARY KEY (n)", true),
        ("k TEXT, n REAL, PRIMARY KEY (k, n DESC)", false), ("k TEXT, n, PRIMARY KEY (k COLLATE NOCASE, n)", false),
        ("rowid, _rowid_, oid, k, n", false),
    ])
    func recordsAreReadAgainFromTheMiddle(columns: String, hasKey: Bool) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/b.db"
        let option = columns.contains("KEY") ? "WITHOUT ROWID" : ""
        try Self.make(
            """
            CREATE TABLE t (\(columns)) \(option);
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000)
            INSERT INTO t (k, n) SELECT char(65 + i % 26) || char(39) || i % 5, i / 4.0 FROM n;
            CREATE VIEW v AS SELECT * FROM t;
            """,
            at: path
        )
        let library = try #require(DatabaseLibrary.shared)
        let database = try Database(library, path: Array(path.utf8), isImmutable: true)
        #expect((TableKey(ofTable: "t", in: database) != nil) == hasKey)
        let document = try DocumentsTests.open(path)
        let (rows, same) = (try Self.rows(inside: 0, of: document), try Self.rows(inside: 1, of: document))
        #expect(rows.rowCount == 30_000 && same.rowCount == 30_000)
        #expect(rows.state.notice == nil)
        var all: [String] = []
        try database.forEachRow(of: "SELECT k, n FROM t", within: .seconds(9)) { row in
            all.append("\(row.text(0)) \(row.text(1))")
            return true
        }
        for row in [29_999, 0, 15_000, 700, 29_000, 14_999] {
            #expect(rows.source(ofRowAt: row, limit: 1000) == same.source(ofRowAt: row, limit: 1000))
            let values = rows.row(at: row).cells.suffix(2).map(\.text)
            #expect(all[row] == values.joined(separator: " "))
        }
    }

    /// Records without a key are found again as the library counts them, whether there is room to keep them or not.
    @Test(
        arguments: [(1 << 22, nil), (0, nil), (0, "/no/such/folder"), (1 << 17, "/no/such/folder")]
            as [(Int, String?)]
    )
    func recordsOfViewsAreThoseAtTheirNumbers(memoryLimit: Int, folder kept: String?) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/b.db"
        try Self.make(
            """
            CREATE TABLE t (k TEXT, n INT);
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
            INSERT INTO t SELECT char(65 + i % 26) || hex(zeroblob(100)), i * 7919 % 20011 FROM n;
            CREATE VIEW v AS SELECT n, k, n % 97 AS r FROM t WHERE n % 3 > 0 ORDER BY r, n;
            """,
            at: path
        )
        let library = try #require(DatabaseLibrary.shared)
        let database = try Database(library, path: Array(path.utf8), isImmutable: true)
        let spool = SpooledBytes(memoryLimit: memoryLimit, folder: kept ?? folder.path)
        let feed = TableFeed(database, table: "v", isTable: false, spool: spool)
        let rows = IndexedDocument(feed, title: "v", as: .jsonLines, isStepwise: true)
        while rows.indexer.step() == .more {}
        #expect(spool.isInMemory == (memoryLimit > 1 << 20 || kept != nil))
        var generator = SeededGenerator(seed: UInt64(memoryLimit))
        for _ in 0..<60 {
            let row = generator.below(rows.rowCount)
            var wanted: String?
            try database.forEachRow(of: "SELECT * FROM v LIMIT 1 OFFSET \(row)", within: .seconds(9)) { found in
                wanted = "{\"n\": \(found.integer(0)), \"k\": \"\(found.text(1))\", \"r\": \(found.integer(2))}"
                return true
            }
            #expect(rows.source(ofRowAt: row, limit: 1000) == wanted)
        }
        // The temporary file has no name.
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["b.db"])
    }

    /// The library opens files by name. A database that is none is copied into a file that has no name for long.
    @Test(arguments: ["delete", "wal"])
    func databasesInOtherFilesAreCopied(journal: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.db"
        try Self.make(
            """
            PRAGMA page_size = 8192; PRAGMA auto_vacuum = 1; PRAGMA journal_mode = \(journal);
            CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT);
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000)
            INSERT INTO t SELECT i, 'text ' || i FROM n;
            """,
            at: path
        )
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        let archive = document(ArchiveBytes.tar([("a.db", bytes), ("b", [])]), named: "a.tar")
        let inArchive = try #require(archive.nestedRows(at: 0)).rows
        // Bytes that come portion by portion.
        let feed = ScriptedFeed()
        let growing = IndexedDocument(feed, title: "a.db", as: nil, isStepwise: true)
        for count in [40, 5000, bytes.count] {
            feed.content.withLock { $0.bytes = Array(bytes.prefix(count)) }
            for _ in 0..<20 { _ = growing.indexer.step() }
            #expect(growing.rowCount == 0)
        }
        feed.content.withLock { $0.isComplete = true }
        for document in [inArchive, growing] {
            for _ in 0..<20 { _ = document.indexer.step() }
            #expect(document.format == .database)
            #expect(document.state.notice == nil)
            #expect(document.rows.map(\.name) == [.key("t")])
            let rows = try Self.rows(inside: 0, of: document)
            #expect(rows.rowCount == 30_000)
            #expect(rows.source(ofRowAt: 15_000, limit: 100) == "{\"id\": 15001, \"text\": \"text 15001\"}")
        }
    }

    @Test func databasesWithoutRoomForACopySaySo() throws {
        let library = try #require(DatabaseLibrary.shared)
        let spool = SpooledBytes(memoryLimit: 0, keepsName: true, folder: "/no/such/folder")
        let bytes = Array("SQLite format 3\0".utf8) + Array(repeating: 0, count: 500)
        do throws(Database.Failure) {
            _ = try DatabaseCopy(library, spool).copy(StoredFeed(bytes).poll())
            Issue.record("There is no such folder.")
        } catch {
            #expect(error.problem.hasPrefix("it is read from a copy, for which /no/such/folder has no room: No such"))
        }
    }

    @Test func nothingIsWrittenBesideADatabase() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.db"
        try Self.make("PRAGMA journal_mode=WAL; CREATE TABLE t (a); INSERT INTO t VALUES (1)", at: path)
        for name in ["/a.db-wal", "/a.db-shm"] { try? FileManager.default.removeItem(atPath: folder.path + name) }
        let document = try DocumentsTests.open(path)
        #expect(Self.text(try Self.rows(inside: 0, of: document)) == #"{"a": 1}"#)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.db"])
        // Without the memory that programs share, changes in the log are not to be had.
        try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path + "-wal"))
        let other = try DocumentsTests.open(path)
        #expect(other.state.notice == "a.db has changes in a.db-wal, which are not shown.")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.db", "a.db-wal"])
    }

    @Test func hostileDatabasesEndWithASentence() throws {
        let folder = try TemporaryFolder()
        let endless = try Self.open(
            """
            CREATE VIEW gone AS SELECT * FROM nowhere;
            CREATE VIEW slow AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n;
            """,
            in: folder
        )
        #expect(endless.row(at: 0).problem?.hasPrefix("It cannot be read") == true)
        #expect(endless.rowCount == 2)
        // The header of a database, and nothing that follows from it.
        let damaged = document(Array("SQLite format 3\0".utf8) + Array(repeating: 0x61, count: 5000), named: "b.db")
        #expect(damaged.rowCount == 0)
        #expect(damaged.state.notice?.hasPrefix("b.db is a database that cannot be read") == true)
        let path = folder.path + "/c.db"
        try Self.make("CREATE TABLE t (a); INSERT INTO t VALUES (zeroblob(9000)), (2)", at: path)
        var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        for index in 4096..<bytes.count where index % 7 == 0 { bytes[index] = 0xA5 }
        let broken = document(bytes, named: "c.db")
        for row in 0..<broken.rowCount { _ = try? Self.rows(inside: row, of: broken) }
        #expect(!broken.state.isIndexing)
    }
}
