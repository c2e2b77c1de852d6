import Documents
import UIKit

/// The texts of a row and their layout, shared by all cells that show the row.
@MainActor
final class RowContent {
    let summary: LongText
    let summaryLineLimit: Int
    let problem: String?
    let severity: Severity?
    let hasDetail: Bool
    /// Whether the row has rows inside it.
    let hasRows: Bool
    /// The offsets of the values whose members the summary does not count exactly.
    let uncounted: [Int]
    /// Whether an open row shows no more of the summary than a folded one.
    let keepsSummary: Bool
    private var keptDetail: LongText?
    private let read: () -> DocumentRow

    /// - Parameter read: Reads the row. It is called at once, and again when a released detail is needed.
    init(_ read: @escaping () -> DocumentRow) {
        let row = read()
        summary = LongText(row.summary, font: DocumentCell.summaryFont)
        summaryLineLimit = row.summaryLineLimit
        problem = row.problem
        severity = row.severity
        hasDetail = row.detail != nil
        hasRows = row.inside != nil
        uncounted = row.uncounted
        // A row that is cut into parts shows its whole summary before them.
        keepsSummary = row.inside != nil && row.inside?.format != .parts || row.detail != nil && row.detailHasSummary
        self.read = read
        keptDetail = row.detail.map { LongText($0, font: DocumentCell.detailFont) }
    }

    /// The text below the summary of an open row. Costs reading the row if the text was released.
    var detail: LongText? {
        guard hasDetail else { return nil }
        if keptDetail == nil { keptDetail = read().detail.map { LongText($0, font: DocumentCell.detailFont) } }
        return keptDetail
    }

    /// Releases the detail if it is long, since a folded row does not show it.
    func releaseDetail() {
        if keptDetail?.isShort == false { keptDetail = nil }
    }

    /// The approximate size in memory, in bytes.
    var cost: Int { summary.cost + (keptDetail?.cost ?? 0) + (problem?.utf8.count ?? 0) + 512 }
}
