import Partitioning

/// A set of indexes, kept as ascending runs, that counts the indexes below one and finds its n-th gap.
///
/// Every query costs O(log runs).
struct IndexRanges: Hashable, Sendable {
    /// The runs in ascending order. They are disjoint and not adjacent.
    private(set) var runs: [Range<Int>] = []
    /// The number of indexes in the runs before each run.
    private var ranks: [Int] = []
    private(set) var count = 0

    /// Creates a set of indexes, which must be strictly ascending.
    init(ascending indexes: some Sequence<Int>) {
        for index in indexes {
            if let last = runs.indices.last, runs[last].upperBound == index {
                runs[last] = runs[last].lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
                ranks.append(count)
            }
            count += 1
        }
    }

    func contains(_ index: Int) -> Bool {
        let run = runs.partitioningIndex { $0.upperBound > index }
        return run < runs.count && runs[run].contains(index)
    }

    /// Returns the number of indexes in the set that are less than `index`.
    func count(below index: Int) -> Int {
        let run = runs.partitioningIndex { $0.upperBound > index }
        guard run < runs.count else { return count }
        return ranks[run] + max(0, index - runs[run].lowerBound)
    }

    /// Returns the index outside the set that has `rank` such indexes before it.
    func gap(_ rank: Int) -> Int {
        // Before a run lie `lowerBound - ranks[run]` gaps. The first run with more gaps before it than `rank` is
        // above the result.
        let run = runs.indices.partitioningIndex { runs[$0].lowerBound - ranks[$0] > rank }
        return rank + (run < runs.count ? ranks[run] : count)
    }
}
