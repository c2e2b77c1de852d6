import Documents
import UIKit

/// A row's texts, and how they are set: what all cells that show the row share.
@MainActor
final class RowContent {
    let summary: LongText
    let summaryLineLimit: Int
    let problem: String?
    let hasDetail: Bool
    private var keptDetail: LongText?
    private let read: () -> DocumentRow

    /// - Parameter read: reads the row, now and whenever a detail is asked for that was let go of.
    init(_ read: @escaping () -> DocumentRow) {
        let row = read()
        summary = LongText(row.summary, font: DocumentCell.summaryFont)
        summaryLineLimit = row.summaryLineLimit
        problem = row.problem
        hasDetail = row.detail != nil
        self.read = read
        keptDetail = row.detail.map { LongText($0, font: DocumentCell.detailFont) }
    }

    /// What an open row shows below the summary. Costs reading the row if it was let go of.
    var detail: LongText? {
        guard hasDetail else { return nil }
        if keptDetail == nil { keptDetail = read().detail.map { LongText($0, font: DocumentCell.detailFont) } }
        return keptDetail
    }

    /// Lets go of the detail if it is long: a folded row does not show it.
    func releaseDetail() {
        if keptDetail?.isShort == false { keptDetail = nil }
    }

    /// Bytes that it takes, about.
    var cost: Int { summary.cost + (keptDetail?.cost ?? 0) + (problem?.utf8.count ?? 0) + 512 }
}
