import CoreGraphics

/// The places of the rows of a menu: lines of the menu's width, and rows beside each other.
struct MenuStrip {
    /// A row: its size, and whether it is beside its neighbors.
    typealias Row = (size: CGSize, isBeside: Bool)

    /// The frames of the rows, from the left edge on.
    let frames: [CGRect]
    let height: CGFloat

    /// - Parameter width: The width of the menu. Rows beside each other have the same width; those without room there
    ///   continue below.
    init(_ rows: [Row], width: CGFloat) {
        var frames: [CGRect] = []
        var y: CGFloat = 0
        var index = 0
        while index < rows.count {
            guard rows[index].isBeside else {
                frames.append(CGRect(x: 0, y: y, width: width, height: rows[index].size.height))
                y += rows[index].size.height
                index += 1
                continue
            }
            let end = rows[index...].firstIndex { !$0.isBeside } ?? rows.endIndex
            let widest = rows[index..<end].map(\.size.width).max() ?? 0
            let columns = Self.columns(end - index, widest: widest, width: width)
            while index < end {
                let line = rows[index..<min(index + columns, end)]
                let height = line.map(\.size.height).max() ?? 0
                for column in 0..<line.count {
                    let side = width / CGFloat(columns)
                    frames.append(CGRect(x: CGFloat(column) * side, y: y, width: side, height: height))
                }
                y += height
                index += line.count
            }
        }
        self.frames = frames
        height = y
    }

    /// Returns the number of rows that have room beside each other.
    private static func columns(_ count: Int, widest: CGFloat, width: CGFloat) -> Int {
        guard widest > 0 else { return count }
        return max(1, min(count, Int(width / widest)))
    }

    /// Returns the width that the rows need: that of the widest line, and for rows beside each other that of all.
    static func width(_ rows: [Row]) -> CGFloat {
        var result: CGFloat = 0
        for group in rows.split(omittingEmptySubsequences: true, whereSeparator: { !$0.isBeside }) {
            result = max(result, (group.map(\.size.width).max() ?? 0) * CGFloat(group.count))
        }
        return rows.reduce(result) { $1.isBeside ? $0 : max($0, $1.size.width) }
    }
}
