/// A block of rows that moves up or down on the screen, found by comparing two grids.
///
/// Terminals move rows by inserting or deleting lines at the top of a region of rows. The rows that leave the region
/// are lost, and as many blank ones come in.
///
/// **How it is found.** A distance is a candidate if some row with a text is that far away in the other grid, by its
/// fingerprint. For a candidate, the gain of each row is the number of cells that need no writing after the move. The
/// rows with the largest sum of gains that follow each other are the block (Kadane's algorithm); a row inside it that
/// has changed, such as the current one, costs little and doesn't divide it. Rows that become blank count against the
/// block. The cost is the number of rows times the number of columns for each candidate.
///
/// Whatever is chosen, the cells that differ afterwards are written. A poor choice costs bytes and is never wrong.
struct RowShift: Equatable {
    /// The first row of the region.
    let top: Int
    /// The last row of the region.
    let bottom: Int
    /// The number of rows by which the block moves: up if positive, down if negative.
    let distance: Int

    /// The bytes of the sequences that move a block.
    private static let price = 24
    /// The largest number of candidates that are examined.
    private static let candidateLimit = 8

    /// Returns the shift that saves most; `nil` if none saves anything.
    static func best(from old: [GridRow], to new: [GridRow]) -> RowShift? {
        guard old.count == new.count, old.count > 2 else { return nil }
        let prints = (old: old.map(\.fingerprint), new: new.map(\.fingerprint))
        let costs = new.indices.map { prints.old[$0] == prints.new[$0] ? 0 : difference(old[$0], new[$0]) }
        guard costs.reduce(0, +) > price else { return nil }
        var best: (shift: RowShift, gain: Int)?
        for distance in candidates(prints.old, prints.new, costs, new) {
            guard let found = block(distance, old, new, costs), found.gain > best?.gain ?? 0 else { continue }
            best = found
        }
        return best?.shift
    }

    /// The distances at which most rows are found again.
    private static func candidates(_ old: [Int], _ new: [Int], _ costs: [Int], _ rows: [GridRow]) -> [Int] {
        let places = Dictionary(grouping: old.indices) { old[$0] }
        var saved: [Int: Int] = [:]
        for row in new.indices where costs[row] > 0 && rows[row].end > 0 {
            // A text that is on the screen many times says nothing about how it moved.
            guard let found = places[new[row]], found.count <= 4 else { continue }
            for place in found { saved[place - row, default: 0] += costs[row] }
        }
        let order = saved.sorted { ($0.value, -abs($0.key), $0.key) > ($1.value, -abs($1.key), $1.key) }
        return order.prefix(candidateLimit).map(\.key)
    }

    private static func block(
        _ distance: Int,
        _ old: [GridRow],
        _ new: [GridRow],
        _ costs: [Int]
    ) -> (shift: RowShift, gain: Int)? {
        let rows = max(0, -distance)..<min(new.count, new.count - distance)
        var (start, sum) = (rows.lowerBound, 0)
        var best: (rows: Range<Int>, gain: Int)?
        for row in rows {
            if sum <= 0 { (start, sum) = (row, 0) }
            sum += costs[row] - difference(old[row + distance], new[row])
            if sum > best?.gain ?? 0 { best = (start..<row + 1, sum) }
        }
        guard let best else { return nil }
        let blank =
            distance > 0
            ? best.rows.upperBound..<best.rows.upperBound + distance
            : best.rows.lowerBound + distance..<best.rows.lowerBound
        let gain = blank.reduce(best.gain) { $0 + costs[$1] - new[$1].end } - price
        guard gain > 0 else { return nil }
        let region = (min(best.rows.lowerBound, blank.lowerBound), max(best.rows.upperBound, blank.upperBound) - 1)
        return (RowShift(top: region.0, bottom: region.1, distance: distance), gain)
    }

    /// The number of cells that are written to turn one row into another.
    private static func difference(_ old: GridRow, _ new: GridRow) -> Int {
        if old.hasContested || new.hasContested { return old.isSame(as: new) ? 0 : new.end + 1 }
        return new.cells.indices.reduce(0) { $0 + (new.isSame($1, as: old) ? 0 : 1) }
    }

    /// Applies the shift to rows, as a terminal does.
    func apply(to rows: inout [GridRow], columns: Int) {
        let count = abs(distance)
        let blank = Array(repeating: GridRow(columns: columns), count: count)
        if distance > 0 {
            rows.replaceSubrange(top...bottom, with: rows[top + count...bottom] + blank)
        } else {
            rows.replaceSubrange(top...bottom, with: blank + rows[top...bottom - count])
        }
    }
}
