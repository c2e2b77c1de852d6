import Partitioning

/// A set of rows of a document, in order.
///
/// It keeps a word of bits for each 64 rows of which it has one, so that a set of all of five million rows takes 2 MB.
/// Finding a row by its rank, or the rank of a row, is a binary search.
package struct RowSet: Sendable, Equatable {
    private struct Word: Sendable, Equatable {
        /// The rows from 64 times this on.
        var index: Int
        var bits: UInt64
        /// The number of rows in the words before.
        var before: Int
    }

    private var words: [Word] = []

    package init() {}

    package init(_ rows: some Sequence<Int>) {
        for row in rows.sorted() { append(row) }
    }

    /// The number of rows.
    package var count: Int { words.last.map { $0.before + $0.bits.nonzeroBitCount } ?? 0 }
    package var isEmpty: Bool { words.isEmpty }
    package var first: Int? { words.first.map { $0.index * 64 + $0.bits.trailingZeroBitCount } }
    package var last: Int? { words.last.map { $0.index * 64 + 63 - $0.bits.leadingZeroBitCount } }

    /// Returns the row of a rank.
    package subscript(rank: Int) -> Int {
        let word = words[words.partitioningIndex { $0.before > rank } - 1]
        var bits = word.bits
        for _ in word.before..<rank { bits &= bits - 1 }
        return word.index * 64 + bits.trailingZeroBitCount
    }

    package func contains(_ row: Int) -> Bool {
        let place = words.partitioningIndex { $0.index >= row / 64 }
        return row >= 0 && place < words.count && words[place].index == row / 64 && words[place].bits & bit(row) != 0
    }

    /// Returns the number of rows before a row.
    package func rank(of row: Int) -> Int {
        guard row > 0 else { return 0 }
        let place = words.partitioningIndex { $0.index >= row / 64 }
        guard place < words.count else { return count }
        guard words[place].index == row / 64 else { return words[place].before }
        return words[place].before + (words[place].bits & (bit(row) - 1)).nonzeroBitCount
    }

    /// Returns the first rows of a range that are in the set.
    package func rows(in range: Range<Int>, limit: Int) -> [Int] {
        let ranks = rank(of: range.lowerBound)..<rank(of: range.upperBound)
        return ranks.prefix(limit).map { self[$0] }
    }

    /// Adds a row after all others.
    package mutating func append(_ row: Int) {
        if let last = words.last, last.index == row / 64 {
            words[words.count - 1].bits |= bit(row)
        } else {
            words.append(Word(index: row / 64, bits: bit(row), before: count))
        }
    }

    /// Adds the rows of another set.
    package mutating func formUnion(_ other: RowSet) {
        guard let first = other.first else { return }
        // Rows that come after all others are the usual case.
        if first > last ?? -1 {
            for word in other.words { add(word) }
            return
        }
        let old = words
        words = []
        words.reserveCapacity(old.count + other.words.count)
        var (left, right) = (0, 0)
        while left < old.count || right < other.words.count {
            if right == other.words.count || left < old.count && old[left].index <= other.words[right].index {
                add(old[left])
                left += 1
            } else {
                add(other.words[right])
                right += 1
            }
        }
    }

    /// Returns the rows with a number of rows before and after each, below an end. Costs one pass for each 63 of them.
    package func widened(by count: Int, below end: Int) -> RowSet {
        var rows = self
        var rest = count
        while rest > 0 {
            let step = min(rest, 63)
            rows = rows.widenedByPart(step)
            rest -= step
        }
        rows.removeRows(from: end)
        return rows
    }

    /// Returns the rows with at most 63 rows before and after each, so that a word reaches into those beside it only.
    private func widenedByPart(_ count: Int) -> RowSet {
        var rows = RowSet()
        rows.words.reserveCapacity(words.count + 2)
        for word in words {
            // Before the first row of the word and after the last one, all rows are near it.
            let (first, last) = (word.bits.trailingZeroBitCount, 63 - word.bits.leadingZeroBitCount)
            if count > first, word.index > 0 { rows.addNear(word.index - 1, ~0 << UInt64(64 - (count - first))) }
            rows.addNear(word.index, Self.widened(word.bits, by: count))
            if last + count > 63 { rows.addNear(word.index + 1, ~0 >> UInt64(64 - (last + count - 63))) }
        }
        rows.count(from: 0)
        return rows
    }

    /// Returns bits with those up to a distance from each.
    private static func widened(_ bits: UInt64, by count: Int) -> UInt64 {
        var (up, down) = (bits, bits)
        var reach = 0
        while reach < count {
            let step = UInt64(min(reach + 1, count - reach))
            up |= up << step
            down |= down >> step
            reach += Int(step)
        }
        return up | down
    }

    /// Adds the rows of a word that is the last one, the one before it, or after it. The counts are wrong then.
    private mutating func addNear(_ index: Int, _ bits: UInt64) {
        var place = words.count
        while place > 0, words[place - 1].index > index { place -= 1 }
        if place > 0, words[place - 1].index == index {
            words[place - 1].bits |= bits
        } else {
            words.insert(Word(index: index, bits: bits, before: 0), at: place)
        }
    }

    /// Counts the rows before each word from one on.
    private mutating func count(from first: Int) {
        var before = first > 0 ? words[first - 1].before + words[first - 1].bits.nonzeroBitCount : 0
        for place in first..<words.count {
            words[place].before = before
            before += words[place].bits.nonzeroBitCount
        }
    }

    /// Removes rows.
    package mutating func subtract(_ rows: some Sequence<Int>) {
        for row in rows where contains(row) {
            let place = words.partitioningIndex { $0.index >= row / 64 }
            words[place].bits &= ~bit(row)
        }
        words.removeAll { $0.bits == 0 }
        count(from: 0)
    }

    /// Removes the rows from a row on.
    package mutating func removeRows(from row: Int) {
        words.removeSubrange(words.partitioningIndex { $0.index * 64 >= row }...)
        guard let last = words.last, last.index == row / 64 else { return }
        words[words.count - 1].bits &= bit(row) - 1
        if words[words.count - 1].bits == 0 { words.removeLast() }
    }

    /// Adds the rows of a word that is not before the last one.
    private mutating func add(_ word: Word) {
        if let last = words.last, last.index == word.index {
            words[words.count - 1].bits |= word.bits
        } else {
            words.append(Word(index: word.index, bits: word.bits, before: count))
        }
    }

    private func bit(_ row: Int) -> UInt64 { 1 << UInt64(row % 64) }
}
