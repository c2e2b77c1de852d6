import Glibc

/// The functions of libarchive, which is loaded when the first archive is opened.
///
/// Only its own readers are used: some filters of the library start other programs.
final class ArchiveLibrary: Sendable {
    /// The name of the library's file, and of the package of Debian that has it.
    static let (fileName, packageName) = ("libarchive.so.13", "libarchive13")

    /// The library; `nil` if it is not there.
    static let shared = ArchiveLibrary()

    typealias Reader = OpaquePointer
    typealias Entry = OpaquePointer
    typealias ReadCallback =
        @convention(c) (
            Reader?, UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafeRawPointer?>?
        ) -> Int
    typealias MoveCallback = @convention(c) (Reader?, UnsafeMutableRawPointer?, Int64) -> Int64
    typealias SeekCallback = @convention(c) (Reader?, UnsafeMutableRawPointer?, Int64, Int32) -> Int64
    typealias Action = @convention(c) (Reader) -> Int32
    typealias EntryText = @convention(c) (Entry) -> UnsafePointer<CChar>?
    typealias EntryNumber = @convention(c) (Entry) -> Int64
    typealias EntryFlag = @convention(c) (Entry) -> Int32

    /// Codes of the library (`archive.h`): the end of an archive, and errors that it goes on after.
    static let (end, ok, warning, seekEnd): (Int32, Int32, Int32, Int32) = (1, 0, -20, 2)

    let make: @convention(c) () -> Reader?
    let free: Action
    let supports: [ArchiveKind: [Action]]
    let setRead: @convention(c) (Reader, ReadCallback?) -> Int32
    let setSkip: @convention(c) (Reader, MoveCallback?) -> Int32
    let setSeek: @convention(c) (Reader, SeekCallback?) -> Int32
    let setData: @convention(c) (Reader, UnsafeMutableRawPointer?) -> Int32
    let open: Action
    let nextHeader: @convention(c) (Reader, UnsafeMutablePointer<Entry?>) -> Int32
    let readData: @convention(c) (Reader, UnsafeMutableRawPointer?, Int) -> Int
    let headerPosition: EntryNumber
    let position: @convention(c) (Reader, Int32) -> Int64
    let error: EntryText
    let pathname, pathnameUTF8, symlink, hardlink: EntryText
    let size, modified: EntryNumber
    let hasSize, hasModified, isEncrypted: EntryFlag
    let kind: @convention(c) (Entry) -> UInt32
    /// Streams of zip archives, whose files are read from the middle.
    let supportsZipStream: Action

    private init?() {
        guard let library = LoadedLibrary(Self.fileName) else { return nil }
        let (read, entry) = ("archive_read_", "archive_entry_")
        let formats: [ArchiveKind: [String]] = [
            .zip: ["zip_seekable", "zip_streamable"], .tar: ["tar"], .sevenZip: ["7zip"], .rar: ["rar", "rar5"],
            .cpio: ["cpio"], .ar: ["ar"], .cabinet: ["cab"], .xar: ["xar"], .iso: ["iso9660"],
        ]
        supports = formats.mapValues { names in
            names.compactMap { library.function(read + "support_format_" + $0, as: Action.self) }
        }
        guard let make = library.function(read + "new", as: (@convention(c) () -> Reader?).self),
            let free: Action = library.function(read + "free"),
            let setRead = library.function(
                read + "set_read_callback",
                as: (@convention(c) (Reader, ReadCallback?) -> Int32).self
            ),
            let setSkip = library.function(
                read + "set_skip_callback",
                as: (@convention(c) (Reader, MoveCallback?) -> Int32).self
            ),
            let setSeek = library.function(
                read + "set_seek_callback",
                as: (@convention(c) (Reader, SeekCallback?) -> Int32).self
            ),
            let setData = library.function(
                read + "set_callback_data",
                as: (@convention(c) (Reader, UnsafeMutableRawPointer?) -> Int32).self
            ),
            let open: Action = library.function(read + "open1"),
            let nextHeader = library.function(
                read + "next_header",
                as: (@convention(c) (Reader, UnsafeMutablePointer<Entry?>) -> Int32).self
            ),
            let readData = library.function(
                read + "data",
                as: (@convention(c) (Reader, UnsafeMutableRawPointer?, Int) -> Int).self
            ),
            let headerPosition: EntryNumber = library.function(read + "header_position"),
            let position = library.function(
                "archive_filter_bytes",
                as: (@convention(c) (Reader, Int32) -> Int64).self
            ),
            let error: EntryText = library.function("archive_error_string"),
            let pathname: EntryText = library.function(entry + "pathname"),
            let pathnameUTF8: EntryText = library.function(entry + "pathname_utf8"),
            let symlink: EntryText = library.function(entry + "symlink"),
            let hardlink: EntryText = library.function(entry + "hardlink"),
            let size: EntryNumber = library.function(entry + "size"),
            let modified: EntryNumber = library.function(entry + "mtime"),
            let hasSize: EntryFlag = library.function(entry + "size_is_set"),
            let hasModified: EntryFlag = library.function(entry + "mtime_is_set"),
            let isEncrypted: EntryFlag = library.function(entry + "is_encrypted"),
            let kind = library.function(entry + "filetype", as: (@convention(c) (Entry) -> UInt32).self),
            let supportsZipStream: Action = library.function(read + "support_format_zip_streamable")
        else { return nil }
        (self.make, self.free, self.setRead, self.setSkip, self.setSeek) = (make, free, setRead, setSkip, setSeek)
        (self.setData, self.open, self.nextHeader, self.readData) = (setData, open, nextHeader, readData)
        (self.headerPosition, self.error, self.pathname, self.pathnameUTF8) =
            (headerPosition, error, pathname, pathnameUTF8)
        (self.symlink, self.hardlink, self.size, self.modified) = (symlink, hardlink, size, modified)
        (self.hasSize, self.hasModified, self.isEncrypted, self.kind) = (hasSize, hasModified, isEncrypted, kind)
        (self.supportsZipStream, self.position) = (supportsZipStream, position)
    }

    /// Calls `body` in the character set UTF-8, by which the library reads and writes names on this thread.
    static func inUTF8<Result>(_ body: () -> Result) -> Result {
        guard let locale else { return body() }
        let old = uselocale(locale.value)
        defer { uselocale(old) }
        return body()
    }

    private struct Locale: @unchecked Sendable {
        let value: locale_t
    }

    private static let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil).map { Locale(value: $0) }
}
