import CoreGraphics

/// The order in which elements of the screen are read: line by line from the top, and each line from its leading
/// edge.
enum ReadingOrder {
    /// Returns the indices of boxes in reading order.
    ///
    /// Boxes are in the same line if they are beside each other and overlap vertically by at least half of the
    /// smaller height. Of equal boxes the earlier comes first.
    static func indices(of boxes: [CGRect], rightToLeft: Bool) -> [Int] {
        var lines: [[Int]] = []
        for index in boxes.indices.sorted(by: { (boxes[$0].minY, $0) < (boxes[$1].minY, $1) }) {
            if let line = lines.last, line.allSatisfy({ areInLine(boxes[$0], boxes[index]) }) {
                lines[lines.count - 1].append(index)
            } else {
                lines.append([index])
            }
        }
        return lines.flatMap { line in
            line.sorted { rightToLeft ? boxes[$0].maxX > boxes[$1].maxX : boxes[$0].minX < boxes[$1].minX }
        }
    }

    private static func areInLine(_ one: CGRect, _ other: CGRect) -> Bool {
        let isBeside = one.maxX <= other.minX + tolerance || other.maxX <= one.minX + tolerance
        let common = min(one.maxY, other.maxY) - max(one.minY, other.minY)
        return isBeside && common >= min(one.height, other.height) / 2
    }

    /// The distance by which adjacent boxes may overlap, in points.
    private static let tolerance: CGFloat = 1
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
