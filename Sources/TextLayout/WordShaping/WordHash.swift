/// The hash function of word tables.
enum WordHash {
    /// Random per process, so that no one can make a text whose words all collide.
    private static let seed = UInt64.random(in: .min ... .max)

    /// Hashes eight bytes at a time: multiplies by an odd number and folds the halves of the product.
    @inline(__always)
    static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = seed ^ UInt64(text.count)
        func mix(_ bytes: UInt64) {
            let product = (hash ^ bytes).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            hash = product.high ^ product.low
        }
        let raw = UnsafeRawBufferPointer(text)
        var byte = 0
        while byte + 8 <= raw.count {
            mix(raw.loadUnaligned(fromByteOffset: byte, as: UInt64.self))
            byte += 8
        }
        var rest: UInt64 = 0
        while byte < raw.count {
            rest = rest << 8 | UInt64(raw[byte])
            byte += 1
        }
        mix(rest)
        return hash
    }
}
