import CoreGraphics
import Partitioning

/// The lines of items of several sizes.
///
/// The items of a full line are spread over its length, and a single one is in the center. The last line has the
/// minimum spacing and begins at the start, as recordings of iOS 26 show also for items that size themselves. In a
/// line, items are centered across it. Lines inside a run of items of one size cost constant time and memory together,
/// and other lines O(items).
struct UnequalFlowLines: Hashable, Sendable {
    /// A line, or several full lines of items of one size.
    private struct Band: Hashable, Sendable {
        var items: Range<Int>
        var offset: CGFloat
        var depth: CGFloat
        /// The lines of items of one size; `nil` for a line.
        var block: EqualFlowLines?
        /// The end of the band, or that of an earlier one if that is later.
        var reach: CGFloat = 0
        /// The place of a line's first item in `starts`.
        var firstStart = 0
        /// The start of a line's first item.
        var leading: CGFloat = 0
        /// The length that is added to the spacing between the items of a line.
        var extraSpacing: CGFloat = 0
    }

    private let items: FlowItems
    private let rules: FlowRules
    private let length: CGFloat
    private let itemSpacing: CGFloat
    private let lineSpacing: CGFloat
    private var bands: [Band] = []
    /// The starts of items with the minimum spacing, for each line that is no part of a block.
    private var starts: [CGFloat] = []

    /// - Parameter length: The length of the lines, without their insets.
    init(_ items: FlowItems, length: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat, rules: FlowRules) {
        self.items = items
        self.rules = rules
        self.length = length
        self.itemSpacing = itemSpacing
        self.lineSpacing = lineSpacing
        var (first, run) = (0, 0)
        while first < items.count {
            while items.runs[run].end <= first { run += 1 }
            first = addBlock(from: first, run) ?? addLine(from: first, run)
        }
        for index in bands.indices where bands[index].block == nil { spread(index) }
    }

    // MARK: Placing

    /// Adds the full lines of a run, except for the last one, in which an item of the next run may fit. Returns the
    /// item after them; `nil` if there are too few.
    private mutating func addBlock(from first: Int, _ run: Int) -> Int? {
        let (size, left) = (items.runs[run].size, items.runs[run].end - first)
        let itemsPerLine = lines(of: size, count: left).itemsPerLine
        let lineCount = left / itemsPerLine - 1
        guard lineCount > 1 else { return nil }
        let block = lines(of: size, count: lineCount * itemsPerLine)
        add(Band(items: first..<first + block.count, offset: nextOffset, depth: block.depth, block: block))
        return first + block.count
    }

    private func lines(of size: FlowSize, count: Int) -> EqualFlowLines {
        EqualFlowLines(
            size,
            count: count,
            length: length,
            itemSpacing: itemSpacing,
            lineSpacing: lineSpacing,
            rules: rules
        )
    }

    /// Adds a line with as many items as it holds, and at least one. Returns the item after it.
    private mutating func addLine(from first: Int, _ run: Int) -> Int {
        let firstStart = starts.count
        var (next, run, end, depth) = (first, run, CGFloat(0), CGFloat(0))
        while next < items.count {
            while items.runs[run].end <= next { run += 1 }
            let size = items.runs[run].size
            let start = next == first ? 0 : end + itemSpacing
            guard next == first || start + size.length <= length + FlowRules.tolerance else { break }
            starts.append(start)
            end = start + size.length
            depth = max(depth, size.depth)
            next += 1
        }
        add(Band(items: first..<next, offset: nextOffset, depth: depth, firstStart: firstStart))
        return next
    }

    private mutating func add(_ band: Band) {
        var band = band
        band.reach = max(bands.last?.reach ?? 0, band.offset + band.depth)
        bands.append(band)
    }

    /// The offset of the next band.
    private var nextOffset: CGFloat {
        guard let last = bands.last else { return 0 }
        return last.offset + (last.block?.distanceToNextLine ?? max(last.depth + lineSpacing, 0))
    }

    private mutating func spread(_ index: Int) {
        let (band, isLast) = (bands[index], index == bands.count - 1)
        let rest = length - starts[band.firstStart + band.items.count - 1] - items[band.items.upperBound - 1].length
        if band.items.count == 1 {
            if !isLast { bands[index].leading = rest / 2 }
        } else if !isLast {
            bands[index].extraSpacing = max(rest, 0) / CGFloat(band.items.count - 1)
        }
    }

    // MARK: Queries

    var depth: CGFloat { bands.last?.reach ?? 0 }

    private func band(of item: Int) -> Band { bands[bands.partitioningIndex { $0.items.upperBound > item }] }

    /// Returns the items of the line with an item. Costs O(log bands).
    func line(of item: Int) -> Range<Int> {
        let band = band(of: item)
        return band.block?.line(of: item - band.items.lowerBound).shifted(by: band.items.lowerBound) ?? band.items
    }

    func frame(of item: Int) -> FlowFrame {
        let band = band(of: item)
        let index = item - band.items.lowerBound
        if let block = band.block { return block.frame(of: index).moved(by: band.offset) }
        let size = items[item]
        return FlowFrame(
            position: band.leading + starts[band.firstStart + index] + CGFloat(index) * band.extraSpacing,
            offset: band.offset + (band.depth - size.depth) / 2,
            size: size
        )
    }

    /// Returns the items of the lines between two offsets. Costs O(log bands).
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        let first = bands.partitioningIndex { $0.reach > lower }
        let end = bands.partitioningIndex { $0.offset >= upper }
        guard first < end else { return 0..<0 }
        let (start, last) = (items(of: bands[first], lower, upper), items(of: bands[end - 1], lower, upper))
        return start.lowerBound..<max(start.upperBound, last.upperBound)
    }

    private func items(of band: Band, _ lower: CGFloat, _ upper: CGFloat) -> Range<Int> {
        guard let block = band.block else { return band.items }
        return block.items(from: lower - band.offset, to: upper - band.offset).shifted(by: band.items.lowerBound)
    }
}

extension Range<Int> {
    fileprivate func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
