/// A repair of bytes that are not UTF-8, which a regular expression needs. Each invalid byte becomes a control
/// character that text does not contain, so that all other bytes keep their places.
enum UTF8Repair {
    static let substitute: UInt8 = 0x1A

    static func repair(_ bytes: UnsafeMutableRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        var position = 0
        while position < bytes.count {
            position = endOfASCII(base, position, bytes.count)
            guard position < bytes.count else { return }
            let length = lengthOfScalar(UnsafeRawBufferPointer(rebasing: bytes[position...]))
            if length == 0 { bytes[position] = substitute }
            position += max(length, 1)
        }
    }

    private static func endOfASCII(_ base: UnsafeMutableRawPointer, _ start: Int, _ end: Int) -> Int {
        typealias Block = SIMD32<UInt8>
        var position = start
        while position + Block.scalarCount <= end,
            base.loadUnaligned(fromByteOffset: position, as: SIMD4<UInt64>.self) & 0x8080_8080_8080_8080 == .zero
        {
            position += Block.scalarCount
        }
        while position < end, base.load(fromByteOffset: position, as: UInt8.self) < 0x80 { position += 1 }
        return position
    }

    /// Returns the length of the scalar at the start of the bytes; 0 if there is none.
    private static func lengthOfScalar(_ bytes: UnsafeRawBufferPointer) -> Int {
        let first = bytes[0]
        let length: Int
        var lowest: UInt8 = 0x80
        var highest: UInt8 = 0xBF
        switch first {
        case 0..<0x80: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, lowest) = (3, 0xA0)
        case 0xED: (length, highest) = (3, 0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, lowest) = (4, 0x90)
        case 0xF4: (length, highest) = (4, 0x8F)
        case 0xF1...0xF3: length = 4
        default: return 0
        }
        guard length <= bytes.count, (lowest...highest).contains(bytes[1]) else { return 0 }
        return bytes[2..<length].allSatisfy { $0 & 0xC0 == 0x80 } ? length : 0
    }
}
