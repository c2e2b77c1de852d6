/// UTF-16 with a byte order mark, converted to UTF-8.
struct UTF16Text {
    /// Larger files are not converted, since that takes several times their size in memory.
    static let byteLimit = 256 * 1024 * 1024

    let utf8: [UInt8]
    /// Whether something was not UTF-16: half a pair, or half a unit at the end.
    let isRepaired: Bool

    init(_ bytes: [UInt8]) {
        let isBig = bytes.first == 0xFE
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            return isBig ? first << 8 | second : second << 8 | first
        }
        let isOdd = bytes.count % 2 == 1
        let valid = String(validating: units, as: UTF16.self)
        utf8 = Array((valid ?? String(decoding: units, as: UTF16.self)).utf8) + (isOdd ? Array("\u{FFFD}".utf8) : [])
        isRepaired = isOdd || valid == nil
    }
}
