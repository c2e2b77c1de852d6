import SwiftCSV

/// Cells of records, by SwiftCSV.
enum RecordCells {
    /// The cells of each record in the text; an empty text is a record of one empty cell.
    static func records(in text: String, delimiter: Character) throws -> [[String]] {
        // The parser drops an empty last cell unless a line end follows it.
        let delimiter = CSVDelimiter(unicodeScalarLiteral: delimiter)
        let csv = try EnumeratedCSV(string: text + "\n", delimiter: delimiter, loadColumns: false)
        return [csv.header] + csv.rows
    }
}
