/// The bytes that change what a terminal shows from one grid to another.
///
/// **The contract.** Each frame begins with what the last one left: the style of plain text, no scroll region, and the
/// cursor where the grid has it. So the bytes depend only on the two grids. They never clear the screen, wrap or scroll
/// it as a whole, and a frame that changes nothing has no bytes. `ScreenModes` turns the wrapping of lines off.
///
/// **How a frame is written.**
/// 1. Blocks of rows that have moved are moved by the terminal (`RowShift`).
/// 2. In each row the cells that differ are written, from left to right. A few equal cells between them are written as
///    well, where that is shorter than a move. The blanks at the end are erased. A row in which much becomes blank is
///    erased as a whole and written again, where that is shorter.
/// 3. A row with contested glyphs is written as a whole, because the terminal's cells may not be the planned ones.
///    After each such glyph the cursor moves to the planned column by its number, and the rest of the row is erased. So
///    the glyph stays in its own cells, whatever the terminal does with it.
/// 4. The cursor is set last, since screen readers follow it.
///
/// The cost is about the number of cells, and for a screen of 200 × 60 much below a millisecond.
public struct ScreenWriter: Hashable, Sendable {
    /// The colors that the terminal has.
    public var depth: ColorDepth
    /// Whether rows are moved by the terminal. A multiplexer whose pane is beside another one writes all cells instead.
    public var movesRows: Bool
    /// Whether the terminal is asked to show each frame at once. Only a terminal that reports mode 2026 should be.
    public var synchronizesFrames: Bool

    /// The largest number of blocks of rows that move in a frame.
    private static let shiftLimit = 4
    /// The number of equal cells between changed ones that are written again. A move has four bytes or more.
    private static let gapLimit = 4
    /// The number of cells of a row that become blank from which on it may be shorter to erase the row.
    private static let blankLimit = 16

    /// Creates a writer for a terminal, by default one of which nothing is known.
    public init(depth: ColorDepth = .theme, movesRows: Bool = true, synchronizesFrames: Bool = false) {
        self.depth = depth
        self.movesRows = movesRows
        self.synchronizesFrames = synchronizesFrames
    }

    /// Returns the bytes that turn one grid into another.
    ///
    /// - Parameters:
    ///   - old: The grid that the terminal shows; `nil` if that isn't known. A grid of another size counts as unknown,
    ///     because terminals differ in what they do with a screen whose size changes.
    ///   - new: The grid to show.
    public func bytes(from old: CellGrid?, to new: CellGrid) -> [UInt8] {
        let old = old?.size == new.size ? old : nil
        guard new.size.columns > 0, new.size.rows > 0 else { return [] }
        var pen = ScreenPen(columns: new.size.columns, depth: depth, at: old?.shownCursor)
        if old == nil { pen.sendMoving("\u{1B}[m\u{1B}[r") }
        var rows = old?.rows
        if movesRows, var shown = rows {
            for _ in 0..<Self.shiftLimit {
                guard let shift = RowShift.best(from: shown, to: new.rows) else { break }
                write(shift, new.size.rows, &pen)
                shift.apply(to: &shown, columns: new.size.columns)
            }
            rows = shown
        }
        for (index, row) in new.rows.enumerated() {
            if let shown = rows?[index] {
                write(row, over: shown, index, &pen)
            } else {
                writeWhole(row, index, &pen)
            }
        }
        pen.setStyle(.plain)
        place(new.shownCursor, wasShown: old.map { $0.shownCursor != nil }, &pen)
        guard synchronizesFrames, !pen.bytes.isEmpty else { return pen.bytes }
        return Array("\u{1B}[?2026h".utf8) + pen.bytes + Array("\u{1B}[?2026l".utf8)
    }

    private func place(_ cursor: GridPosition?, wasShown: Bool?, _ pen: inout ScreenPen) {
        if let cursor { pen.move(to: cursor) }
        guard wasShown != (cursor != nil) else { return }
        pen.send(cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h")
    }

    private func write(_ shift: RowShift, _ count: Int, _ pen: inout ScreenPen) {
        // Lines are inserted and deleted down to the last row anyway.
        let needsRegion = shift.bottom < count - 1
        if needsRegion { pen.sendMoving("\u{1B}[\(shift.top + 1);\(shift.bottom + 1)r") }
        pen.move(to: GridPosition(row: shift.top, column: 0))
        let lines = abs(shift.distance)
        pen.sendMoving("\u{1B}[\(lines == 1 ? "" : "\(lines)")\(shift.distance > 0 ? "M" : "L")")
        if needsRegion { pen.sendMoving("\u{1B}[r") }
    }

    // MARK: Rows

    /// Writes a row by its changes or as a whole, whichever is shorter.
    private func write(_ new: GridRow, over old: GridRow, _ index: Int, _ pen: inout ScreenPen) {
        let blanks = (0..<new.end).count { new.cells[$0] == .blank && old.cells[$0] != .blank }
        guard blanks > Self.blankLimit else { return writeChanges(in: index, from: old, to: new, &pen) }
        var (changed, whole) = (pen, pen)
        writeChanges(in: index, from: old, to: new, &changed)
        writeWhole(new, index, &whole)
        pen = changed.bytes.count <= whole.bytes.count ? changed : whole
    }

    private func writeChanges(in index: Int, from old: GridRow, to new: GridRow, _ pen: inout ScreenPen) {
        if old.hasContested || new.hasContested {
            if !new.isSame(as: old) { writeWhole(new, index, &pen) }
            return
        }
        let end = new.end
        var column = 0
        while let start = (column..<max(column, end)).first(where: { !new.isSame($0, as: old) }) {
            pen.move(to: GridPosition(row: index, column: start))
            column = start
            while column < end, let next = nextChange(column, end, old, new) {
                while column <= next {
                    pen.write(new, column)
                    column += max(1, new.cells[column].width)
                }
            }
        }
        guard old.end > end else { return }
        pen.move(to: GridPosition(row: index, column: end))
        pen.eraseToEnd()
    }

    /// The next column with another cell, if it isn't far away.
    private func nextChange(_ column: Int, _ end: Int, _ old: GridRow, _ new: GridRow) -> Int? {
        (column..<min(end, column + Self.gapLimit)).first { !new.isSame($0, as: old) }
    }

    /// Writes a row of which nothing is known.
    private func writeWhole(_ row: GridRow, _ index: Int, _ pen: inout ScreenPen) {
        pen.move(to: GridPosition(row: index, column: 0))
        pen.eraseToEnd()
        let end = row.end
        var column = 0
        while column < end {
            let blanks = row.cells[column..<end].prefix { $0 == .blank }.count
            if blanks > Self.gapLimit {
                column += blanks
                continue
            }
            pen.move(to: GridPosition(row: index, column: column))
            let cell = row.cells[column]
            pen.write(row, column)
            column += max(1, cell.width)
            if cell.isContested, column < row.cells.count {
                pen.moveInRow(to: GridPosition(row: index, column: column))
                pen.eraseToEnd()
            }
        }
    }
}
