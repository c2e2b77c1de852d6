/// The cells of a record.
///
/// A cell is between delimiters. With quotes around it, it may have delimiters and line ends, and quotes by the escape
/// of the dialect. White space before a cell is not part of it. A text without bytes is a record of one empty cell.
struct RecordCells {
    private struct Cell {
        /// The place after the delimiter before the cell.
        var start = 0
        var range: Range<Int>
        var hasEscapes = false
    }

    /// Whether a quote neither encloses a cell nor is escaped, so that the cells are unknown.
    private(set) var hasStrayQuote = false
    private(set) var count = 0
    private var cells: [Cell] = []
    private let bytes: [UInt8]
    private let dialect: TableDialect

    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    /// - Parameter column: The only cell whose text is wanted; `nil` for all.
    init(_ bytes: [UInt8], _ dialect: TableDialect, only column: Int? = nil) {
        (self.bytes, self.dialect) = (bytes, dialect)
        var position = 0
        while true {
            let start = position
            skipBlank(&position)
            let isQuoted = position < bytes.count && bytes[position] == Self.quote
            var cell = isQuoted ? quoted(&position) : plain(&position)
            cell.start = start
            if column == nil || column == count { cells.append(cell) }
            count += 1
            guard position < bytes.count else { return }
            position += 1
        }
    }

    /// The texts of the cells that are wanted, with control characters visible.
    var texts: [String] { cells.map(text(of:)) }

    /// Returns the texts of the first cells, and the bytes that they and the delimiters between them take up.
    func prefix(_ limit: Int) -> (texts: [String], bytes: ArraySlice<UInt8>) {
        (cells.prefix(limit).map(text(of:)), bytes[..<(limit < cells.count ? cells[limit].start - 1 : bytes.count)])
    }

    private func text(of cell: Cell) -> String {
        guard cell.hasEscapes else {
            let hasControls = bytes[cell.range].contains { $0 < 0x20 || $0 == 0x7F }
            return hasControls ? RowText.plain(bytes[cell.range]) : String(decoding: bytes[cell.range], as: UTF8.self)
        }
        var text: [UInt8] = []
        var position = cell.range.lowerBound
        while position < cell.range.upperBound {
            if isEscape(at: position, before: cell.range.upperBound) { position += 1 }
            text.append(bytes[position])
            position += 1
        }
        return RowText.plain(text)
    }

    /// Whether a byte inside quotes is left out in front of a quote or a backslash.
    private func isEscape(at position: Int, before end: Int) -> Bool {
        guard position + 1 < end else { return false }
        let next = bytes[position + 1]
        if bytes[position] == Self.quote { return next == Self.quote }
        let isBackslash = dialect.escape == .backslash && bytes[position] == Self.backslash
        return isBackslash && (next == Self.quote || next == Self.backslash)
    }

    private func skipBlank(_ position: inout Int) {
        while position < bytes.count, bytes[position].isJSONSpace, bytes[position] != dialect.delimiter {
            position += 1
        }
    }

    private mutating func plain(_ position: inout Int) -> Cell {
        let start = position
        while position < bytes.count, bytes[position] != dialect.delimiter {
            if bytes[position] == Self.quote { hasStrayQuote = true }
            position += 1
        }
        return Cell(range: start..<position)
    }

    private mutating func quoted(_ position: inout Int) -> Cell {
        position += 1
        var cell = Cell(range: position..<bytes.count)
        while position < bytes.count {
            if isEscape(at: position, before: bytes.count) {
                cell.hasEscapes = true
                position += 2
            } else if bytes[position] == Self.quote {
                break
            } else {
                position += 1
            }
        }
        // A quote that is never closed is a flaw of the row.
        guard position < bytes.count else { return cell }
        cell.range = cell.range.lowerBound..<position
        position += 1
        skipBlank(&position)
        if position < bytes.count, bytes[position] != dialect.delimiter {
            hasStrayQuote = true
            while position < bytes.count, bytes[position] != dialect.delimiter { position += 1 }
        }
        return cell
    }
}
