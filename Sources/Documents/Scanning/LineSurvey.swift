/// The number of line ends in a stretch of bytes, counted eight bytes at a time, which is many times faster than line
/// by line.
struct LineSurvey {
    /// The size of a stretch in bytes. It is small enough for counts of one byte.
    static let size = 512

    /// The number of line ends from the byte before the stretch to its last byte but one.
    let lineEnds: Int
    /// Whether each line that begins in the stretch begins with text, so that it is not blank.
    let isPlain: Bool

    /// Surveys `size` bytes, and reads the byte before them.
    @inline(__always)
    init(_ bytes: UnsafeRawPointer, newline: UInt8) {
        let pattern = UInt64(newline) &* 0x0101_0101_0101_0101
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        var counts: UInt64 = 0
        var suspects: UInt64 = 0
        for offset in stride(from: 0, to: Self.size, by: 8) {
            let current = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let previous = bytes.loadUnaligned(fromByteOffset: offset - 1, as: UInt64.self) ^ pattern
            // The highest bit of each byte is set if the byte before was a line end: its difference from one is zero.
            let isLineEnd = ~(((previous & low) &+ low) | previous | low)
            // The highest bit of each byte is set if the byte is over 0x20.
            let isText = ((current & low) &+ 0x5F5F_5F5F_5F5F_5F5F) | current
            counts &+= isLineEnd &>> 7
            suspects |= isLineEnd & ~isText
        }
        let pairs = (counts & 0x00FF_00FF_00FF_00FF) &+ ((counts &>> 8) & 0x00FF_00FF_00FF_00FF)
        lineEnds = Int((pairs &* 0x0001_0001_0001_0001) &>> 48)
        isPlain = suspects == 0
    }
}
