/// What a stretch of bytes says about lines when it is looked at as a whole, which is many times faster than line by line.
struct LineSurvey {
    /// The bytes of a stretch: few enough that counts fit into a byte.
    static let size = 512

    /// The line ends in the stretch.
    var lineEnds: Int
    /// Whether each line that begins in it has text at its very start, so that it is not blank.
    var isPlain: Bool

    /// Looks at `size` bytes, and at the one before them.
    @inline(__always)
    init(_ bytes: UnsafeRawPointer, newline: UInt8) {
        typealias Bytes = SIMD16<UInt8>
        var counts = Bytes()
        var suspects = Bytes()
        for offset in stride(from: 0, to: Self.size, by: Bytes.scalarCount) {
            let current = bytes.loadUnaligned(fromByteOffset: offset, as: Bytes.self)
            let previous = bytes.loadUnaligned(fromByteOffset: offset - 1, as: Bytes.self)
            counts &+= Bytes().replacing(with: 1, where: current .== newline)
            suspects |= Bytes().replacing(with: 1, where: (previous .== newline) .& (current .<= 0x20))
        }
        lineEnds = Int(SIMD16<UInt16>(truncatingIfNeeded: counts).wrappedSum())
        isPlain = suspects == Bytes()
    }
}
