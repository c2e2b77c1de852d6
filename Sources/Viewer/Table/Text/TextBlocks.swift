import CoreGraphics

/// Where the blocks of a text are: lines that are set together, each block below the one before.
struct TextBlocks: Sendable {
    struct Block: Sendable, Equatable {
        /// Its bytes of UTF-8, the break at its end included.
        var bytes: Range<Int>
        /// Its lines among those of the text.
        var lines: Range<Int>
        /// The direction of the line that it goes on with; `nil` if it begins behind a line break.
        var continuesRightToLeft: Bool?
        /// Whether the next block goes on with its last line.
        var isContinued = false

        /// Whether it is a part of what is between two line breaks.
        var isPart: Bool { isContinued || continuesRightToLeft != nil }
    }

    private(set) var blocks: [Block] = []
    let lineHeight: CGFloat

    init(lineHeight: CGFloat) {
        self.lineHeight = lineHeight
    }

    mutating func append(
        _ bytes: Range<Int>,
        lineCount: Int,
        continuesRightToLeft: Bool? = nil,
        isContinued: Bool = false
    ) {
        blocks.append(
            Block(
                bytes: bytes,
                lines: self.lineCount..<(self.lineCount + lineCount),
                continuesRightToLeft: continuesRightToLeft,
                isContinued: isContinued
            )
        )
    }

    var count: Int { blocks.count }
    var lineCount: Int { blocks.last?.lines.upperBound ?? 0 }
    /// The height of all lines, in points.
    var height: CGFloat { CGFloat(lineCount) * lineHeight }

    subscript(index: Int) -> Block { blocks[index] }

    /// The top of a block, in points from that of the text.
    func top(of index: Int) -> CGFloat { CGFloat(blocks[index].lines.lowerBound) * lineHeight }

    /// The blocks of which something is between two heights. Costs a binary search.
    func indices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = partition { CGFloat($0.lines.upperBound) * lineHeight > top }
        let end = partition { CGFloat($0.lines.lowerBound) * lineHeight >= bottom }
        return first..<max(first, end)
    }

    /// The block with a byte, or the last one.
    func index(ofByte byte: Int) -> Int? {
        blocks.isEmpty ? nil : min(partition { $0.bytes.upperBound > byte }, blocks.count - 1)
    }

    /// The first block that satisfies a condition that all later ones satisfy too.
    private func partition(where condition: (Block) -> Bool) -> Int {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if condition(blocks[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
