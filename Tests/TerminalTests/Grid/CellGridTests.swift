import Testing

@testable import Terminal

@Suite struct CellGridTests {
    private func grid(_ columns: Int, _ rows: Int = 1) -> CellGrid { CellGrid(GridSize(columns: columns, rows: rows)) }

    @Test func aCellHasSixteenBytes() {
        #expect(MemoryLayout<Cell>.stride == 16)
    }

    @Test func textIsClipped() {
        var grid = grid(5, 2)
        #expect(grid.write(CellText("abcdefgh"), row: 0, column: 2) == 5)
        #expect(grid.write(CellText("漢字漢"), row: 1, column: 0) == 4)
        #expect(grid.write(CellText("abc"), row: 2, column: 0) == 0)
        #expect(grid.write(CellText("xyz"), row: 0, column: -2) == 1)
        #expect(grid.write(CellText("123"), row: 1, column: 9) == 9)
        #expect(grid.write(CellText("abc"), row: 0, column: 3, limit: 4) == 4)
        #expect([grid.text(ofRow: 0), grid.text(ofRow: 1), grid.text(ofRow: 2)] == ["z aac", "漢字", ""])
    }

    @Test func aGlyphIsWholeOrGone() {
        var grid = grid(6)
        grid.write(CellText("漢字"), row: 0, column: 1)
        grid.write(CellText("x"), row: 0, column: 2)
        #expect(grid.text(ofRow: 0) == "  x字")
        grid.write(CellText("漢"), row: 0, column: 2)
        #expect(grid.text(ofRow: 0) == "  漢")
        grid.write(CellText("क्षि"), row: 0, column: 0)
        #expect(grid.text(ofRow: 0) == "क्षि")
        grid.write(CellText("y"), row: 0, column: 1)
        #expect(grid.text(ofRow: 0) == " y")
    }

    @Test func aContestedGlyphThatCouldWrapIsReplaced() {
        var grid = grid(6, 2)
        grid.write(CellText("ab👋🏽"), row: 0, column: 0)
        grid.write(CellText("abc👋🏽x"), row: 1, column: 0)
        #expect(grid.text(ofRow: 0) == "ab👋🏽")
        #expect(grid.text(ofRow: 1) == "abc? x")
        #expect(grid.contestedColumns(ofRow: 0) == [2..<4])
        #expect(grid.contestedColumns(ofRow: 1) == [])
    }

    @Test func restyledGlyphsAreWhole() {
        var grid = grid(5)
        grid.write(CellText("a漢b"), row: 0, column: 0)
        grid.restyle(row: 0, columns: 2..<3) { $0.adding(.bold) }
        let styles = (0..<5).map { grid.cell(at: GridPosition(row: 0, column: $0))?.style.attributes }
        #expect(styles == [[], .bold, .bold, [], []])
        grid.restyle(row: 0, columns: -5..<99) { $0.adding(.dim) }
        grid.restyle(row: 7, columns: 0..<9) { $0.adding(.dim) }
    }

    @Test func notationsAreReversed() {
        var grid = grid(12)
        grid.write(CellText("a\u{1B}"), row: 0, column: 0)
        grid.write(CellText("\u{1B}", style: CellStyle(attributes: .reversed)), row: 0, column: 2)
        let styles = (0..<3).map { grid.cell(at: GridPosition(row: 0, column: $0))?.style.attributes }
        #expect(styles == [[], .reversed, []])
    }

    @Test func aScreenMayHaveNoCells() {
        var grid = CellGrid(GridSize(columns: -3, rows: 0))
        grid.cursor = GridPosition(row: 0, column: 0)
        grid.write(CellText("abc"), row: 0, column: 0)
        #expect(ScreenWriter().bytes(from: nil, to: grid) == [])
        #expect(ScreenWriter().bytes(from: nil, to: CellGrid(GridSize(columns: 0, rows: 5))) == [])
    }
}
