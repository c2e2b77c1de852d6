/// The bytes of a store at other offsets, as a part of a larger space.
struct ShiftedBytes: ByteStore {
    let store: any ByteStore
    /// The offset of the first byte.
    let base: Int

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadFailure) -> Int {
        offset < base ? 0 : try store.read(into: buffer, at: offset - base)
    }

    func source(in range: Range<Int>) -> [UInt8] { store.source(in: shifted(range)) }
    func original(in range: Range<Int>) -> [UInt8] { store.original(in: shifted(range)) }
    var isConverted: Bool { store.isConverted }

    private func shifted(_ range: Range<Int>) -> Range<Int> {
        max(0, range.lowerBound - base)..<max(0, range.upperBound - base)
    }
}
