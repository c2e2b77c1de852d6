import CoreGraphics
import Partitioning

/// The places of the blocks of a text. A block is a group of lines that are laid out together, below the block before.
struct TextBlocks: Sendable {
    struct Block: Sendable, Equatable {
        /// The range of the block's bytes of UTF-8, including the line break at its end.
        var bytes: Range<Int>
        /// The range of the block's lines.
        var lines: Range<Int>
        /// The direction of the paragraph that the block continues; `nil` if it begins after a line break.
        var continuesRightToLeft: Bool?
        /// The indent of the paragraph that the block continues; `nil` if it begins after a line break.
        var continuedIndent: CGFloat?
        /// Whether the next block continues the paragraph of its last line.
        var isContinued = false

        /// Whether the block is part of a paragraph.
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
        continuedIndent: CGFloat? = nil,
        isContinued: Bool = false
    ) {
        blocks.append(
            Block(
                bytes: bytes,
                lines: self.lineCount..<(self.lineCount + lineCount),
                continuesRightToLeft: continuesRightToLeft,
                continuedIndent: continuedIndent,
                isContinued: isContinued
            )
        )
    }

    var count: Int { blocks.count }
    var lineCount: Int { blocks.last?.lines.upperBound ?? 0 }
    /// The height of all lines, in points.
    var height: CGFloat { CGFloat(lineCount) * lineHeight }

    subscript(index: Int) -> Block { blocks[index] }

    /// Returns the top of a block, in points.
    func top(of index: Int) -> CGFloat { CGFloat(blocks[index].lines.lowerBound) * lineHeight }

    /// Returns the blocks between two heights. Costs a binary search.
    func indices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = blocks.partitioningIndex { CGFloat($0.lines.upperBound) * lineHeight > top }
        let end = blocks.partitioningIndex { CGFloat($0.lines.lowerBound) * lineHeight >= bottom }
        return first..<max(first, end)
    }

    /// Returns the block that contains a byte, or the last block.
    func index(ofByte byte: Int) -> Int? {
        blocks.isEmpty ? nil : min(blocks.partitioningIndex { $0.bytes.upperBound > byte }, blocks.count - 1)
    }
}
