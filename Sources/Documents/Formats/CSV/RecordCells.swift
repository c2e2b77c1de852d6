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
        if column == nil { cells.reserveCapacity(Self.usualCount) }
        bytes.withUnsafeBufferPointer { buffer in
            var scan = Scan(bytes: buffer, dialect: dialect)
            while true {
                let cell = scan.cell()
                if column == nil || column == count { cells.append(cell) }
                count += 1
                guard scan.position < buffer.count else { break }
                scan.position += 1
            }
            hasStrayQuote = scan.hasStrayQuote
        }
    }

    private static let usualCount = 8

    /// Whether nothing is behind the last delimiter.
    var isLastEmpty: Bool { count > 1 && bytes.last == dialect.delimiter && cells.last?.range.isEmpty == true }

    /// The texts of the cells that are wanted, with control characters visible.
    var texts: [String] { cells.map(text(of:)) }

    /// Returns the texts of the first cells, and the bytes that they and the delimiters between them take up.
    func prefix(_ limit: Int) -> (texts: [String], bytes: ArraySlice<UInt8>) {
        (cells.prefix(limit).map(text(of:)), bytes[..<(limit < cells.count ? cells[limit].start - 1 : bytes.count)])
    }

    private func text(of cell: Cell) -> String {
        guard cell.hasEscapes else {
            return bytes.withUnsafeBufferPointer { buffer in
                let part = UnsafeBufferPointer(rebasing: buffer[cell.range])
                let hasControls = part.contains { $0 < 0x20 || $0 == 0x7F }
                return hasControls ? RowText.plain(part) : String(decoding: part, as: UTF8.self)
            }
        }
        return bytes.withUnsafeBufferPointer { buffer in
            var text: [UInt8] = []
            var position = cell.range.lowerBound
            while position < cell.range.upperBound {
                if Self.isEscape(at: position, before: cell.range.upperBound, buffer, dialect) { position += 1 }
                text.append(buffer[position])
                position += 1
            }
            return RowText.plain(text)
        }
    }

    /// Whether a byte inside quotes is left out in front of a quote or a backslash.
    @inline(__always)
    private static func isEscape(
        at position: Int,
        before end: Int,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ dialect: TableDialect
    ) -> Bool {
        guard bytes[position] == quote || bytes[position] == backslash, position + 1 < end else { return false }
        let next = bytes[position + 1]
        if bytes[position] == quote { return next == quote }
        return dialect.escape == .backslash && (next == quote || next == backslash)
    }

    /// A scan of the bytes, cell by cell.
    private struct Scan {
        let bytes: UnsafeBufferPointer<UInt8>
        let dialect: TableDialect
        var position = 0
        var hasStrayQuote = false

        /// Reads a cell up to the delimiter after it, or to the end.
        @inline(__always)
        mutating func cell() -> Cell {
            let start = position
            skipBlank()
            let isQuoted = position < bytes.count && bytes[position] == RecordCells.quote
            var cell = isQuoted ? quoted() : plain()
            cell.start = start
            return cell
        }

        @inline(__always)
        private mutating func skipBlank() {
            while position < bytes.count, bytes[position].isJSONSpace, bytes[position] != dialect.delimiter {
                position += 1
            }
        }

        private mutating func plain() -> Cell {
            let start = position
            while position < bytes.count, bytes[position] != dialect.delimiter {
                if bytes[position] == RecordCells.quote { hasStrayQuote = true }
                position += 1
            }
            return Cell(range: start..<position)
        }

        private mutating func quoted() -> Cell {
            position += 1
            var cell = Cell(range: position..<bytes.count)
            while position < bytes.count {
                if RecordCells.isEscape(at: position, before: bytes.count, bytes, dialect) {
                    cell.hasEscapes = true
                    position += 2
                } else if bytes[position] == RecordCells.quote {
                    break
                } else {
                    position += 1
                }
            }
            // A quote that is never closed is a flaw of the row.
            guard position < bytes.count else { return cell }
            cell.range = cell.range.lowerBound..<position
            position += 1
            skipBlank()
            if position < bytes.count, bytes[position] != dialect.delimiter {
                hasStrayQuote = true
                while position < bytes.count, bytes[position] != dialect.delimiter { position += 1 }
            }
            return cell
        }
    }
}
