/// Turns the bytes of a row into text.
protocol RowRenderer: Sendable {
    /// The columns of the cells of rows. None by default.
    var columns: [RecordColumn] { get }
    func row(_ source: RowSource) -> DocumentRow
    /// Returns the fields of a row, by name, that filters ask for.
    func fields(_ source: RowSource) -> [RecordField]
    /// Returns the severity that a row states; `nil` if it states none.
    func severity(_ source: RowSource) -> Severity?
}

extension RowRenderer {
    var columns: [RecordColumn] { [] }
    func fields(_ source: RowSource) -> [RecordField] { [] }
    func severity(_ source: RowSource) -> Severity? { nil }
}

/// The place and the bytes of a row.
struct RowSource: Sendable {
    /// The maximum number of bytes of a row that are decoded. A longer row shows its beginning, and how much is hidden.
    /// The limit bounds the time to lay out a row.
    static let byteLimit = 64 * 1024

    var span: RowSpan
    /// The row's bytes up to the limit.
    var bytes: [UInt8]

    /// The number of bytes beyond the limit.
    var hiddenCount: Int { span.range.count - bytes.count }

    /// A note on the bytes beyond the limit, for the end of the text.
    var hiddenNote: String? {
        hiddenCount > 0 ? "… \(hiddenCount.formatted()) more bytes of this row are not shown." : nil
    }
}
