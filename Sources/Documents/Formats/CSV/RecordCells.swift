import SwiftCSV

/// The cells of records, as SwiftCSV parses them.
enum RecordCells {
    /// Returns the cells of each record in a text. An empty text is a record of one empty cell.
    static func records(in text: String, delimiter: Character) throws -> [[String]] {
        // The parser drops an empty last cell that no line end follows.
        let delimiter = CSVDelimiter(unicodeScalarLiteral: delimiter)
        let csv = try EnumeratedCSV(string: text + "\n", delimiter: delimiter, loadColumns: false)
        return [csv.header] + csv.rows
    }
}
