/// The model of the data: the names of the rows of an arbitrarily long table, through insertions and deletions.
struct RowNames {
    /// The names of the rows in order, as ranges.
    private var runs: [Range<Int>]
    private var next: Int

    init(count: Int) {
        runs = [0..<count]
        next = count
    }

    var count: Int { runs.reduce(0) { $0 + $1.count } }

    subscript(row: Int) -> Int {
        var left = row
        for run in runs {
            if left < run.count { return run.lowerBound + left }
            left -= run.count
        }
        preconditionFailure("there is no row \(row)")
    }

    mutating func insert(_ count: Int, at row: Int) {
        let place = split(at: row)
        runs.insert(next..<next + count, at: place)
        next += count
    }

    mutating func remove(_ rows: Range<Int>) {
        let start = split(at: rows.lowerBound)
        runs.removeSubrange(start..<split(at: rows.upperBound))
    }

    /// Splits the range at a row, and returns the index of the range that begins there.
    private mutating func split(at row: Int) -> Int {
        var left = row
        for (index, run) in runs.enumerated() {
            if left == 0 { return index }
            if left < run.count {
                let middle = run.lowerBound + left
                runs.replaceSubrange(index...index, with: [run.lowerBound..<middle, middle..<run.upperBound])
                return index + 1
            }
            left -= run.count
        }
        return runs.count
    }
}
