import CoreGraphics

/// The order in which things on the screen are read: line by line from the top, each from where reading starts.
enum ReadingOrder {
    /// The indices of boxes in the order in which they are read.
    ///
    /// Boxes stand in one line if they are beside each other and share half of the height of the lower one. Of equal ones
    /// the earlier comes first.
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

    /// Points that neighbours may overlap by.
    private static let tolerance: CGFloat = 1
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
