import Documents
import Reader
import Terminal

/// The lines of a row on the screen: its guides, its mark and its text, and the detail of an open row below it.
struct RowPainter {
    let look: ViewerLook
    /// The number of columns of the screen.
    let width: Int
    /// The columns of records; `nil` if rows are shown as texts.
    var columns: ColumnPlan?
    /// The number of cells of long rows that are left out on the left.
    var shift = 0
    /// Whether a folded row shows all of its text.
    var wraps = false
    /// Returns the matches in a text, in UTF-16 units; `nil` if nothing is looked for.
    var matches: ((String) -> [Range<Int>])?

    /// The largest number of lines of a row that are drawn. What is beyond is reached in the rows inside it.
    private static let lineLimit = 2000

    /// Whether elements of arrays show their index.
    var showsIndexes = true

    /// Whether a row has something to unfold: a detail, rows inside it, or a text that doesn't fit.
    func unfolds(_ row: ReaderPage.ReaderRow) -> Bool {
        guard row.row.inside == nil, row.row.detail == nil, row.row.problem == nil else { return true }
        let room = max(1, width - lead(row, isOpen: nil).width)
        // A character has one cell at least, and most texts only such ones.
        let count = row.row.summary.utf8.count
        return count > room && summary(row.row, cells: room + 1).width > room
    }

    /// Returns the lines of a row, each of at most the width.
    func lines(_ row: ReaderPage.ReaderRow) -> [CellText] {
        let (content, isOpen) = (row.row, row.isOpen)
        let unfolds = unfolds(row)
        let cells = row.depth == 0 ? columns?.line(content, look, matches) : nil
        let lead = lead(row, isOpen: unfolds ? isOpen : nil, hasCells: cells != nil)
        let room = max(1, width - lead.width)
        let keepsSummary =
            content.inside.map { !$0.format.rowsAreParts } ?? false
            || content.detail != nil && content.detailHasSummary
        var texts: [CellText]
        if let cells, !isOpen || keepsSummary || content.detail != nil {
            texts = [cells.truncated(to: room, mark: look.cut)]
        } else if isOpen && !keepsSummary || wraps {
            texts = lines(of: content.summary, content.summarySpans, width: room)
        } else {
            let shown = summary(content, cells: shift + room + 1)
            texts = [shown.dropping(cells: shift).truncated(to: room, mark: look.cut)]
        }
        if isOpen { texts += below(content, room: max(1, room - 2)) }
        let rest = continuation(row.depth, width: lead.width)
        return texts.prefix(Self.lineLimit).enumerated().map { index, text in
            var line = index == 0 ? lead : rest
            line.append(text)
            return line
        }
    }

    /// The detail and the flaws of an open row.
    private func below(_ row: DocumentRow, room: Int) -> [CellText] {
        var lines: [CellText] = []
        func add(_ text: CellText) {
            for line in text.lines(width: room) {
                var indented = CellText("  ", rule: look.rule)
                indented.append(line)
                lines.append(indented)
            }
        }
        if let detail = row.detail {
            let dump = row.dump.map { $0.text(lineLength: $0.lineLength(width: room)) }
            let (text, spans) = dump ?? (detail, row.detailSpans)
            lines += self.lines(of: text, spans, width: room).map { line in
                var indented = CellText("  ", rule: look.rule)
                indented.append(line)
                return indented
            }
        }
        if let problem = row.problem {
            add(CellText("! \(problem)", style: CellStyle(attributes: .bold), rule: look.rule))
        }
        return lines
    }

    /// Returns the lines of a text on the screen, up to the limit.
    private func lines(of text: String, _ spans: [TextSpan], width: Int) -> [CellText] {
        var lines: [CellText] = []
        for (line, start) in Self.split(text) where lines.count < Self.lineLimit {
            lines += styled(line, spans, from: start).lines(width: width)
        }
        return lines
    }

