import CVTerm
import StrictTerminal
import Terminal

/// A terminal of libvterm, which is what Vim and Neovim use.
final class VTerm {
    private let terminal: OpaquePointer
    private let size: GridSize

    static let isAvailable = VTerm(GridSize(columns: 2, rows: 2)) != nil

    init?(_ size: GridSize) {
        guard let terminal = unfold_vterm_make(Int32(size.rows), Int32(size.columns)) else { return nil }
        self.terminal = terminal
        self.size = size
    }

    deinit { unfold_vterm_free(terminal) }

    func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes {
            guard let start = $0.baseAddress else { return }
            unfold_vterm_write(terminal, start.assumingMemoryBound(to: CChar.self), $0.count)
        }
    }

    /// Returns the first difference from a grid, outside of the cells of contested glyphs.
    func difference(from grid: CellGrid, depth: ColorDepth) -> String? {
        for row in 0..<size.rows {
            let free = grid.contestedColumns(ofRow: row)
            for column in 0..<size.columns where !free.contains(where: { $0.contains(column) }) {
                let place = GridPosition(row: row, column: column)
                guard let (text, style) = grid.cell(at: place), !text.isEmpty else { continue }
                let shown = unfold_vterm_cell(terminal, Int32(row), Int32(column))
                let scalars = withUnsafeBytes(of: shown.scalars) { Array($0.bindMemory(to: UInt32.self)) }
                // It keeps the first six scalars of a cell, and none for a blank.
                let found = scalars.prefix(6).prefix { $0 != 0 }
                let wanted = text == " " && found.isEmpty ? [] : text.unicodeScalars.prefix(6).map(\.value)
                guard Array(found) == Array(wanted), Self.hasStyle(shown, depth.shown(style), isBlank: text == " ")
                else {
                    return "row \(row), column \(column): \(found) \(shown) instead of \(wanted) \(style)"
                }
            }
        }
        var (row, column) = (Int32(0), Int32(0))
        unfold_vterm_cursor(terminal, &row, &column)
        guard let cursor = grid.cursor else { return nil }
        let place = (
            min(max(0, cursor.row), size.rows - 1), min(max(0, cursor.column), size.columns - 1)
        )
        return (Int(row), Int(column)) == place ? nil : "the cursor is at \(row), \(column) instead of \(place)"
    }

    private static func hasStyle(_ cell: UnfoldVTermCell, _ style: CellStyle, isBlank: Bool) -> Bool {
        func number(_ color: CellColor) -> Int32 {
            switch color {
            case .standard: -1
            case .theme(let index), .indexed(let index): Int32(index)
            case .rgb: -2
            }
        }
        let attributes = style.attributes
        // It shows bold text of the first eight colors in the bright ones only if it is told to. It has no dim text.
        return cell.bold == attributes.contains(.bold) && cell.italic == attributes.contains(.italic)
            && cell.underlined == attributes.contains(.underlined) && cell.reversed == attributes.contains(.reversed)
            && cell.foreground == number(style.foreground) && cell.background == number(style.background)
    }
}
