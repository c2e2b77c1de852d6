/// Converts UTF-16 to UTF-8 window by window.
struct UTF16Converter: TextConverter {
    private let isBigEndian: Bool
    /// The first byte of an incomplete unit, and the first unit of an incomplete pair.
    private var halfUnit: UInt8?
    private var leading: UInt16?
    /// Whether something was not UTF-16: half a pair, or half a unit at the end. It becomes U+FFFD.
    private(set) var isRepaired = false

    init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    /// Returns the UTF-8 of the characters that a window completes.
    mutating func convert(_ window: UnsafeRawBufferPointer) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(window.count * 3 / 2 + 4)
        for byte in window {
            guard let first = halfUnit else {
                halfUnit = byte
                continue
            }
            halfUnit = nil
            take(isBigEndian ? UInt16(first) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(first), &output)
        }
        return output
    }

    /// Returns the UTF-8 of what is incomplete at the end.
    mutating func finish() -> [UInt8] {
        var output: [UInt8] = []
        if leading != nil { repair(&output) }
        if halfUnit != nil { repair(&output) }
        leading = nil
        halfUnit = nil
        return output
    }

    private mutating func take(_ unit: UInt16, _ output: inout [UInt8]) {
        if let first = leading {
            leading = nil
            if UTF16.isTrailSurrogate(unit) {
                let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
                append(value, &output)
                return
            }
            repair(&output)
        }
        if UTF16.isLeadSurrogate(unit) {
            leading = unit
        } else if UTF16.isTrailSurrogate(unit) {
            repair(&output)
        } else {
            append(UInt32(unit), &output)
        }
    }

    private mutating func repair(_ output: inout [UInt8]) {
        isRepaired = true
        append(0xFFFD, &output)
    }

    private func append(_ value: UInt32, _ output: inout [UInt8]) {
        if value < 0x80 {
            output.append(UInt8(value))
        } else if let scalar = Unicode.Scalar(value) {
            output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }
}
