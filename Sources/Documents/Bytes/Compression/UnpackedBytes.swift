/// The bytes that a packed file unpacks to, which are found once from the first to the last, and read in any order.
protocol UnpackedBytes: ByteStore {
    /// Returns whether a place would help to unpack later bytes again.
    func needsCheckpoint(at offset: Int, _ decoder: any Decoder) -> Bool
    /// Notes that the decoder has unpacked the bytes before an offset, all of which were added, from the packed bytes
    /// before `input`.
    func addCheckpoint(at offset: Int, input: Int, _ decoder: any Decoder) throws(ReadFailure)
    /// Adds the next bytes.
    func add(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(ReadFailure)
}
