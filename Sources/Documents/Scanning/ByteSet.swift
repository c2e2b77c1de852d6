/// A set of bytes of ASCII, which is asked about each byte of a text in a few instructions.
struct ByteSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// - Parameter bytes: The bytes of the set. Those beyond ASCII are left out.
    init(_ bytes: StaticString) {
        bytes.withUTF8Buffer { buffer in
            for byte in buffer {
                if byte < 64 { low |= 1 << byte } else if byte < 128 { high |= 1 << (byte - 64) }
            }
        }
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        // The shift of a byte beyond the half gives 0.
        (low >> byte | high >> (byte &- 64)) & 1 != 0
    }
}
