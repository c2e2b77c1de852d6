import Glibc

/// The bytes of a document, read in windows on any thread.
///
/// The bytes are read, not mapped: if another program truncates a mapped file, the process stops with SIGBUS, while a
/// read returns fewer bytes. And bytes that are read occupy memory once, in the file cache of the system.
package protocol ByteStore: Sendable {
    /// Fills a buffer with the bytes from `offset` on, and returns their number, which is lower than the size of the
    /// buffer only at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadFailure) -> Int

    /// Returns the bytes of a range as their author wrote them. By default, they are those that are read.
    func source(in range: Range<Int>) -> [UInt8]

    /// Returns the bytes of the file in a range, in the encoding of the file if ASCII is ASCII in it. By default, they
    /// are those that are read.
    func original(in range: Range<Int>) -> [UInt8]
    /// Whether they are others than those that are read.
    var isConverted: Bool { get }
}

/// The error of a read.
package struct ReadFailure: Error, Sendable, Hashable {
    /// The error number of the system.
    var code: Int32

    var reason: String { String(cString: strerror(code)) }
}

extension ByteStore {
    package func source(in range: Range<Int>) -> [UInt8] { bytes(in: range) }
    package func original(in range: Range<Int>) -> [UInt8] { bytes(in: range) }
    package var isConverted: Bool { false }

    /// Returns the bytes of a range, or as many of its first ones as exist and can be read.
    package func bytes(in range: Range<Int>) -> [UInt8] {
        // An empty array is shared by all threads, and would be written to.
        guard !range.isEmpty else { return [] }
        return [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            count = (try? read(into: UnsafeMutableRawBufferPointer(buffer), at: range.lowerBound)) ?? 0
        }
    }

    /// Calls `body` with successive windows of a range until it returns false. Returns the offset at which reading
    /// ended.
    package func forEachWindow(
        of size: Int,
        in range: Range<Int>,
        _ body: (_ window: UnsafeRawBufferPointer, _ offset: Int) -> Bool
    ) -> Int {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: min(size, max(range.count, 1)), alignment: 64)
        defer { buffer.deallocate() }
        var offset = range.lowerBound
        while offset < range.upperBound {
            let wanted = min(buffer.count, range.upperBound - offset)
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
            guard let count = try? read(into: part, at: offset), count > 0 else { break }
            let goesOn = body(UnsafeRawBufferPointer(rebasing: buffer[..<count]), offset)
            offset += count
            guard goesOn else { break }
        }
        return offset
    }
}

extension ByteStore {
    /// Calls `body` with the bytes of a range, or as many of its first ones as exist, and returns their number.
    func withBytes(
        in range: Range<Int>,
        _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(ReadFailure) -> Int {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(range.count, 1), alignment: 64)
        defer { buffer.deallocate() }
        let wanted = UnsafeMutableRawBufferPointer(rebasing: buffer[..<range.count])
        let count = try read(into: wanted, at: range.lowerBound)
        body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        return count
    }
}
