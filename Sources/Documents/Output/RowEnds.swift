/// The line ends after the rows of a document that are written: each as it is in the document.
struct RowEnds {
    /// The number of bytes after a row that tell its line end.
    static let length = 2
    private static let feed: [UInt8] = [0x0A]
    private static let returnAndFeed: [UInt8] = [0x0D, 0x0A]

    private var last = feed

    /// Returns the line end of a row that other bytes follow. A row at the end of the document has that of the row
    /// before it.
    mutating func end(before following: ArraySlice<UInt8>) -> [UInt8] {
        if following.starts(with: Self.returnAndFeed) {
            last = Self.returnAndFeed
        } else if !following.isEmpty {
            last = Self.feed
        }
        return last
    }

    /// Returns the line end of a row that ends at an offset. Costs reading two bytes.
    mutating func end(at offset: Int, in store: any ByteStore) -> [UInt8] {
        end(before: store.bytes(in: offset..<offset + Self.length)[...])
    }
}
