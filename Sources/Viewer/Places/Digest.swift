/// A hash of texts that is the same in every process: FNV-1a of 64 bits, with a 0 after each text.
enum Digest {
    static func of(_ texts: String...) -> UInt64 { of(texts.map { $0.utf8 }) }

    static func of(_ texts: [some Sequence<UInt8>]) -> UInt64 {
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ byte: UInt8) { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
        for text in texts {
            text.forEach(add)
            add(0)
        }
        return digest
    }
}
