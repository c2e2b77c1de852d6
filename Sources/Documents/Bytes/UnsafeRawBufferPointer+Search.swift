import Glibc

extension UnsafeRawBufferPointer {
    /// Whether the bytes have a byte, at the speed of the system's library.
    func has(_ byte: UInt8) -> Bool { baseAddress.map { memchr($0, Int32(byte), count) != nil } ?? false }

    /// Whether two bytes are there, one after the other.
    func has(_ first: UInt8, before second: UInt8) -> Bool {
        guard let base = baseAddress else { return false }
        var start = 0
        while let found = memchr(base + start, Int32(first), count - start) {
            start = UnsafeRawPointer(found) - base + 1
            if start < count, self[start] == second { return true }
        }
        return false
    }
}
