import CPango

/// An item of a text, to be shaped.
struct ItemSource {
    /// The whole text.
    let text: UnsafeBufferPointer<UInt8>
    /// The boundaries in front of each byte of the text.
    let marks: UnsafeBufferPointer<BoundaryMarks>
    /// The range of the item, in bytes.
    let range: Range<Int>
    let analysis: UnsafeMutablePointer<PangoAnalysis>?

    /// The bytes of the item.
    var item: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[range]) }
}
