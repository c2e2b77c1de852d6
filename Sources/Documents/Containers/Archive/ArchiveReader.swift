import Glibc

/// Reads an archive from a place to its end. One thread at a time uses it.
final class ArchiveReader: @unchecked Sendable {
    /// A file of an archive as its header describes it.
    struct Header {
        var name: String
        /// The kind by the names of `stat`, such as `S_IFREG`.
        var kind: UInt32
        /// The size in bytes; `nil` if the header does not tell.
        var size: Int?
        var modified: Int?
        /// Where a link leads.
        var target: String?
        var isEncrypted: Bool
        /// The offset of the header in the archive; of a zip archive, the offset after it.
        var position: Int
    }

    /// The outcome of reading a header.
    enum Step {
        case header(Header)
        case end
        /// An error, as the rest of a sentence.
        case failure(String)
    }

    /// The bytes of an archive from an offset on, as the library reads them.
    private final class Input {
        /// The number of bytes that are read after a seek, which doubles up to the greatest one.
        static let sizes = 2048...64 * 1024

        let store: any ByteStore
        let range: Range<Int>
        var position: Int
        var size = Input.sizes.lowerBound
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Input.sizes.upperBound, alignment: 16)

        init(_ store: any ByteStore, _ range: Range<Int>) {
            (self.store, self.range) = (store, range)
            position = range.lowerBound
        }

        deinit { buffer.deallocate() }
    }

    private let library: ArchiveLibrary
    private let reader: ArchiveLibrary.Reader
    private let input: Input
    private let base: Int
    private let isZip: Bool

    /// - Parameters:
    ///   - range: The bytes of the archive in the store, from a header on.
    ///   - base: The offset of the archive in the store.
    ///   - isFromHeader: Whether the range begins with a header in the archive. A zip archive is read as a stream then.
    init?(
        _ library: ArchiveLibrary,
        _ kind: ArchiveKind,
        _ store: any ByteStore,
        _ range: Range<Int>,
        base: Int,
        isFromHeader: Bool
    ) {
        guard let reader = library.make() else { return nil }
        (self.library, self.reader, self.base) = (library, reader, base)
        isZip = kind == .zip
        input = Input(store, range)
        let isStream = isFromHeader && kind == .zip
        for support in isStream ? [library.supportsZipStream] : library.supports[kind] ?? [] { _ = support(reader) }
        _ = library.setData(reader, Unmanaged.passUnretained(input).toOpaque())
        _ = library.setRead(reader) { _, data, start in
            guard let data else { return -1 }
            let input = Unmanaged<Input>.fromOpaque(data).takeUnretainedValue()
            let wanted = min(input.size, input.range.upperBound - input.position)
            input.size = min(2 * input.size, Input.sizes.upperBound)
            let part = UnsafeMutableRawBufferPointer(rebasing: input.buffer[..<max(0, wanted)])
            guard let count = try? input.store.read(into: part, at: input.position) else { return -1 }
            input.position += count
            start?.pointee = UnsafeRawPointer(input.buffer.baseAddress)
            return count
        }
        _ = library.setSkip(reader) { _, data, count in
            guard let data, count > 0 else { return 0 }
            let input = Unmanaged<Input>.fromOpaque(data).takeUnretainedValue()
            let skipped = min(Int(count), input.range.upperBound - input.position)
            input.position += skipped
            return Int64(skipped)
        }
        if !isStream {
            _ = library.setSeek(reader) { _, data, offset, origin in
                guard let data else { return -30 }
                let input = Unmanaged<Input>.fromOpaque(data).takeUnretainedValue()
                let start =
                    switch origin {
                    case SEEK_SET: input.range.lowerBound
                    case SEEK_CUR: input.position
                    default: input.range.upperBound
                    }
                let (sum, isTooLarge) = start.addingReportingOverflow(Int(offset))
                guard !isTooLarge, sum >= input.range.lowerBound, sum <= input.range.upperBound else { return -30 }
                (input.position, input.size) = (sum, Input.sizes.lowerBound)
                return Int64(sum - input.range.lowerBound)
            }
        }
        guard ArchiveLibrary.inUTF8({ library.open(reader) }) >= ArchiveLibrary.warning else { return nil }
    }

    deinit { _ = library.free(reader) }

    /// Reads the next header. Costs reading what is between.
    func next() -> Step {
        ArchiveLibrary.inUTF8 {
            var entry: ArchiveLibrary.Entry?
            let status = library.nextHeader(reader, &entry)
            if status == ArchiveLibrary.end { return .end }
            guard status >= ArchiveLibrary.warning, let entry else { return .failure(problem) }
            func text(_ read: ArchiveLibrary.EntryText) -> String? { read(entry).map { Self.text($0) } }
            let kind = library.kind(entry)
            let hardlink = text(library.hardlink)
            // The library takes the place of a header in a zip archive from its directory only after it is asked.
            let offset = isZip ? library.position(reader, 0) : library.headerPosition(reader)
            let position = input.range.lowerBound - base + Int(offset)
            return .header(
                Header(
                    name: text(library.pathname) ?? text(library.pathnameUTF8) ?? "",
                    kind: kind,
                    size: library.hasSize(entry) != 0 ? max(0, Int(library.size(entry))) : nil,
                    modified: library.hasModified(entry) != 0 ? Int(library.modified(entry)) : nil,
                    target: kind == S_IFLNK ? text(library.symlink) : hardlink,
                    isEncrypted: library.isEncrypted(entry) != 0,
                    position: position
                )
            )
        }
    }

    /// Fills a buffer with the next bytes of the file whose header was read last.
    ///
    /// - Returns: Their number, 0 at the end; or an error, as the rest of a sentence.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> (count: Int, problem: String?) {
        ArchiveLibrary.inUTF8 {
            let count = library.readData(reader, buffer.baseAddress, buffer.count)
            return count < 0 ? (0, problem) : (count, nil)
        }
    }

    private var problem: String {
        library.error(reader).map { Self.text($0) } ?? "it is damaged"
    }

    private static func text(_ characters: UnsafePointer<CChar>) -> String {
        let bytes = UnsafeRawBufferPointer(start: characters, count: strlen(characters))
        // Most names are of letters, and are looked at once.
        return bytes.allSatisfy { (0x20..<0x7F).contains($0) }
            ? String(decoding: bytes, as: UTF8.self) : ReadableBytes.text(of: Array(bytes))
    }
}
