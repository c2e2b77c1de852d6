import UIKit

/// A row's texts, and how they are set: what all cells that show the row share.
@MainActor
final class RowContent {
    let row: DocumentRow
    let summary: LongText
    let detail: LongText?

    init(_ row: DocumentRow) {
        self.row = row
        summary = LongText(row.summary, font: DocumentCell.summaryFont)
        detail = row.detail.map { LongText($0, font: DocumentCell.detailFont) }
    }

    var summaryLineLimit: Int { row.summaryLineLimit }
    var problem: String? { row.problem }

    /// Bytes that it takes, about.
    var cost: Int { summary.cost + (detail?.cost ?? 0) + (problem?.utf8.count ?? 0) + 512 }
}
