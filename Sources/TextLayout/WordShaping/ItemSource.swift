import CPango

/// An item that Pango found in a text, to be shaped.
struct ItemSource {
    /// The whole text.
    let text: UnsafeBufferPointer<UInt8>
    /// The range of the item, in bytes.
    let range: Range<Int>
    let analysis: UnsafeMutablePointer<PangoAnalysis>?

    init(_ item: UnsafeMutablePointer<PangoItem>, of text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        let start = Int(item.pointee.offset)
        range = start..<(start + Int(item.pointee.length))
        analysis = item.pointer(to: \.analysis)
    }

    /// The bytes of the item.
    var item: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[range]) }
}
