/// Bytes that rows are cut from, read in windows.
///
/// Windows, not a mapping: a mapped file that another program truncates stops the process with SIGBUS, while a read only
/// comes back short; and what is read counts once, in the system's file cache.
package protocol ByteStore: Sendable {
    /// The number of bytes when it was opened.
    var count: Int { get }
    /// Fills the buffer with the bytes from `offset` on, and returns how many there were: fewer than the buffer holds
    /// only at the end, or where the file has been cut meanwhile or cannot be read.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int
}

extension ByteStore {
    /// The bytes of `range`, or as many of its first as there are.
    package func bytes(in range: Range<Int>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            count = read(into: UnsafeMutableRawBufferPointer(buffer), at: range.lowerBound)
        }
    }

    /// Calls `body` with one window after the other, which together are the bytes of `range`, until it returns false.
    /// Returns the offset at which reading ended.
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
            let count = read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]), at: offset)
            guard count > 0 else { break }
            let goesOn = body(UnsafeRawBufferPointer(rebasing: buffer[..<count]), offset)
            offset += count
            guard goesOn else { break }
        }
        return offset
    }
}
