import Documents
import Reader
import Terminal

/// The lines of a page on a screen: which rows are on it, and where the current one is.
@MainActor
struct PageView {
    let page: ReaderPage
    let look: ViewerLook
    let width: Int
    /// The number of lines for rows.
    let height: Int

    /// The columns of records; `nil` if the document has none.
    private var columns: ColumnPlan? {
        guard width >= Self.widthOfColumns else { return nil }
        return ColumnPlan(page.document.columns, from: page.shift, width: width - 2)
    }

    /// The least number of cells with which records have columns. In fewer, a row is a text.
    private static let widthOfColumns = 30

    private var painter: RowPainter {
        var painter = RowPainter(look: look, width: width, columns: columns)
        painter.shift = columns == nil ? page.shift * max(8, width / 2) : 0
        painter.wraps = page.wraps
        painter.showsIndexes = page.isTree
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
        page.row(at: index).map(painter.lines) ?? []
    }

    func unfolds(at index: Int) -> Bool {
        page.row(at: index).map(painter.unfolds) ?? false
    }

    // MARK: Rows around

    /// The largest number of rows around the first one that stay above it.
    private static let keptLimit = 3

    /// Returns the rows around a row that stay at the top while it is the first one below them, from the outside in:
    /// the innermost three, and at most a quarter of the screen.
    private func kept(above index: Int) -> [Int] {
        let limit = min(Self.keptLimit, rowHeight / 4)
        guard limit > 0, index < page.outline.count else { return [] }
        let around = sequence(first: index) { page.outline.parent(ofRowAt: $0) }.dropFirst().prefix(limit)
        return around.reversed()
    }

    /// Returns the number of lines for rows from one on, below those around it.
    private func room(from index: Int) -> Int {
        // A row of the document has none around it, unless the first one is.
        guard let place = page.outline.runs[index], page.outline.depth(of: place) > 0 else { return rowHeight }
        return rowHeight - kept(above: index).count
    }

    /// Returns the first line on a screen that ends with a row: its last line, or its first if it is longer.
    private func top(endingWith index: Int, _ painter: RowPainter) -> (index: Int, line: Int) {
        var (first, used) = (index, lineCount(index, painter))
        guard used < room(from: index) else { return (index, 0) }
        while first > 0 {
            let (count, room) = (lineCount(first - 1, painter), room(from: first - 1))
            guard used < room else { break }
            first -= 1
            used += count
            if used >= room { return (first, used - room) }
        }
        return (first, 0)
    }

    // MARK: Scrolling

    /// Moves the page as little as possible so that the current row is on the screen; its beginning if it is longer.
    func revealCurrent() {
        let painter = painter
        guard page.outline.count > 0, rowHeight > 0 else { return page.setTop(0) }
        let room = room(from: page.top)
        if page.current < page.top
            || page.current == page.top && page.topLine > 0 && lineCount(page.top, painter) <= room
        {
            return page.setTop(page.current)
        }
        if page.current == page.top { return }
        var used = -page.topLine
        for index in page.top...page.current {
            used += lineCount(index, painter)
            if used > room { break }
        }
        guard used > room else { return }
        let new = top(endingWith: page.current, painter)
        page.setTop(new.index, line: new.line)
    }

    /// Unfolds the current row if a match in it is not seen, and brings the first one on the screen.
    ///
    /// - Returns: The row; `nil` if none was unfolded.
    func unfoldMatch() -> DocumentRowID? {
        var painter = painter
        painter.matches = { [page] in page.search?.ranges(in: $0) ?? [] }
        guard rowHeight > 0, let row = page.row(at: page.current), row.row.inside == nil, !row.isOpen,
            painter.unfolds(row), Self.matchedLine(painter.lines(row)) == nil
        else { return nil }
        page.setOpen(true, at: page.current)
        revealCurrent()
        let line = page.row(at: page.current).flatMap { Self.matchedLine(painter.lines($0)) } ?? 0
        let start = (page.top..<max(page.top, page.current)).reduce(-page.topLine) { $0 + lineCount($1, painter) }
        if start + line >= room(from: page.top) { page.setTop(page.current, line: max(0, line - rowHeight / 2)) }
        return page.outline.id(at: page.current)
    }

    /// Returns the first line with a match, which is reversed; `nil` if there is none.
    private static func matchedLine(_ lines: [CellText]) -> Int? {
        lines.firstIndex { $0.elements.contains { $0.style.attributes.contains(.reversed) } }
    }

