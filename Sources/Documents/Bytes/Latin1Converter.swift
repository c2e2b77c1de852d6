/// Converts Windows-1252 to UTF-8 window by window. Latin-1 is a part of it but for control characters, and text in
/// Latin-1 is often Windows-1252.
struct Latin1Converter: PlacedConverter {
    private(set) var isRepaired = false

    /// The scalars of the bytes from 0x80 to 0x9F, by the WHATWG's index of the encoding. Five are control characters.
    private static let high: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]

    mutating func convert(_ window: UnsafeRawBufferPointer) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(window.count + window.count / 8)
        for byte in window {
            guard byte >= 0x80 else {
                output.append(byte)
                continue
            }
            let value = byte < 0xA0 ? Self.high[Int(byte) - 0x80] : UInt32(byte)
            if let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) {
                output.append(contentsOf: encoded)
            }
        }
        return output
    }

    mutating func finish() -> [UInt8] { [] }

    var heldCount: Int { 0 }

    func inputCount(of bytes: UnsafeRawBufferPointer, forOutput count: Int) -> Int {
        var (input, output) = (0, 0)
        while input < bytes.count, output < count {
            let byte = bytes[input]
            let value = (0x80..<0xA0).contains(byte) ? Self.high[Int(byte) - 0x80] : UInt32(byte)
            output += value < 0x80 ? 1 : value < 0x800 ? 2 : 3
            input += 1
        }
        return input
    }
}
