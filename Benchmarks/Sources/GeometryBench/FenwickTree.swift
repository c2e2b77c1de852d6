/// Row heights in a Fenwick tree of doubles, as one would write it for a table: only the sums, eight bytes per row.
final class FenwickTree {
    /// `sums[i]` is the sum of the `i & -i` rows that end with number `i`, counted from 1.
    private var sums: UnsafeMutablePointer<Double>
    private(set) var count: Int
    private(set) var total = 0.0
    /// The highest power of two that is at most the number of rows.
    private var top = 1

    init(count: Int, _ height: (Int) -> Double) {
        self.count = count
        sums = .allocate(capacity: count + 1)
        sums[0] = 0
        for row in 0..<count { (sums + row + 1).initialize(to: height(row)) }
        addUp()
    }

    deinit { sums.deallocate() }

    /// Returns the top of a row.
    func offset(ofRow row: Int) -> Double {
        var index = row
        var sum = 0.0
        while index > 0 {
            sum += sums[index]
            index &= index &- 1
        }
        return sum
    }

    /// Returns the row at a position.
    func row(at position: Double) -> Int {
        var rest = position
        var index = 0
        var step = top
        while step > 0 {
            // Descend by powers of two: each entry covers the `step` rows that follow `index`.
            let next = index &+ step
            if next <= count, sums[next] <= rest {
                index = next
                rest -= sums[next]
            }
            step >>= 1
        }
        return index
    }

    func height(ofRow row: Int) -> Double {
        var index = row &+ 1
        // The entry contains the row and the rows after `start`. Subtract the entries that cover those.
        let start = index & (index &- 1)
        var height = sums[index]
        index &-= 1
        while index > start {
            height -= sums[index]
            index &= index &- 1
        }
        return height
    }

    func setHeight(_ height: Double, ofRow row: Int) {
        let difference = height - self.height(ofRow: row)
        total += difference
        var index = row &+ 1
        while index <= count {
            sums[index] += difference
            index &+= index & -index
        }
    }

    /// Inserts heights at a row. Insertion and deletion move all rows that follow and recompute all sums.
    func insert(_ heights: [Double], at row: Int) {
        takeApart()
        let old = sums
        sums = .allocate(capacity: count + heights.count + 1)
        sums.initialize(from: old, count: row + 1)
        heights.withUnsafeBufferPointer { (sums + row + 1).initialize(from: $0.baseAddress!, count: heights.count) }
        (sums + row + 1 + heights.count).initialize(from: old + row + 1, count: count - row)
        old.deallocate()
        count += heights.count
        addUp()
    }

    func delete(_ rows: Range<Int>) {
        takeApart()
        (sums + rows.lowerBound + 1).update(from: sums + rows.upperBound + 1, count: count - rows.upperBound)
        count -= rows.count
        addUp()
    }

    /// Turns heights into sums.
    private func addUp() {
        guard count > 0 else { return }
        for index in 1...count {
            let parent = index + (index & -index)
            if parent <= count { sums[parent] += sums[index] }
        }
        top = 1
        while top * 2 <= count { top *= 2 }
        total = offset(ofRow: count)
    }

    /// Turns sums into heights.
    private func takeApart() {
        for index in stride(from: count, to: 0, by: -1) {
            let parent = index + (index & -index)
            if parent <= count { sums[parent] -= sums[index] }
        }
    }
}
