/// Removes the characters that are written over by others: man and old programs make letters bold by writing them
/// twice, and underline them by writing a line first.
///
/// The bytes may be divided anywhere.
struct Overstrikes {
    /// The last character. A backspace after it means that the next one is written over it.
    private var last: [UInt8] = []

    /// Returns bytes without the characters that are written over.
    mutating func removed(from bytes: some Sequence<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        for byte in bytes {
            if byte == 0x08, let first = last.first, first >= 0x20 {
                last = []
            } else if (0x80...0xBF).contains(byte), !last.isEmpty {
                last.append(byte)
            } else {
                output += last
                last = [byte]
            }
        }
        return output
    }

    /// Returns what is left at the end.
    mutating func end() -> [UInt8] {
        defer { last = [] }
        return last
    }
}
