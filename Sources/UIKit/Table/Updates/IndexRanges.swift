/// A set of indexes in ascending order, kept as runs, that counts what is below an index and finds its n-th gap.
/// Every question costs O(log runs).
struct IndexRanges: Hashable, Sendable {
    /// Ascending, disjoint and not touching one another.
    private(set) var runs: [Range<Int>] = []
    /// How many indexes the runs before each run hold.
    private var ranks: [Int] = []
    private(set) var count = 0

    /// `indexes` must be strictly ascending.
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
        let run = runs.partitionPoint { $0.upperBound > index }
        return run < runs.count && runs[run].contains(index)
    }

    /// How many indexes of the set are less than `index`.
    func count(below index: Int) -> Int {
        let run = runs.partitionPoint { $0.upperBound > index }
        guard run < runs.count else { return count }
        return ranks[run] + max(0, index - runs[run].lowerBound)
    }

    /// The index that `rank` of the indexes outside the set, counted from 0, are less than.
    func gap(_ rank: Int) -> Int {
        let run = runs.indices.partitionPoint { runs[$0].lowerBound - ranks[$0] > rank }
        return rank + (run < runs.count ? ranks[run] : count)
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first position whose element satisfies `belongs`, which none before and all after it must do.
    fileprivate func partitionPoint(where belongs: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
