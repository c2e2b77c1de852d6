import CoreGraphics

/// The sizes of the items of a section.
enum FlowItems: Hashable, Sendable {
    /// Any number of items of one size.
    case equal(FlowSize, count: Int)
    case sizes([FlowSize])

    /// Creates the sizes, as those of one size if they are equal.
    init(_ sizes: [FlowSize]) {
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
            self = .equal(first, count: sizes.count)
        } else {
            self = sizes.isEmpty ? .equal(FlowSize(length: 0, depth: 0), count: 0) : .sizes(sizes)
        }
    }

    var count: Int {
        switch self {
        case .equal(_, let count): count
        case .sizes(let sizes): sizes.count
        }
    }

    subscript(item: Int) -> FlowSize {
        switch self {
        case .equal(let size, _): size
        case .sizes(let sizes): sizes[item]
        }
    }

    /// Returns the items with other sizes of some of them. Costs O(count), unless nothing changes.
    func replacing(_ changes: [Int: FlowSize]) -> FlowItems {
        let changes = changes.filter { 0..<count ~= $0.key && self[$0.key] != $0.value }
        guard !changes.isEmpty else { return self }
        var sizes = (0..<count).map { self[$0] }
        for (item, size) in changes { sizes[item] = size }
        return FlowItems(sizes)
    }
}
