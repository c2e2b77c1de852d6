import Glibc

/// The lines of a text without their line ends, which are `\n`, `\r` or `\r\n`.
enum TextLines {
    /// Calls `body` with the range of each line until it returns false. The text after the last line break is a line,
    /// too.
    static func forEach(in bytes: UnsafeRawBufferPointer, _ body: (Range<Int>) -> Bool) {
        guard let base = bytes.baseAddress else {
            _ = body(0..<0)
            return
        }
        var start = 0
        // Few texts have carriage returns, and looking for them in each line is slow.
        let hasReturns = memchr(base, 0x0D, bytes.count) != nil
        while start <= bytes.count {
            let feed =
                memchr(base + start, 0x0A, bytes.count - start).map { UnsafeRawPointer($0) - base } ?? bytes.count
            var end = feed
            if hasReturns, let found = memchr(base + start, 0x0D, feed - start) { end = UnsafeRawPointer(found) - base }
            guard body(start..<end) else { return }
            let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
            start = end + (isPair ? 2 : 1)
        }
    }
}
