import CoreGraphics

/// The lines of items of several sizes.
///
/// Computing them costs O(count). The items of a full line are spread over its length, and a single one is in the
/// center. The last line has the minimum spacing. In a line, items are centered across it.
struct UnequalFlowLines: Hashable, Sendable {
    private struct Line: Hashable, Sendable {
        var items: Range<Int>
        var offset: CGFloat
        var depth: CGFloat
        /// The end of the line, or that of an earlier one if that is later.
        var reach: CGFloat
        /// The start of the first item.
        var leading: CGFloat = 0
        /// The length that is added to the spacing between items.
        var extraSpacing: CGFloat = 0
    }

    private let sizes: [FlowSize]
    private var lines: [Line] = []
    /// The start of each item in its line with the minimum spacing.
    private var starts: [CGFloat] = []
    private let length: CGFloat
    private let itemSpacing: CGFloat
    private let lineSpacing: CGFloat

    /// - Parameter length: The length of the lines, without their insets.
    init(_ sizes: [FlowSize], length: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat, rules: FlowRules) {
        self.sizes = sizes
        self.length = length
        self.itemSpacing = itemSpacing
        self.lineSpacing = lineSpacing
        starts.reserveCapacity(sizes.count)
        var first = 0
        while first < sizes.count { first = addLine(from: first) }
        spread(rules)
    }

    /// Adds a line with as many items as it holds, and at least one. Returns the first item of the next line.
    private mutating func addLine(from first: Int) -> Int {
        var (next, end, depth) = (first, CGFloat(0), CGFloat(0))
        while next < sizes.count {
            let start = next == first ? 0 : end + itemSpacing
            guard next == first || start + sizes[next].length <= length + FlowRules.tolerance else { break }
            starts.append(start)
            end = start + sizes[next].length
            depth = max(depth, sizes[next].depth)
            next += 1
        }
        let offset = lines.last.map { $0.offset + max($0.depth + lineSpacing, 0) } ?? 0
        let reach = max(lines.last?.reach ?? 0, offset + depth)
        lines.append(Line(items: first..<next, offset: offset, depth: depth, reach: reach))
        return next
    }

    private mutating func spread(_ rules: FlowRules) {
        for index in lines.indices {
            let items = lines[index].items
            let isLast = index == lines.count - 1
            let rest = length - starts[items.upperBound - 1] - sizes[items.upperBound - 1].length
            if items.count == 1 {
                if !isLast || rules.centersLastItem { lines[index].leading = rest / 2 }
            } else if !isLast {
                lines[index].extraSpacing = max(rest, 0) / CGFloat(items.count - 1)
            }
        }
    }

    var depth: CGFloat { lines.last?.reach ?? 0 }

    /// Returns the items of the line with an item. Costs O(log lines).
    func line(of item: Int) -> Range<Int> { lines[index(ofLineWith: item)].items }

    private func index(ofLineWith item: Int) -> Int { lines.partitionPoint { $0.items.upperBound > item } }

    func frame(of item: Int) -> FlowFrame {
        let line = lines[index(ofLineWith: item)]
        return FlowFrame(
            position: line.leading + starts[item] + CGFloat(item - line.items.lowerBound) * line.extraSpacing,
            offset: line.offset + (line.depth - sizes[item].depth) / 2,
            size: sizes[item]
        )
    }

    /// Returns the items of the lines between two offsets. Costs O(log lines).
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        let first = lines.partitionPoint { $0.reach > lower }
        let end = lines.partitionPoint { $0.offset >= upper }
        return first < end ? lines[first].items.lowerBound..<lines[end - 1].items.upperBound : 0..<0
    }
}
