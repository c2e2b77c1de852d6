/// Numbers by which words are found.
enum WordHash {
    /// Different in every process, so that no text can be made whose words all have one number.
    private static let seed = UInt64.random(in: .min ... .max)

    /// Eight bytes at a time: the halves of a product with an odd number, folded.
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
