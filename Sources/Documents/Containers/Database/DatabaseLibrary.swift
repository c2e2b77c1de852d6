/// The functions of SQLite, which is loaded when the first database is opened.
struct DatabaseLibrary: Sendable {
    /// The name of the library's file, and of the package of Debian that has it.
    static let (fileName, packageName) = ("libsqlite3.so.0", "libsqlite3-0")

    /// The library; `nil` if it is not there.
    static let shared = DatabaseLibrary()

    typealias Connection = OpaquePointer
    typealias Statement = OpaquePointer
    typealias Value = OpaquePointer
    typealias Action = @convention(c) (Statement) -> Int32
    typealias ColumnNumber = @convention(c) (Statement, Int32) -> Int32
    typealias ColumnInteger = @convention(c) (Statement, Int32) -> Int64
    typealias ColumnReal = @convention(c) (Statement, Int32) -> Double
    typealias ColumnName = @convention(c) (Statement, Int32) -> UnsafePointer<CChar>?
    typealias ColumnText = @convention(c) (Statement, Int32) -> UnsafePointer<UInt8>?
    typealias ColumnBlob = @convention(c) (Statement, Int32) -> UnsafeRawPointer?

    /// Codes of the library (`sqlite3.h`).
    static let (ok, row, done, interrupt): (Int32, Int32, Int32, Int32) = (0, 100, 101, 9)
    /// Opens for reading, by an address, for several threads one at a time.
    static let flags: Int32 = 0x1 | 0x40 | 0x10000

    /// The types of values.
    static let (integer, real, text, blob): (Int32, Int32, Int32, Int32) = (1, 2, 3, 4)

    let open:
        @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Connection?>, Int32, UnsafePointer<CChar>?) -> Int32
    let close: @convention(c) (Connection?) -> Int32
    let prepare:
        @convention(c) (
            Connection, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Statement?>,
            UnsafeMutablePointer<UnsafePointer<CChar>?>?
        ) -> Int32
    let step, finalize, columnCount: Action
    let columnName: ColumnName
    let columnType, columnBytes: ColumnNumber
    let columnInteger: ColumnInteger
    let columnReal: ColumnReal
    let columnText: ColumnText
    let columnBlob: ColumnBlob
    let columnValue: @convention(c) (Statement, Int32) -> Value?
    let copyValue: @convention(c) (Value) -> Value?
    let freeValue: @convention(c) (Value) -> Void
    let bindValue: @convention(c) (Statement, Int32, Value) -> Int32
    let message: @convention(c) (Connection) -> UnsafePointer<CChar>?
    let setProgress:
        @convention(c) (
            Connection, Int32, (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?, UnsafeMutableRawPointer?
        ) -> Void

    private init?() {
        guard let library = LoadedLibrary(Self.fileName) else { return nil }
        func function<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
            library.function("sqlite3_" + name, as: type)
        }
        guard
            let open = function(
                "open_v2",
                (@convention(c) (
                    UnsafePointer<CChar>, UnsafeMutablePointer<Connection?>, Int32, UnsafePointer<CChar>?
                ) -> Int32).self
            ),
            let close = function("close_v2", (@convention(c) (Connection?) -> Int32).self),
            let prepare = function(
                "prepare_v2",
                (@convention(c) (
                    Connection, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Statement?>,
                    UnsafeMutablePointer<UnsafePointer<CChar>?>?
                ) -> Int32).self
            ),
            let step: Action = function("step"), let finalize: Action = function("finalize"),
            let columnCount: Action = function("column_count"),
            let columnName: ColumnName = function("column_name"),
            let columnType: ColumnNumber = function("column_type"),
            let columnBytes: ColumnNumber = function("column_bytes"),
            let columnInteger: ColumnInteger = function("column_int64"),
            let columnReal: ColumnReal = function("column_double"),
            let columnText: ColumnText = function("column_text"),
            let columnBlob: ColumnBlob = function("column_blob"),
            let columnValue = function("column_value", (@convention(c) (Statement, Int32) -> Value?).self),
            let copyValue = function("value_dup", (@convention(c) (Value) -> Value?).self),
            let freeValue = function("value_free", (@convention(c) (Value) -> Void).self),
            let bindValue = function("bind_value", (@convention(c) (Statement, Int32, Value) -> Int32).self),
            let message = function("errmsg", (@convention(c) (Connection) -> UnsafePointer<CChar>?).self),
            let setProgress = function(
                "progress_handler",
                (@convention(c) (
                    Connection, Int32, (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?, UnsafeMutableRawPointer?
                ) -> Void).self
            )
        else { return nil }
        (self.open, self.close, self.prepare, self.step, self.finalize) = (open, close, prepare, step, finalize)
        (self.columnCount, self.columnName, self.columnType) = (columnCount, columnName, columnType)
        (self.columnBytes, self.columnInteger, self.columnReal) = (columnBytes, columnInteger, columnReal)
        (self.columnText, self.columnBlob, self.message) = (columnText, columnBlob, message)
        (self.columnValue, self.copyValue, self.freeValue) = (columnValue, copyValue, freeValue)
        (self.bindValue, self.setProgress) = (bindValue, setProgress)
    }
}

/// A value of a record, kept for other statements. It does not change, and any thread may use it.
final class DatabaseValue: @unchecked Sendable {
    private let library: DatabaseLibrary
    let value: DatabaseLibrary.Value

    /// Copies the value of a column in the current row of a statement. `nil` if the memory runs out.
    init?(_ row: DatabaseRow, _ column: Int) {
        library = row.library
        guard let value = library.columnValue(row.statement, Int32(column)).flatMap({ row.library.copyValue($0) })
        else { return nil }
        self.value = value
    }

    deinit { library.freeValue(value) }
}
