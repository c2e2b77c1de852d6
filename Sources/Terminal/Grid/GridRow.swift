/// A row of a `CellGrid`.
///
/// Cells have a fixed size. The few clusters of several scalars are beside them, so that a copy of a row is a copy of
/// two references. A glyph is always whole: writing over a part of it leaves blanks in the others.
struct GridRow: Sendable {
    private(set) var cells: [Cell]
    private var clusters: [String] = []
    /// Whether a contested glyph has been written. It isn't reset when that is written over, which only costs bytes.
    private(set) var hasContested = false

    init(columns: Int) { cells = Array(repeating: .blank, count: columns) }

    /// Writes a glyph in a column, if it fits before the limit.
    ///
    /// - Returns: Whether it fits.
    mutating func write(_ glyph: Glyph, style: CellStyle, at column: Int, limit: Int) -> Bool {
        guard column + glyph.width <= limit else { return false }
        // A terminal that takes the contested glyph for wider would wrap at the end of the row.
        if glyph.isContested, column + glyph.reach > cells.count {
            for offset in 0..<glyph.width { put(offset == 0 ? .question : .blank, style, column + offset) }
        } else {
            put(glyph, style, column)
        }
        return true
    }

    private mutating func put(_ glyph: Glyph, _ style: CellStyle, _ column: Int) {
        for place in column..<column + glyph.width { breakGlyph(at: place) }
        if glyph.isContested { hasContested = true }
        if let cluster = glyph.cluster { clusters.append(cluster) }
        let index = glyph.cluster == nil ? nil : clusters.count - 1
        let style = glyph.isNotation ? style.inverse : style
        cells[column] = Cell(glyph, cluster: index, style: style)
        for place in column + 1..<column + max(1, glyph.width) { cells[place] = .continuation(style) }
    }

    /// Replaces the glyph in a cell by blanks.
    private mutating func breakGlyph(at column: Int) {
        let start = start(of: column)
        guard cells[start].width > 1 else { return }
        for place in start..<start + cells[start].width { cells[place] = Cell.blank.styled(cells[place].style) }
    }

    /// The column in which the glyph of a cell begins.
    func start(of column: Int) -> Int {
        var start = column
        while cells[start].isContinuation, start > 0 { start -= 1 }
        return start
    }

    /// Changes the styles of the glyphs in columns. A glyph that is partly in them changes as a whole.
    mutating func restyle(_ columns: Range<Int>, _ style: (CellStyle) -> CellStyle) {
        let columns = columns.clamped(to: cells.indices)
        guard !columns.isEmpty else { return }
        let first = start(of: columns.lowerBound)
        var end = columns.upperBound
        while end < cells.count, cells[end].isContinuation { end += 1 }
        for place in first..<end { cells[place] = cells[place].styled(style(cells[place].style)) }
    }

    /// Returns the text of a cell; it is empty where a glyph continues.
    func text(at column: Int) -> String {
        let cell = cells[column]
        if let cluster = cell.cluster { return clusters[cluster] }
        guard !cell.isContinuation, let scalar = Unicode.Scalar(cell.scalar) else { return "" }
        return String(Character(scalar))
    }

    /// Appends the bytes of a cell.
    func append(_ column: Int, to bytes: inout [UInt8]) {
        let cell = cells[column]
        if let cluster = cell.cluster {
            bytes += clusters[cluster].utf8
        } else if let scalar = Unicode.Scalar(cell.scalar) {
            bytes += Character(scalar).utf8
        }
    }

    /// Returns whether a cell looks like that in the same column of another row.
    func isSame(_ column: Int, as other: GridRow) -> Bool {
        let (cell, counterpart) = (cells[column], other.cells[column])
        guard let cluster = cell.cluster, let otherCluster = counterpart.cluster else { return cell == counterpart }
        // Equivalent clusters may be drawn differently, so the bytes decide.
        return cell.style == counterpart.style && cell.width == counterpart.width
            && clusters[cluster].utf8.elementsEqual(other.clusters[otherCluster].utf8)
    }

    /// Returns whether all cells look like those of another row of the same length.
    func isSame(as other: GridRow) -> Bool {
        if clusters.isEmpty, other.clusters.isEmpty { return cells == other.cells }
        return cells.indices.allSatisfy { isSame($0, as: other) }
    }

    /// The number of columns up to the last one that isn't a blank of plain text.
    var end: Int { (cells.lastIndex { $0 != .blank } ?? -1) + 1 }

    /// A number that rows with the same looks share, and others hardly ever.
    var fingerprint: Int {
        var hasher = Hasher()
        for column in 0..<end {
            hasher.combine(cells[column].style)
            if let cluster = cells[column].cluster {
                for byte in clusters[cluster].utf8 { hasher.combine(byte) }
            } else {
                hasher.combine(cells[column].scalar)
            }
        }
        return hasher.finalize()
    }
}
