/// The characters of UTF-8 beyond ASCII in a sample.
struct UTF8Census {
    private(set) var count = 0
    /// The number of bytes that are not UTF-8.
    private(set) var flawCount = 0

    var isValid: Bool { flawCount == 0 }

    /// The end of the sample may cut the last character.
    init(_ bytes: [UInt8]) { bytes.withUnsafeBytes { count($0) } }

    private mutating func count(_ bytes: UnsafeRawBufferPointer) {
        var position = 0
        while true {
            // Most text is ASCII, which is skipped by words.
            while position + 8 <= bytes.count,
                bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                position += 8
            }
            guard position < bytes.count else { return }
            let byte = bytes[position]
            let length =
                switch byte {
                case 0..<0x80: 1
                case 0xC2...0xDF: 2
                case 0xE0...0xEF: 3
                case 0xF0...0xF4: 4
                default: 0
                }
            let following = bytes[(position + 1)...].prefix(max(0, length - 1)).prefix { $0 & 0xC0 == 0x80 }.count
            if length > 0, following == length - 1 {
                if length > 1 { count += 1 }
            } else if length == 0 || position + 1 + following < bytes.count {
                flawCount += 1 + following
            }
            position += 1 + following
        }
    }
}
