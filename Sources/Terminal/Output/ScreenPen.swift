/// The bytes of one frame, and the state of the terminal while they are written: the place and the style of the next
/// character.
struct ScreenPen {
    private(set) var bytes: [UInt8] = []
    /// The place of the cursor; `nil` if it isn't known.
    private(set) var place: GridPosition?
    private var style = CellStyle.plain
    private let columns: Int
    private let sequence: StyleSequence

    init(columns: Int, depth: ColorDepth, at place: GridPosition?) {
        self.columns = columns
        self.place = place
        sequence = StyleSequence(depth: depth)
    }

    /// Appends a sequence that leaves the place and the style as they are.
    mutating func send(_ sequence: String) { bytes += sequence.utf8 }

    /// Appends a sequence of which it isn't known where it leaves the cursor.
    mutating func sendMoving(_ sequence: String) {
        send(sequence)
        place = nil
    }

    /// Sets the style of what is written next.
    mutating func setStyle(_ style: CellStyle) {
        let shown = sequence.shown(style)
        sequence.append(from: self.style, to: shown, to: &bytes)
        self.style = shown
    }

    /// Writes a cell of a row at the place.
    mutating func write(_ row: GridRow, _ column: Int) {
        let cell = row.cells[column]
        setStyle(cell.style)
        row.append(column, to: &bytes)
        // In the last column terminals differ in where the cursor is then.
        let next = column + max(1, cell.width)
        place = next < columns && !cell.isContested ? place.map { GridPosition(row: $0.row, column: next) } : nil
    }

    /// Erases the row from the place on, with the background of plain text, since not all terminals use another.
    mutating func eraseToEnd() {
        setStyle(.plain)
        send("\u{1B}[K")
    }

    /// Moves the cursor, with the shortest sequence.
    mutating func move(to target: GridPosition) {
        guard place != target else { return }
        send(motions(to: target).min { $0.utf8.count < $1.utf8.count } ?? absolute(target))
        place = target
    }

    /// Moves the cursor in its row, whatever its column.
    mutating func moveInRow(to target: GridPosition) {
        send(target.column == 0 ? "\r" : "\u{1B}[\(target.column + 1)G")
        place = target
    }

    private func absolute(_ target: GridPosition) -> String {
        if target.column > 0 { return "\u{1B}[\(target.row + 1);\(target.column + 1)H" }
        return target.row > 0 ? "\u{1B}[\(target.row + 1)H" : "\u{1B}[H"
    }

    private func motions(to target: GridPosition) -> [String] {
        var motions = [absolute(target)]
        guard let place else { return motions }
        if place.row == target.row {
            let distance = target.column - place.column
            motions.append(Self.step(distance, forward: "C", backward: "D"))
            if target.column == 0 { motions.append("\r") }
        } else if place.column == target.column {
            motions.append(Self.step(target.row - place.row, forward: "B", backward: "A"))
        }
        return motions
    }

    private static func step(_ distance: Int, forward: String, backward: String) -> String {
        let count = abs(distance) == 1 ? "" : "\(abs(distance))"
        return "\u{1B}[\(count)\(distance > 0 ? forward : backward)"
    }
}
