import CoreGraphics
import Partitioning

/// The sizes of the items of a section, as runs of items of one size. The cost depends on the number of runs only.
struct FlowItems: Hashable, Sendable {
    struct Run: Hashable, Sendable {
        /// The index after the last item.
        var end: Int
        var size: FlowSize
    }

    /// The runs in their order. Neighbors have different sizes.
    private(set) var runs: [Run] = []

    init() {}

    init(_ sizes: [FlowSize]) {
        for size in sizes { append(size) }
    }

    /// Any number of items of one size.
    static func equal(_ size: FlowSize, count: Int) -> FlowItems {
        var items = FlowItems()
        items.append(size, count: count)
        return items
    }

    var count: Int { runs.last?.end ?? 0 }

    /// The size of an item. Costs O(log runs).
    subscript(item: Int) -> FlowSize { runs[run(of: item)].size }

    private func run(of item: Int) -> Int { runs.partitioningIndex { $0.end > item } }

    mutating func append(_ size: FlowSize, count: Int = 1) {
        guard count > 0 else { return }
        if let last = runs.last, last.size == size {
            runs[runs.count - 1].end += count
        } else {
            runs.append(Run(end: self.count + count, size: size))
        }
    }

    /// Returns the items with other sizes of some of them. Costs O(runs + changes log changes).
    func replacing(_ changes: [Int: FlowSize]) -> FlowItems {
        guard !changes.isEmpty else { return self }
        var (items, run) = (FlowItems(), 0)
        func copy(upTo end: Int) {
            while items.count < end {
                while runs[run].end <= items.count { run += 1 }
                items.append(runs[run].size, count: min(runs[run].end, end) - items.count)
            }
        }
        for (item, size) in changes.sorted(by: { $0.key < $1.key }) where 0..<count ~= item {
            copy(upTo: item)
            items.append(size)
        }
        copy(upTo: count)
        return items
    }
}
