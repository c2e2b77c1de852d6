import CoreGraphics

/// The places of the rows of a menu: lines of the menu's width, and rows beside each other.
struct MenuStrip {
    /// A row: its size, and whether it is beside its neighbors.
    typealias Row = (size: CGSize, isBeside: Bool)

    /// The frames of the rows, from the left edge on.
    let frames: [CGRect]
    let height: CGFloat

    /// - Parameters:
    ///   - width: The width of the menu. Rows beside each other have the same width; those without room there continue
    ///     below.
    ///   - margin: The distance of rows beside each other from both edges.
    init(_ rows: [Row], width: CGFloat, margin: CGFloat = 0) {
        var frames: [CGRect] = []
        var y: CGFloat = 0
        var index = 0
        let room = max(width - 2 * margin, 0)
        while index < rows.count {
            guard rows[index].isBeside else {
                frames.append(CGRect(x: 0, y: y, width: width, height: rows[index].size.height))
                y += rows[index].size.height
                index += 1
                continue
            }
            let end = rows[index...].firstIndex { !$0.isBeside } ?? rows.endIndex
            let widest = rows[index..<end].map(\.size.width).max() ?? 0
            let columns = Self.columns(end - index, widest: widest, width: room)
            while index < end {
                let line = rows[index..<min(index + columns, end)]
                let height = line.map(\.size.height).max() ?? 0
                for column in 0..<line.count {
                    let side = room / CGFloat(columns)
                    frames.append(CGRect(x: margin + CGFloat(column) * side, y: y, width: side, height: height))
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
}
