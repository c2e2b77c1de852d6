import Partitioning
import Synchronization

/// The bytes of a file as UTF-8, and the places of these in the file.
///
/// The converted bytes are kept, in a temporary file if they are many. For an encoding in which ASCII is ASCII, so are
/// the places of some characters, one in 16 KB: a byte of UTF-8 is found in the file by converting what is between.
final class ConvertedBytes: ByteStore {
    /// The number of bytes of the file from one place to the next.
    static let step = 16 * 1024

    private struct Place {
        var converted: Int
        var original: Int
    }

    private struct Content {
        var places: [Place] = []
        /// The bytes of the file.
        var store: (any ByteStore)?
    }

    private let spool = SpooledBytes()
    private let content = Mutex(Content())
    /// A converter that has seen nothing; `nil` if rows are not written in the encoding.
    private let converter: (any PlacedConverter)?

    init(_ converter: some TextConverter) { self.converter = converter as? any PlacedConverter }

    var count: Int { spool.count }

    /// Appends what a converter has made of bytes of a store that begin at an offset.
    func append(_ bytes: [UInt8], from original: Int, of store: any ByteStore) throws(ReadFailure) {
        if converter != nil {
            let place = Place(converted: spool.count, original: original)
            content.withLock { content in
                content.store = store
                if content.places.last?.original != original { content.places.append(place) }
            }
        }
        try spool.append(bytes)
    }

    /// Takes the last bytes back.
    func removeLast(_ count: Int) { spool.removeLast(count) }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadFailure) -> Int {
        try spool.read(into: buffer, at: offset)
    }

    var isConverted: Bool { converter != nil }

    func original(in range: Range<Int>) -> [UInt8] {
        guard let converter, !range.isEmpty, let store = content.withLock({ $0.store }),
            let start = original(of: range.lowerBound, converter, store),
            let end = original(of: range.upperBound, converter, store), start < end
        else { return bytes(in: range) }
        return store.bytes(in: start..<end)
    }

    /// Returns the offset in the file of the character at an offset of the converted bytes.
    private func original(of offset: Int, _ converter: any PlacedConverter, _ store: any ByteStore) -> Int? {
        let place = content.withLock { content -> Place? in
            let end = content.places.partitioningIndex { $0.converted > offset }
            return end > 0 ? content.places[end - 1] : nil
        }
        guard let place else { return nil }
        let distance = offset - place.converted
        guard distance > 0 else { return place.original }
        // A character has at most four bytes. At most one line is kept from one window to the next.
        let bytes = store.bytes(in: place.original..<place.original + max(4 * distance, Self.step))
        return place.original + bytes.withUnsafeBytes { converter.inputCount(of: $0, forOutput: distance) }
    }
}