    /// Moves the page so that what is inside the current row is on the screen, as far as the row stays on it.
    func revealInside() {
        let painter = painter
        guard rowHeight > 0, page.current >= page.top else { return }
        let start = (page.top..<page.current).reduce(-page.topLine) { $0 + lineCount($1, painter) }
        let end = max(page.outline.runs.descendants(ofRowAt: page.current).upperBound, page.current + 1)
        var total = 0
        for index in page.current..<end where total < rowHeight { total += lineCount(index, painter) }
        let overflow = min(start + total - room(from: page.top), start)
        guard overflow > 0 else { return }
        var (index, line) = (page.top, page.topLine + overflow)
        while index < page.current, line >= lineCount(index, painter) {
            line -= lineCount(index, painter)
            index += 1
        }
        page.setTop(index, line: line)
    }

    private func lineCount(_ index: Int, _ painter: RowPainter) -> Int {
        // A folded row need not be drawn to be counted, nor read.
        page.wraps || page.mayBeOpen(at: index) ? lines(at: index, painter).count : 1
    }

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

    /// Moves the page up where there is room below the last row.
    func fillScreen() { clampTop(painter) }

    /// Keeps the end of the document at the bottom of the screen, and no lower.
    private func clampTop(_ painter: RowPainter) {
        // Each row has a line, so the end of the document is below the screen.
        guard page.outline.count > 0, page.outline.count - page.top <= rowHeight else { return }
        let end = top(endingWith: page.outline.count - 1, painter)
        if (page.top, page.topLine) > end { page.setTop(end.index, line: end.line) }
    }

    private func visibleRows(_ painter: RowPainter) -> ClosedRange<Int> {
        let room = room(from: page.top)
        var (index, used) = (page.top, -page.topLine)
        while index < page.outline.count - 1 {
            used += lineCount(index, painter)
            guard used + 1 <= room, used + lineCount(index + 1, painter) <= room else { break }
            index += 1
        }
        // A row of which only the end is on the screen is current only if it is longer than the screen.
        let isCut = page.topLine > 0 && page.top + 1 < page.outline.count && lineCount(page.top, painter) <= room
        let first = isCut ? page.top + 1 : page.top
        return first...max(first, index)
    }

    // MARK: Drawing

    /// Whether a row is shown only because it is near one that meets the condition.
    private func isAround(_ index: Int) -> Bool {
        guard let place = page.outline.runs[index], place.group == 0 else { return false }
        return page.filter.isAround(page.outline.documentRow(of: place))
    }

    /// Marks the current row, and sets the cursor to its text, which readers of screens follow.
    private func setCursor(
        on row: ReaderPage.ReaderRow,
        _ line: Int,
        _ painter: RowPainter,
        into grid: inout CellGrid
    ) {
        let start = min(painter.startOfText(row), max(0, width - 1))
        grid.cursor = GridPosition(row: line, column: start)
        grid.restyle(row: line, columns: painter.markColumns(row)) { $0.adding(.reversed) }
    }

    /// Draws the rows below those around them, and sets the cursor to the current one.
    ///
    /// - Returns: The index of the row that each line belongs to; `nil` for a header and below the last row.
    func draw(into grid: inout CellGrid) -> [Int?] {
        let painter = painter
        var owners: [Int?] = []
        if let columns, height > 0 {
            var header = CellText("  ", rule: look.rule)
            header.append(columns.header(look))
            header.pad(to: width)
            grid.write(header.restyled { $0.adding(.underlined) }, row: 0, column: 0)
            owners.append(nil)
        }
        for index in kept(above: page.top) {
            guard let text = lines(at: index, painter).first else { continue }
            grid.write(text, row: owners.count, column: 0)
            owners.append(index)
        }
        var index = page.top
        var skipped = page.topLine
        while owners.count < height, index < page.outline.count {
            let isCurrent = index == page.current
            let first = owners.count
            let lines = lines(at: index, painter)
            let isAround = isAround(index)
            for text in lines.dropFirst(skipped) where owners.count < height {
                grid.write(text, row: owners.count, column: 0)
                if isAround { grid.restyle(row: owners.count, columns: 0..<width) { $0.adding(.dim) } }
                owners.append(index)
            }
            if isCurrent, let row = page.row(at: index) { setCursor(on: row, first, painter, into: &grid) }
            skipped = 0
            index += 1
        }
        if page.outline.count == 0, owners.count < height {
            let text =
                page.document.state.notice
                ?? (page.document.state.isIndexing || !page.filter.isComplete ? look.ellipsis : "No rows.")
            let note = CellText(text, style: ViewerLook.secondary, rule: look.rule)
            grid.write(note.truncated(to: max(0, width - 2), mark: look.cut), row: owners.count, column: 2)
            grid.cursor = GridPosition(row: owners.count, column: 0)
        }
        return owners
    }
}
