import Documents
import Fuzzing
import RowConservation

/// The laws of a document whose rows have all been found.
@MainActor struct DocumentLaws {
    private let document: any Document
    /// The number of rows that are read. Later ones are ignored.
    private static let limit = 200

    init(_ document: any Document) {
        self.document = document
    }

    private var indices: Range<Int> { 0..<min(document.rowCount, Self.limit) }

    var flaw: Flaw? {
        var end = 0
        let conservation = RowConservation.exceptions[document.state.format] == nil ? RowConservation(document) : nil
        for index in indices {
            let range = document.byteRange(ofRowAt: index)
            if range.lowerBound < end {
                return Flaw("rows are apart", "row \(index) at \(range) begins before the end \(end) of the one before")
            }
            end = range.upperBound
            let row = document.row(at: index)
            if row.summary.isEmpty { return Flaw("rows have text", "row \(index) has none") }
            let text = row.summary + (row.detail ?? "")
            if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }) {
                return Flaw("control characters are visible", "row \(index): \(text.prefix(200).debugDescription)")
            }
            if let loss = conservation?.loss(ofRowAt: index) {
                return Flaw("rows lose nothing", "row \(index), \(row.summary.prefix(200).debugDescription): \(loss)")
            }
        }
        if document.rowCount == 0, document.notice == nil { return Flaw("no rows have a reason", "there is none") }
        return nil
    }

    /// Returns a flaw if a newly opened document of the same bytes differs.
    func flaw(comparedWith fresh: any Document) -> Flaw? {
        let (state, other) = (document.state, fresh.state)
        guard state.rowCount == other.rowCount, state.format == other.format else {
            return Flaw(
                "a document is what a fresh one is",
                "\(state.rowCount) rows of \(state.format), not \(other.rowCount) of \(other.format)"
            )
        }
        for index in indices {
            let (row, wanted) = (document.row(at: index), fresh.row(at: index))
            if row != wanted { return Flaw("a document is what a fresh one is", "row \(index): \(row), not \(wanted)") }
        }
        return nil
    }
}
