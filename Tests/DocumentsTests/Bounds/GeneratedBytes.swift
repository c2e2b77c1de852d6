import Synchronization

@testable import Documents

/// Bytes that are made when they are read: a beginning, a unit that is repeated, and an end. It counts the bytes that
/// are read, so that tests can compare work without a clock.
final class GeneratedBytes: ByteStore {
    private let head: [UInt8]
    private let unit: [UInt8]
    private let unitCount: Int
    private let tail: [UInt8]
    private let reads = Mutex(0)

    var count: Int { head.count + unit.count * unitCount + tail.count }
    var readCount: Int { reads.withLock { $0 } }

    init(_ head: String, _ unit: String, times unitCount: Int, _ tail: String = "") {
        (self.head, self.unit, self.tail) = (Array(head.utf8), Array(unit.utf8), Array(tail.utf8))
        self.unitCount = unitCount
    }

    /// Returns the result of a closure, and the number of bytes that are read meanwhile.
    func bytesRead<Result>(_ work: () throws -> Result) rethrows -> (result: Result, bytes: Int) {
        let before = readCount
        let result = try work()
        return (result, readCount - before)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
        let end = min(count, offset + buffer.count)
        guard offset < end else { return 0 }
        reads.withLock { $0 += end - offset }
        var position = offset
        while position < end {
            let (part, start) = part(at: position)
            let length = min(part.count - start, end - position)
            part.withUnsafeBytes { bytes in
                let source = UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
                UnsafeMutableRawBufferPointer(rebasing: buffer[(position - offset)...]).copyMemory(from: source)
            }
            position += length
        }
        return end - offset
    }

    private func part(at offset: Int) -> (part: [UInt8], start: Int) {
        if offset < head.count { return (head, offset) }
        let rest = offset - head.count
        if rest < unit.count * unitCount { return (unit, rest % unit.count) }
        return (tail, rest - unit.count * unitCount)
    }
}

extension GeneratedBytes {
    /// Returns a document whose first window is read.
    func document(named name: String, as format: FormatName? = nil) -> IndexedDocument {
        IndexedDocument(StoredFeed(store: self, count: count), title: name, as: format, isStepwise: true)
    }
}
