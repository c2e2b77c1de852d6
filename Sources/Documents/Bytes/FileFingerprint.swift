/// A hash of the first and the last 32 KB of a file, as far as it was read. It changes after the file was written
/// again.
///
/// A file of up to 64 KB is hashed completely. In a larger file, a change that leaves both ends and the size alone
/// isn't noticed: finding it would take reading the whole file at each poll.
struct FileFingerprint: Sendable, Hashable {
    private static let length = 32 * 1024
    private let head: Int
    private let tail: Int

    init(of store: some ByteStore, count: Int) {
        head = Self.hash(of: store.bytes(in: 0..<min(Self.length, count)))
        tail = Self.hash(of: store.bytes(in: max(0, count - Self.length)..<count))
    }

    /// Returns a hash of bytes as a whole, which takes a tenth of the time of hashing each as an element.
    private static func hash(of bytes: [UInt8]) -> Int {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
