import Documents
import UIKit

/// The texts of a row and their layout, shared by all cells that show the row.
@MainActor
final class RowContent {
    let summary: LongText
    /// The cells below the columns; empty if the row has none.
    let cells: [RecordCell]
    let summaryLineLimit: Int
    let problem: String?
    let severity: Severity?
    /// The index of an element among those of its array; `nil` for another row.
    let index: Int?
    let hasDetail: Bool
    /// Whether the row has rows inside it.
    let hasRows: Bool
    /// The offsets of the values whose members the summary does not count exactly.
    let uncounted: [Int]
    /// Whether an open row shows no more of the summary than a folded one.
    let keepsSummary: Bool
    private var keptDetail: LongText?
    /// The places of the cells in the detail.
    private let detailCells: [Range<Int>]
    /// The part of the detail that the columns do not show, and whether there is one.
    private var lastRest: (layout: ColumnLayout, text: LongText?)?
    private var lastHasRest: (layout: ColumnLayout, hasRest: Bool)?
    private var lastCell: (name: String, text: LongText)?
    private let read: () -> DocumentRow
    /// The part of the cost that doesn't change. The cache adds up the costs of its rows each time that it reads one.
    private let fixedCost: Int

    /// - Parameters:
    ///   - index: The index of an element of an array.
    ///   - read: Reads the row. It is called at once, and again when a released detail is needed.
    init(index: Int? = nil, _ read: @escaping () -> DocumentRow) {
        let row = read()
        self.index = index
        summary = LongText(
            row.summary,
            spans: row.summarySpans,
            font: row.summaryIsCode ? DocumentCell.detailFont : DocumentCell.summaryFont,
            isCode: row.summaryIsCode
        )
        cells = row.cells
        summaryLineLimit = row.summaryLineLimit
        problem = row.problem
        severity = row.severity
        hasDetail = row.detail != nil
        detailCells = row.detailCells.count == row.cells.count ? row.detailCells : []
        hasRows = row.inside != nil
        uncounted = row.uncounted
        // A row that is cut into parts shows its whole summary before them.
        keepsSummary = row.inside != nil && row.inside?.format != .parts || row.detail != nil && row.detailHasSummary
        self.read = read
        fixedCost = row.cells.reduce(512 + (row.problem?.utf8.count ?? 0)) { $0 + $1.text.utf8.count + 40 }
        keptDetail = Self.detail(of: row)
    }

    private static func detail(of row: DocumentRow) -> LongText? {
        row.detail.map {
            LongText($0, spans: row.detailSpans, font: DocumentCell.detailFont, isCode: row.detailIsCode)
        }
    }

    /// Returns the cell below a column; `nil` if the row has none.
    func cell(at place: ColumnLayout.Place) -> RecordCell? {
        // Most rows have the cells of all columns, and several columns may have one name.
        if place.column < cells.count, cells[place.column].name == place.name { return cells[place.column] }
        return cells.first { $0.name == place.name }
    }

    /// Whether the row has cells below at least half of the columns. Other rows are not divided.
    func isDivided(into layout: ColumnLayout) -> Bool {
        !cells.isEmpty && 2 * layout.places.count { cell(at: $0) != nil } >= layout.places.count
    }

    /// Returns the text of the cell that wraps, as the row keeps it.
    func flexibleText(in layout: ColumnLayout) -> LongText? {
        guard let place = layout.flexiblePlace, let cell = cell(at: place) else { return nil }
        if let lastCell, lastCell.name == place.name { return lastCell.text }
        let spans = cell.role.map { [TextSpan(0..<cell.text.utf8.count, $0)] } ?? []
        let text = LongText(cell.text, spans: spans, font: DocumentCell.summaryFont)
        lastCell = (place.name, text)
        return text
    }

    /// The text below the summary of an open row. Costs reading the row if the text was released.
    var detail: LongText? {
        guard hasDetail else { return nil }
        if keptDetail == nil { keptDetail = Self.detail(of: read()) }
        return keptDetail
    }

    /// The text below the columns of an open row: the detail without the cells that the columns show in full; `nil` if
    /// they show all of it.
    func detail(in layout: ColumnLayout?) -> LongText? {
        guard let layout, !detailCells.isEmpty else { return detail }
        if let lastRest, lastRest.layout == layout { return lastRest.text }
        let rest = detail.flatMap { $0.removing(placesShown(in: layout), font: DocumentCell.detailFont) }
        lastRest = (layout, rest)
        return rest
    }

    /// Whether an open row has a text below the columns.
    func hasDetail(in layout: ColumnLayout?) -> Bool {
        guard let layout, hasDetail, !detailCells.isEmpty else { return hasDetail }
        if let lastHasRest, lastHasRest.layout == layout { return lastHasRest.hasRest }
        let hasRest = detail(in: layout) != nil
        lastHasRest = (layout, hasRest)
        return hasRest
    }

    /// Returns the places in the detail of the cells that the columns show in full.
    private func placesShown(in layout: ColumnLayout) -> [Range<Int>] {
        var shown: Set<Int> = []
        for place in layout.places where cell(at: place) != nil {
            let index =
                cells.indices.contains(place.column) && cells[place.column].name == place.name
                ? place.column : cells.firstIndex { $0.name == place.name }
            guard let index, let line = detail?.text.substring(ofBytes: detailCells[index]) else { continue }
            let cell = cells[index]
            // A long cell, or one with line breaks, isn't shown in full in the record.
            guard line.hasSuffix(": " + cell.text), line.utf8.count == cell.name.utf8.count + 2 + cell.text.utf8.count
            else { continue }
            let font = place.column == layout.flexible ? DocumentCell.summaryFont : DocumentCell.cellFont
            if LineWidth.of(cell.text, font: font) <= place.width { shown.insert(index) }
        }
        return shown.sorted().map { detailCells[$0] }
    }

    /// Releases the detail if it is long, since a folded row does not show it.
    func releaseDetail() {
        if lastRest?.text?.isShort == false { lastRest = nil }
        if keptDetail?.isShort == false { keptDetail = nil }
    }

    /// The approximate size in memory, in bytes.
    var cost: Int { fixedCost + summary.cost + (keptDetail?.cost ?? 0) }
}
