/// A database that is no file with a name, such as one in an archive, a packed one, or one that comes through a pipe: a
/// copy of its bytes in a temporary file, because the library reads files only.
///
/// The library opens a file by its name. So the file has a name until its first bytes are there, loses it when the
/// library has opened it, and then gets the others: it disappears with the process even after a crash. Nothing is asked
/// of the database before all bytes are there. It isn't opened as one that nobody changes, for which the library would
/// keep the size that it has then. The copy leaves the `reserve` of `SpooledBytes` free on the disk.
///
/// One thread at a time uses it.
final class DatabaseCopy {
    /// The number of bytes that are copied at once.
    private static let portion = 4 << 20
    /// The number of bytes with which a file is opened: the header of the database, by which the library chooses the
    /// size of pages.
    private static let headerSize = 100
    /// The bytes of the header that say whether changes are in a file beside the database (WAL). There is none.
    private static let versions = 18..<20

    private let library: DatabaseLibrary
    private let spool: SpooledBytes
    private var database: Database?

    init(
        _ library: DatabaseLibrary,
        _ spool: SpooledBytes = SpooledBytes(memoryLimit: 0, keepsName: true)
    ) {
        (self.library, self.spool) = (library, spool)
    }

    /// Copies a portion of the bytes that have come.
    ///
    /// - Returns: Whether more of them are there.
    func copy(_ report: FeedReport) throws(Database.Failure) -> Bool {
        let start = report.start + spool.count
        let end = min(report.count, start + Self.portion)
        guard start < end, database != nil || report.isComplete || end - start >= Self.headerSize else { return false }
        var failure: ReadFailure?
        let copied = report.store.forEachWindow(of: 1 << 20, in: start..<end) { window, offset in
            do throws(ReadFailure) {
                if offset > report.start {
                    try spool.append(window)
                } else {
                    var first = Array(window)
                    for place in Self.versions where place < first.count { first[place] = 1 }
                    try spool.append(first)
                }
                return true
            } catch {
                failure = error
                return false
            }
        }
        if let failure {
            throw Database.Failure(
                problem: "it is read from a copy, for which \(spool.folder) has no room: \(failure.reason)",
                isInterrupted: false
            )
        }
        guard copied == end else { throw Database.Failure(problem: "not all of it can be read", isInterrupted: false) }
        if database == nil { database = try open() }
        return end < report.count
    }

    /// Returns the database, of which all bytes have been copied.
    func finish() throws(Database.Failure) -> Database {
        guard let database else { throw Database.Failure(problem: "it is empty", isInterrupted: false) }
        return database
    }

    private func open() throws(Database.Failure) -> Database {
        defer { spool.removeName() }
        return try Database(library, path: spool.path ?? [], isImmutable: false, keeping: spool)
    }
}
