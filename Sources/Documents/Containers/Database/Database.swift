import Glibc
import Synchronization

/// A database that is open for reading. Nothing is written: neither to its file nor beside it.
final class Database: @unchecked Sendable {
    /// The number of steps of the library's machine between two looks at the clock.
    private static let stepsPerLook: Int32 = 1000

    let library: DatabaseLibrary
    private let connection: DatabaseLibrary.Connection
    /// One thread at a time uses the connection.
    private let lock = Mutex(())
    private let deadline = Deadline()
    /// The bytes that the connection reads, if they are not a file with a name.
    private let bytes: (any ByteStore)?

    /// The moment at which a statement ends.
    private final class Deadline {
        var moment: ContinuousClock.Instant?
    }

    /// An error of the library, as the rest of a sentence.
    struct Failure: Error {
        let problem: String
        /// Whether the statement took too long.
        let isInterrupted: Bool
    }

    /// - Parameters:
    ///   - path: The path of the file. The library opens no file that has lost its name.
    ///   - isImmutable: Whether nothing changes the file, so that it needs no locks and no files beside it.
    ///   - bytes: What has to stay open for as long as the database is.
    init(
        _ library: DatabaseLibrary,
        path: [UInt8],
        isImmutable: Bool,
        keeping bytes: (any ByteStore)? = nil
    ) throws(Failure) {
        self.library = library
        self.bytes = bytes
        var address = "file:"
        for byte in path {
            let isPlain = byte.isDigit || byte.isASCIILetter || "/-_.".utf8.contains(byte)
            address += isPlain ? String(UnicodeScalar(byte)) : "%" + Self.hexadecimal(byte)
        }
        address += isImmutable ? "?immutable=1" : "?mode=ro"
        var connection: DatabaseLibrary.Connection?
        let status = library.open(address, &connection, DatabaseLibrary.flags, nil)
        guard let connection, status == DatabaseLibrary.ok else {
            let problem = connection.flatMap { library.message($0) }.map { String(cString: $0) }
            _ = library.close(connection)
            throw Failure(problem: problem ?? "it cannot be opened", isInterrupted: false)
        }
        self.connection = connection
        library.setProgress(
            connection,
            Self.stepsPerLook,
            { data in
                guard let data else { return 0 }
                let deadline = Unmanaged<Deadline>.fromOpaque(data).takeUnretainedValue()
                return deadline.moment.map { .now > $0 ? 1 : 0 } ?? 0
            },
            Unmanaged.passUnretained(deadline).toOpaque()
        )
        // A database may have functions with effects in its views, and wrong sizes in its pages.
        for pragma in ["PRAGMA trusted_schema=OFF", "PRAGMA cell_size_check=ON", "PRAGMA query_only=ON"] {
            try forEachRow(of: pragma, within: .seconds(1)) { _ in true }
        }
    }

    deinit { _ = library.close(connection) }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    /// Calls `body` with the rows of a statement until it returns false.
    ///
    /// - Parameter values: The values for `?1` and those after it.
    func forEachRow(
        of sql: String,
        _ values: [DatabaseValue] = [],
        within time: Duration,
        _ body: (DatabaseRow) -> Bool
    ) throws(Failure) {
        let failure = lock.withLock { _ -> Failure? in
            var statement: DatabaseLibrary.Statement?
            guard library.prepare(connection, sql, -1, &statement, nil) == DatabaseLibrary.ok, let statement else {
                return self.failure(isInterrupted: false)
            }
            defer { _ = library.finalize(statement) }
            for (rank, value) in values.enumerated()
            where library.bindValue(statement, Int32(rank + 1), value.value) != DatabaseLibrary.ok {
                return self.failure(isInterrupted: false)
            }
            deadline.moment = .now + time
            defer { deadline.moment = nil }
            while true {
                let status = library.step(statement)
                guard status == DatabaseLibrary.row else {
                    return status == DatabaseLibrary.done
                        ? nil : self.failure(isInterrupted: status == DatabaseLibrary.interrupt)
                }
                if !body(DatabaseRow(library: library, statement: statement)) { return nil }
            }
        }
        if let failure { throw failure }
    }

    private func failure(isInterrupted: Bool) -> Failure {
        let problem = library.message(connection).map { String(cString: $0) } ?? "it is damaged"
        return Failure(problem: problem, isInterrupted: isInterrupted)
    }

    /// Returns a name between quotation marks, for a statement.
    static func quoted(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }
}

/// The row that a statement is at.
struct DatabaseRow {
    /// The number of bytes of a value that are shown.
    private static let valueLimit = 1024 * 1024
    /// The number of bytes of binary data that are shown.
    private static let dataLimit = 1024

    let library: DatabaseLibrary
    let statement: DatabaseLibrary.Statement

    var count: Int { Int(library.columnCount(statement)) }

    func name(_ column: Int) -> String {
        library.columnName(statement, Int32(column)).map { String(cString: $0) } ?? ""
    }

    func integer(_ column: Int) -> Int { Int(library.columnInteger(statement, Int32(column))) }

    func text(_ column: Int) -> String {
        guard let text = library.columnText(statement, Int32(column)) else { return "" }
        let count = Int(library.columnBytes(statement, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    /// Appends a value as JSON. Binary data are the text of a literal of SQL, as in `x'00FF'`.
    func append(_ column: Int, to output: inout [UInt8]) {
        let column = Int32(column)
        switch library.columnType(statement, column) {
        case DatabaseLibrary.integer: output += String(library.columnInteger(statement, column)).utf8
        case DatabaseLibrary.real:
            let number = library.columnReal(statement, column)
            // Numbers without an end are written as SQLite's shell writes them.
            let text = number.isFinite ? "\(number)" : number.isNaN ? "null" : number < 0 ? "-9.0e+999" : "9.0e+999"
            output += text.utf8
        case DatabaseLibrary.text:
            let start = library.columnText(statement, column)
            let count = Int(library.columnBytes(statement, column))
            let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
            JSONText.append(bytes, to: &output, limit: Self.valueLimit)
        case DatabaseLibrary.blob:
            let start = library.columnBlob(statement, column)
            let count = Int(library.columnBytes(statement, column))
            let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
            output += "\"x'".utf8
            for byte in bytes.prefix(Self.dataLimit) {
                output += [Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
            }
            let isCut = bytes.count > Self.dataLimit
            output += (isCut ? "…' (\(bytes.count.grouped) bytes)\"" : "'\"").utf8
        default: output += "null".utf8
        }
    }

    private static let digits = Array("0123456789ABCDEF".utf8)
}
