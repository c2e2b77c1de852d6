import Foundation

/// Bytes that rows are cut from, read in windows by any thread.
///
/// Windows, not a mapping: a mapped file that another program truncates stops the process with SIGBUS, while a read only
/// comes back short; and what is read counts once, in the system's file cache.
package protocol ByteStore: Sendable {
    /// Fills the buffer with the bytes from `offset` on, and returns how many there were: fewer than the buffer holds
    /// only where they end.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadFailure) -> Int
}

/// Why bytes that should be there could not be read.
package struct ReadFailure: Error, Sendable, Hashable {
    /// An `errno`.
    var code: Int32

    var reason: String { String(cString: strerror(code)) }
}

extension ByteStore {
    /// The bytes of `range`, or as many of its first as there are and can be read.
    package func bytes(in range: Range<Int>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            count = (try? read(into: UnsafeMutableRawBufferPointer(buffer), at: range.lowerBound)) ?? 0
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
    /// Calls `body` with the bytes of `range`, or as many of its first as there are, and returns how many.
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
