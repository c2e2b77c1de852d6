import Documents
import Reader
import Terminal

/// The lines of a page on a screen: which rows are on it, and where the current one is.
@MainActor
struct PageView {
    let page: DocumentPage
    let look: ViewerLook
    let width: Int
    /// The number of lines for rows.
    let height: Int

    /// The columns of records; `nil` if the document has none.
    private var columns: ColumnPlan? {
        page.document.mayNest ? nil : ColumnPlan(page.document.columns, from: page.shift, width: width - 2)
    }

    private var painter: RowPainter {
        var painter = RowPainter(look: look, width: width, columns: columns)
        painter.shift = columns == nil ? page.shift * max(8, width / 2) : 0
        painter.wraps = page.wraps
        let (search, pattern) = (page.search, page.filter.pattern)
        if search != nil || pattern != nil {
            painter.matches = { text in
                let filtered = pattern?.ranges(in: text).map {
                    $0.lowerBound.utf16Offset(in: text)..<$0.upperBound.utf16Offset(in: text)
                }
                return (search?.ranges(in: text) ?? []) + (filtered ?? [])
            }
        }
        return painter
    }

    /// The number of lines for rows below the header.
    var rowHeight: Int { max(0, height - (columns == nil ? 0 : 1)) }

    private func lines(at index: Int, _ painter: RowPainter) -> [CellText] {
        guard let (row, depth, isOpen) = page.row(at: index) else { return [] }
        return painter.lines(row, depth: depth, isOpen: isOpen)
    }

    func unfolds(at index: Int) -> Bool {
        page.row(at: index).map { painter.unfolds($0.row, depth: $0.depth) } ?? false
    }

    // MARK: Scrolling

    /// Moves the page as little as possible so that the current row is on the screen; its beginning if it is longer.
    func revealCurrent() {
        let painter = painter
        guard page.outline.count > 0, rowHeight > 0 else { return page.setTop(0) }
        if page.current < page.top
            || page.current == page.top && page.topLine > 0 && lineCount(page.top, painter) <= rowHeight
        {
            return page.setTop(page.current)
        }
        if page.current == page.top { return }
        var used = -page.topLine
        for index in page.top...page.current {
            used += lineCount(index, painter)
            if used > rowHeight { break }
        }
        guard used > rowHeight else { return }
        // The last line of the row is at the bottom, unless its first one would be above the top.
        var (index, room) = (page.current, rowHeight - lineCount(page.current, painter))
        guard room > 0 else { return page.setTop(page.current) }
        while index > 0, room > 0 {
            index -= 1
            room -= lineCount(index, painter)
        }
        page.setTop(index, line: max(0, -room))
    }

    private func lineCount(_ index: Int, _ painter: RowPainter) -> Int { lines(at: index, painter).count }

    /// Moves the page by lines, and the current row with it where it would leave the screen.
    func scroll(lines count: Int) {
        let painter = painter
        var (index, line) = (page.top, page.topLine + count)
        while line < 0, index > 0 {
            index -= 1
            line += lineCount(index, painter)
        }
        while index < page.outline.count - 1, line >= lineCount(index, painter) {
            line -= lineCount(index, painter)
            index += 1
        }
        page.setTop(index, line: min(max(0, line), max(0, lineCount(index, painter) - 1)))
        clampTop(painter)
        let visible = visibleRows(painter)
        let shift = count > 0 ? max(page.current, visible.lowerBound) : min(page.current, visible.upperBound)
        if page.current == shift, count > 0, visible.upperBound == page.outline.count - 1 {
            page.setCurrent(visible.upperBound)
        } else if page.current == shift, count < 0, page.top == 0, page.topLine == 0 {
            page.setCurrent(0)
        } else {
            page.setCurrent(count > 0 ? max(shift, visible.lowerBound) : min(shift, visible.upperBound))
        }
    }

    /// Keeps the end of the document at the bottom of the screen, and no lower.
    private func clampTop(_ painter: RowPainter) {
        var (index, room) = (page.outline.count, rowHeight)
        while index > 0, room > 0 {
            index -= 1
            room -= lineCount(index, painter)
        }
        let line = max(0, -room)
        if (page.top, page.topLine) > (index, line) { page.setTop(index, line: line) }
    }

    private func visibleRows(_ painter: RowPainter) -> ClosedRange<Int> {
        var (index, used) = (page.top, -page.topLine)
        while index < page.outline.count - 1 {
            used += lineCount(index, painter)
            guard used + 1 <= rowHeight, used + lineCount(index + 1, painter) <= rowHeight else { break }
            index += 1
        }
        // A row of which only the end is on the screen is current only if it is longer than the screen.
        let isCut = page.topLine > 0 && page.top + 1 < page.outline.count && lineCount(page.top, painter) <= rowHeight
        let first = isCut ? page.top + 1 : page.top
        return first...max(first, index)
    }

    // MARK: Drawing

    /// Draws the rows, and sets the cursor to the current one.
    func draw(into grid: inout CellGrid) {
        let painter = painter
        var line = 0
        if let columns {
            var header = CellText("  ", rule: look.rule)
            header.append(columns.header(look))
            header.pad(to: width)
            grid.write(header.restyled { $0.adding(.underlined) }, row: 0, column: 0)
            line = 1
        }
        var index = page.top
        var skipped = page.topLine
        while line < height, index < page.outline.count {
            let lines = lines(at: index, painter)
            if index == page.current { grid.cursor = GridPosition(row: line, column: 0) }
            for text in lines.dropFirst(skipped) where line < height {
                grid.write(text, row: line, column: 0)
                if index == page.current, line == grid.cursor?.row {
                    grid.restyle(row: line, columns: 0..<2) { $0.adding(.reversed) }
                }
                line += 1
            }
            skipped = 0
            index += 1
        }
        if page.outline.count == 0, line < height {
            let text =
                page.document.state.notice
                ?? (page.document.state.isIndexing || !page.filter.isComplete ? "…" : "No rows.")
            grid.write(CellText(text, style: ViewerLook.secondary, rule: look.rule), row: line, column: 2)
            grid.cursor = GridPosition(row: line, column: 0)
        }
    }
}
