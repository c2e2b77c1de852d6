/// How the cells and the records of a table are written.
struct TableDialect: Sendable, Hashable {
    /// The spelling of a quote inside a cell with quotes around it.
    enum QuoteEscape: Sendable, Hashable {
        case doubled
        /// After a backslash, or doubled.
        case backslash
    }

    var delimiter: UInt8
    /// The byte that ends a record: that which ends a line, or a record separator (U+001E).
    var terminator = UInt8(ascii: "\n")
    var escape = QuoteEscape.doubled

    static let recordSeparator: UInt8 = 0x1E
    static let unitSeparator: UInt8 = 0x1F
}
