import CoreGraphics

/// The outline of lines of text: a rounded rectangle around each line, with a connection between lines that are above
/// each other.
struct TextLinesOutline {
    /// The distance of the outline from a line, and the radius of its corners, in points.
    static let margin: CGFloat = 4
    static let radius: CGFloat = 6

    private let lines: [CGRect]

    init(_ lines: [CGRect]) {
        self.lines = lines.filter { !$0.isEmpty }
    }

    /// The outline. It has no points if there are no lines.
    var path: UIBezierPath {
        let path = UIBezierPath()
        for line in lines {
            let box = line.insetBy(dx: -Self.margin, dy: -Self.margin)
            path.append(UIBezierPath(roundedRect: box, cornerRadius: Self.radius))
        }
        for bridge in bridges { path.append(UIBezierPath(rect: bridge)) }
        return path
    }

    /// The rectangles between the middles of lines, as wide as both lines.
    var bridges: [CGRect] {
        zip(lines, lines.dropFirst()).compactMap { upper, lower in
            let left = max(upper.minX, lower.minX) - Self.margin
            let right = min(upper.maxX, lower.maxX) + Self.margin
            guard left + 2 * Self.margin < right, upper.midY < lower.midY else { return nil }
            return CGRect(x: left, y: upper.midY, width: right - left, height: lower.midY - upper.midY)
        }
    }
}
