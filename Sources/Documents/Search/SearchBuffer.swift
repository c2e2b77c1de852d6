/// Memory into which windows are read one after the other.
final class SearchBuffer {
    private let memory: UnsafeMutableRawBufferPointer

    var size: Int { memory.count }

    init(size: Int) { memory = .allocate(byteCount: size, alignment: 64) }

    deinit { memory.deallocate() }

    /// Returns the bytes of a range, or as many of its first as fit and can be read, as UTF-8. They are valid until the
    /// next call.
    func fill(from store: any ByteStore, _ range: Range<Int>) -> UnsafeRawBufferPointer {
        let wanted = UnsafeMutableRawBufferPointer(rebasing: memory[..<min(memory.count, range.count)])
        let count = (try? store.read(into: wanted, at: range.lowerBound)) ?? 0
        let bytes = UnsafeMutableRawBufferPointer(rebasing: wanted[..<count])
        UTF8Repair.repair(bytes)
        return UnsafeRawBufferPointer(bytes)
    }

    /// Returns the first bytes of the last range, without reading them again.
    func first(_ count: Int) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }
}