    /// Returns the beginning of a summary that has at least a number of cells, or all of it.
    private func summary(_ row: DocumentRow, cells: Int) -> CellText {
        // A character has one cell at least. A summary of several lines is one on the screen, as in a list.
        let text = row.summary.utf8.count <= cells ? Substring(row.summary) : row.summary.prefix(cells)
        return styled(text, row.summarySpans, from: 0, joinsLines: true)
    }

    /// Returns the lines of a text with the offsets of their first bytes.
    private static func split(_ text: String) -> [(Substring, Int)] {
        var start = 0
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            defer { start += line.utf8.count + 1 }
            return (line, start)
        }
    }

    /// Returns a text with the styles of its parts and of the matches in it.
    private func styled(_ text: Substring, _ spans: [TextSpan], from start: Int, joinsLines: Bool = false) -> CellText {
        let found = (matches?(String(text)) ?? []).map { range -> Range<Int> in
            let units = text.utf16
            func byte(_ offset: Int) -> Int {
                let place = units.index(units.startIndex, offsetBy: offset, limitedBy: units.endIndex) ?? units.endIndex
                return text.utf8.distance(from: text.startIndex, to: place)
            }
            return byte(range.lowerBound)..<byte(range.upperBound)
        }
        let end = text.utf8.count
        let roles = spans.map { (range: ($0.range.lowerBound - start)..<($0.range.upperBound - start), role: $0.role) }
            .filter { $0.range.lowerBound < end && $0.range.upperBound > 0 }
        var cuts = Set([0, end])
        for range in roles.map(\.range) + found {
            cuts.formUnion([max(0, range.lowerBound), min(end, range.upperBound)])
        }
        let places = cuts.sorted()
        var result = CellText(rule: look.rule)
        for (first, last) in zip(places, places.dropFirst()) {
            let part = text[
                text.utf8.index(text.startIndex, offsetBy: first)..<text.utf8.index(text.startIndex, offsetBy: last)
            ]
            var style = roles.last { $0.range.contains(first) }.map { ViewerLook.style($0.role) } ?? .plain
            if found.contains(where: { $0.contains(first) }) { style = style.adding(.reversed) }
            if joinsLines, part.utf8.contains(where: { $0 < 0x20 || $0 > 0x7F }) {
                result.append(String(part.map { $0.isNewline ? " " : $0 }), style: style)
            } else {
                result.append(part, style: style)
            }
        }
        return result
    }

    // MARK: Guides and marks

    private func lead(_ row: ReaderPage.ReaderRow, isOpen: Bool?, hasCells: Bool = false) -> CellText {
        var lead = guides(row.depth)
        let mark = isOpen.map { $0 ? look.unfolded : look.folded } ?? look.leaf
        lead.append(mark, style: ViewerLook.secondary)
        // A column has the word.
        if !hasCells, let badge = row.row.severity.flatMap(ViewerLook.badge) {
            lead.append(badge.text, style: badge.style)
            lead.append(" ")
        }
        if !hasCells, row.name == .index, showsIndexes || row.depth > 0 {
            lead.append("[\(row.index)] ", style: ViewerLook.secondary)
        }
        return lead
    }

    /// The column in which the text of a row begins.
    func startOfText(_ row: ReaderPage.ReaderRow) -> Int {
        let hasCells = row.depth == 0 && columns?.hasCells(of: row.row) == true
        return lead(row, isOpen: nil, hasCells: hasCells).width
    }

    /// The columns of the mark that says whether a row is open.
    func markColumns(_ row: ReaderPage.ReaderRow) -> Range<Int> {
        let start = guides(row.depth).width
        return start..<start + 2
    }

    /// The guides of a row, at most half of the screen: values may be nested to any depth.
    private func guides(_ depth: Int) -> CellText {
        var guides = CellText(rule: look.rule)
        let shown = min(depth, max(0, width / 4))
        for _ in 0..<shown { guides.append(look.guide, style: ViewerLook.secondary) }
        return guides
    }

    private func continuation(_ depth: Int, width: Int) -> CellText {
        var lead = guides(depth)
        lead.pad(to: width)
        return lead
    }
}
