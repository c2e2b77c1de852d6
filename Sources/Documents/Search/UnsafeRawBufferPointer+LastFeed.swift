import Glibc

extension UnsafeRawBufferPointer {
    /// The number of bytes that are looked at together.
    private static let stretch = 4096

    /// The offset of the last line feed; `nil` if there is none.
    var lastFeed: Int? {
        guard let base = baseAddress else { return nil }
        var end = count
        // `memchr` looks at many bytes at once. Swift's module of the C library doesn't have `memrchr`.
        while end > 0 {
            let start = Swift.max(0, end - Self.stretch)
            if memchr(base + start, 0x0A, end - start) != nil { return self[start..<end].lastIndex(of: 0x0A) }
            end = start
        }
        return nil
    }
}
