/// Bytes in memory.
struct MemoryBytes: ByteStore {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
        bytes.withUnsafeBytes { $0.copy(to: buffer, from: offset) }
    }
}

extension UnsafeRawBufferPointer {
    /// Fills a buffer with the bytes from `offset` on, and returns their number.
    func copy(to buffer: UnsafeMutableRawBufferPointer, from offset: Int) -> Int {
        guard offset < count else { return 0 }
        let length = Swift.min(buffer.count, count - offset)
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: self[offset..<offset + length]))
        return length
    }
}
