/// Turns a row's bytes into text.
protocol RowRenderer: Sendable {
    func row(_ source: RowSource) -> DocumentRow
}

/// A row's place and bytes.
struct RowSource: Sendable {
    /// The most bytes of a row that are decoded. A row that is longer shows its beginning and says how much is hidden:
    /// laying out more text than this in one label takes longer than a frame, and nobody reads it there.
    static let byteLimit = 64 * 1024

    var span: RowSpan
    /// The row's bytes, cut at the limit.
    var bytes: [UInt8]

    /// The bytes that the limit cut off.
    var hiddenCount: Int { span.range.count - bytes.count }

    /// What stands at the end of a text that the limit cut.
    var hiddenNote: String? {
        hiddenCount > 0 ? "… \(hiddenCount.formatted()) more bytes of this row are not shown." : nil
    }
}
