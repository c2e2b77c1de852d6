import CoreGraphics

/// The lines of items of one size, in constant time and memory.
///
/// All lines have the spacing of a full line, also the last one. If a line holds one item, it is in the center.
struct EqualFlowLines: Hashable, Sendable {
    let size: FlowSize
    let count: Int
    /// The number of items in a full line.
    let itemsPerLine: Int
    /// The distance between the starts of items in a line.
    private let stride: CGFloat
    /// The start of the first item of a line.
    private let leading: CGFloat
    /// The distance between the starts of lines.
    private let step: CGFloat

    /// - Parameter length: The length of the lines, without their insets.
    init(_ size: FlowSize, count: Int, length: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat, rules: FlowRules) {
        self.size = size
        self.count = count
        let pitch = size.length + itemSpacing
        let fitting = pitch > 0 ? (length + itemSpacing + FlowRules.tolerance) / pitch : 1
        // If items take no length, the first two of a line decide whether it holds all of them.
        let isEndless =
            pitch > 0 ? fitting >= CGFloat(Int32.max) : size.length + pitch <= length + FlowRules.tolerance
        itemsPerLine = isEndless ? max(count, 1) : max(Int(fitting), 1)
        let rest = length - CGFloat(itemsPerLine) * size.length - CGFloat(itemsPerLine - 1) * itemSpacing
        let isCentered = itemsPerLine == 1 && !isEndless || rules.centersOnlyItem && count == 1
        leading = isCentered ? (length - size.length) / 2 : 0
        stride = pitch + (isEndless || itemsPerLine == 1 ? 0 : rest / CGFloat(itemsPerLine - 1))
        step = max(size.depth + lineSpacing, 0)
    }

    var lineCount: Int { (count + itemsPerLine - 1) / itemsPerLine }

    /// The distance from the start of the first line to that of a line after the last one.
    var distanceToNextLine: CGFloat { CGFloat(lineCount) * step }

    var depth: CGFloat { lineCount == 0 ? 0 : CGFloat(lineCount - 1) * step + size.depth }

    func frame(of item: Int) -> FlowFrame {
        FlowFrame(
            position: leading + CGFloat(item % itemsPerLine) * stride,
            offset: CGFloat(item / itemsPerLine) * step,
            size: size
        )
    }

    /// Returns the items of the line with an item.
    func line(of item: Int) -> Range<Int> {
        let first = item / itemsPerLine * itemsPerLine
        return first..<min(first + itemsPerLine, count)
    }

    /// Returns the items of the lines between two offsets.
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard count > 0, lower < depth, upper > 0 else { return 0..<0 }
        // Lines without a distance are all at the same place.
        guard step > 0 else { return 0..<count }
        let first = Int(max((lower - size.depth) / step, 0))
        let last = Int(min(max(upper / step, 0), CGFloat(lineCount - 1)))
        return min(first * itemsPerLine, count)..<min((last + 1) * itemsPerLine, count)
    }
}
